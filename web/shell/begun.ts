/** Left for the questions by the page that begins them: the server has just said that there is a journey. */
export const BEGUN = { isBegun: true } as const;

/** Whether a page was left this. */
export function isBegun(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBegun' in state;
}
