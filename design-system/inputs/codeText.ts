/** The digits of a typed or pasted text, at most as many as a code has. */
export function codeText(typed: string, digits: number): string {
  return typed.replace(/\D/g, '').slice(0, digits);
}
