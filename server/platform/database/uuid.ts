const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Whether a text can be an id as the database makes them: of any other it would refuse the question. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
