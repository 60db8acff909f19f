/** The digits and plus signs of a typed text (QU-039). */
export function phoneText(typed: string): string {
  return typed.replace(/[^\d+]/g, '');
}
