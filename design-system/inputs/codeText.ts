/** Keeps the digits of what was typed or pasted, and no more of them than a code has. */
export function codeText(typed: string, digits: number): string {
  return typed.replace(/\D/g, '').slice(0, digits);
}
