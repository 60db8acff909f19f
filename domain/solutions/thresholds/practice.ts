/** For figures of practice that we chose. */
export const OWN_PRACTICE = 'Our own practice';
/** For what the debt sector takes as known but no public text states. */
export const COMMON_PRACTICE = 'Common practice in debt advice';

const NOTES: ReadonlyMap<string, string> = new Map([
  [OWN_PRACTICE, 'No public rule: the advice team confirms it'],
  [COMMON_PRACTICE, 'No public source: the advice team confirms it'],
]);

/** What the advice team still has to confirm about a source. Never shown to customers. */
export function sourceNote(source: string): string | null {
  return NOTES.get(source) ?? null;
}
