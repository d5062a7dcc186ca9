/** The types of what Hortus uses of uqr. */

export function encode(
  text: string,
  options?: { ecc?: 'L' | 'M' | 'Q' | 'H'; border?: number },
): { data: boolean[][]; size: number; version: number };
