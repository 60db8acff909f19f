/**
 * What a page tells a worker that waits: which release the page is of, by the address of its first script. The worker
 * takes over if that is its own release and no other page is open, since such a page may be of the release before.
 */
export type TakeOver = { readonly type: 'TAKE_OVER'; readonly entry: string };

export function isTakeOver(message: unknown): message is TakeOver {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'TAKE_OVER' &&
    'entry' in message &&
    typeof message.entry === 'string'
  );
}
