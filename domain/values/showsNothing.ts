/** Spaces, and signs that are not seen, such as a zero-width space. */
const SHOWS_NOTHING = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u{2800}]*$/u;

/** Whether nothing of a text is to be seen. */
export function showsNothing(text: string): boolean {
  return SHOWS_NOTHING.test(text);
}
