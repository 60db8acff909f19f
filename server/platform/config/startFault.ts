/**
 * A fault that stops the server from starting and that the person who starts it can fix: a wrong setting, an
 * unreachable database, a faulty content file. The message is one plain line; no stack is shown for it.
 */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
