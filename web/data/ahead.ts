import { authorization } from './session.ts';

/** What the server was asked before the app's code was there: by address, and with whose credential. */
type Ahead = { readonly credential: string; readonly answers: Map<string, Promise<Response | undefined>> };

declare global {
  /** The script in the document that begins, and the app, share nothing else. */
  var askedAhead: Ahead | undefined;
}

/**
 * Asks the server for what stands at an address of the API, for the app to take once it is there.
 *
 * @param isWanted says, once it is known, whether it is asked for at all; the app waits for that too
 */
export function askAhead(
  address: string,
  credential: string,
  isWanted: Promise<boolean> = Promise.resolve(true),
): Promise<Response | undefined> {
  const answer = isWanted.then(wanted =>
    wanted ? fetch(address, { headers: { authorization: credential }, credentials: 'include' }) : undefined,
  );
  // Whoever takes it hears of a failure; without this, one until then would count as an unhandled rejection.
  answer.catch(() => undefined);
  globalThis.askedAhead ??= { credential, answers: new Map() };
  globalThis.askedAhead.answers.set(address, answer);
  return answer;
}

/** What was asked ahead with the credential of now, the first time somebody asks for it; undefined for nothing. */
export function takeAhead(address: string): Promise<Response | undefined> | undefined {
  const ahead = globalThis.askedAhead;
  if (ahead?.credential !== authorization()) return undefined;
  const answer = ahead?.answers.get(address);
  ahead?.answers.delete(address);
  return answer;
}

/** Leaves aside what nobody has taken: by now it may no longer be so. */
export function forgetAhead(): void {
  globalThis.askedAhead = undefined;
}
