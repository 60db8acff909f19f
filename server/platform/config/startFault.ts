/**
 * A fault that stops the server from starting and that the person who starts it can mend: a wrong setting,
 * a database out of reach, a faulty content file. The message is one plain line; no stack is shown for it.
 */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
