/** The types of what Hortus uses of lit. */

type Template = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;
type Directive = (...values: any[]) => unknown;

export class LitElement extends HTMLElement {
  static properties: Record<string, object>;
  readonly updateComplete: Promise<boolean>;
  readonly isConnected: boolean;
  connectedCallback(): void;
  disconnectedCallback(): void;
  createRenderRoot(): any;
  requestUpdate(name?: string, old?: unknown): void;
  performUpdate(): void;
  willUpdate(changed: Map<string, unknown>): void;
  firstUpdated(changed: Map<string, unknown>): void;
  updated(changed: Map<string, unknown>): void;
  addController(controller: { hostUpdated?(): void; hostDisconnected?(): void }): void;
  render(): unknown;
  /** A board's `animate` tells a story; that of an element is not used on boards. */
  animate(...values: any[]): any;
}

export const html: Template;
export const svg: Template;
export const nothing: unknown;
export const noChange: unknown;
export function render(template: unknown, place: HTMLElement | DocumentFragment): unknown;
export function repeat<T>(
  items: Iterable<T>,
  key: (item: T, index: number) => unknown,
  template: (item: T, index: number) => unknown,
): unknown;
export function createRef<T extends Element = Element>(): { value?: T };
export const classMap: Directive;
export const styleMap: Directive;
export const ifDefined: Directive;
export const keyed: Directive;
export const live: Directive;
export const ref: Directive;
