/** The types of what Hortus uses of Fluent. */

export class FluentResource {
  constructor(text: string);
  body: { id: string }[];
}

export class FluentNumber {
  constructor(value: number, options?: { useGrouping?: boolean });
}

export class FluentBundle {
  constructor(language: string, options?: { useIsolating?: boolean; transform?: (text: string) => string });
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: unknown; attributes: Record<string, unknown> } | undefined;
  formatPattern(pattern: unknown, args: Record<string, unknown>, errors: Error[]): string;
}
