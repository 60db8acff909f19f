/** Keeps the digits and plus signs of what was typed (QU-039). */
export function phoneText(typed: string): string {
  return typed.replace(/[^\d+]/g, '');
}
