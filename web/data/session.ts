import type { SessionUser } from '@towpath/contracts/api/session.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';

/** The four session cookies (ID-014, ID-017). `refreshToken` is out of reach of scripts; the server clears it. */
const SESSION_COOKIES = ['basicAuthToken', 'refreshToken', 'accessToken', 'user'] as const;

/** Everything this site keeps in the browser's storage starts with this, so that logging out leaves nothing behind. */
export const STORAGE_PREFIX = 'towpath.';

/** Stands where the id of a person would, for a visitor without a session. */
export const NOBODY = 'nobody';

/** Holds for a moment how a session ended and whose it was, so that the other tabs hear of it. */
const ENDED = `${STORAGE_PREFIX}ended`;

/** The logged-in customer; undefined for a guest and for a stranger. */
export function sessionUser(): SessionUser | undefined {
  const kept = readCookie('user');
  if (!kept) return undefined;
  try {
    const user: unknown = JSON.parse(kept);
    return typeof user === 'object' && user !== null && 'userId' in user ? (user as SessionUser) : undefined;
  } catch {
    return undefined;
  }
}

export function accessToken(): string | undefined {
  return readCookie('accessToken');
}

export function guestToken(): string | undefined {
  return readCookie('basicAuthToken');
}

/**
 * The id of the current person, for what is kept for them alone: the customer's, or the guest's, which they
 * keep when they register. A guest's token begins with it (16 bytes); the secret part follows.
 */
export function personId(): string {
  const user = sessionUser();
  if (user) return String(user.userId).toLowerCase();
  const token = guestToken();
  if (!token || !/^[\w-]{24}/.test(token)) return NOBODY;
  const bytes = atob(token.slice(0, 24).replaceAll('-', '+').replaceAll('_', '/')).slice(0, 16);
  const hex = [...bytes].map(byte => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Whether there is a session to make calls with: a customer's or a guest's. */
export function hasSession(): boolean {
  return accessToken() !== undefined || guestToken() !== undefined;
}

/** The bearer token when there is one, otherwise the basic token (ID-015); undefined for a stranger. */
export function authorization(): string | undefined {
  const bearer = accessToken();
  if (bearer) return `Bearer ${bearer}`;
  const basic = guestToken();
  return basic && `Basic ${basic}`;
}

/** Stores a renewed access token in its cookie (API-009), unless the server's answer has done so already. */
export function keepAccessToken(token: string): void {
  if (accessToken() !== token) writeCookie('accessToken', token);
}

/** Stores a new guest's token, unless the server's answer has done so already. */
export function keepGuestToken(token: string): void {
  if (guestToken() !== token) writeCookie('basicAuthToken', token);
}

/** How a session ended: the person logged out or it expired, and whose it was as far as known. */
export type SessionEnd = { readonly why: 'logout' | 'ended'; readonly email: string | undefined };

const endings = new Set<(end: SessionEnd) => void>();

/**
 * Is notified when the session is over: the outbox stops sending (ID-020), the shell goes to the login page
 * (ID-022).
 */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}

/** The key prefix of what the outbox keeps for a person; for all of them, without an id. */
export function outboxPrefix(person?: string): string {
  const all = `${STORAGE_PREFIX}outbox/`;
  return person === undefined ? all : `${all}${encodeURIComponent(person)}/`;
}

/** Only the people who left entries here may discard them; what is nobody's goes with whoever logs out. */
function empty(person: string, stores: () => readonly Storage[]): void {
  const kept = [person, NOBODY].map(outboxPrefix);
  const isTheirs = (key: string) => key.startsWith(outboxPrefix()) && !kept.some(one => key.startsWith(one));
  try {
    for (const store of stores()) {
      for (const key of Object.keys(store))
        if (key.startsWith(STORAGE_PREFIX) && !isTheirs(key)) store.removeItem(key);
    }
  } catch {
    // A browser that denies us storage has kept nothing of ours either.
  }
}

/**
 * Ends the session in this browser and says so. Logging out also empties what was kept for the person (ID-020); what
 * another person left here to be sent stays (HO-052). A session that ran out keeps answers not yet sent: they go out
 * when the person is back. The marketing cookie stays in both cases (ID-019).
 *
 * @param person whose it was, where the cookies that say so may be gone already
 */
export function clearSession(why: SessionEnd['why'], person: string = personId()): void {
  const email = sessionUser()?.email;
  for (const name of SESSION_COOKIES) removeCookie(name);
  if (why === 'logout') empty(person, () => [localStorage, sessionStorage]);
  if (person !== NOBODY) tellOtherTabs(why, person);
  for (const tell of endings) tell({ why, email });
}

function tellOtherTabs(why: SessionEnd['why'], person: string): void {
  try {
    localStorage.setItem(ENDED, `${why} ${person}`);
    localStorage.removeItem(ENDED);
  } catch {
    // They hear of it from the server.
  }
}

/**
 * Ends the session in this tab when it ended in another one, as clearSession did there: the cookies and
 * localStorage, which all tabs share, are that tab's to clear. Returns a function that stops this.
 */
export function endWithOtherTabs(): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key !== ENDED || !newValue) return;
    const [why, person = NOBODY] = newValue.split(' ');
    if (why === 'logout') empty(person, () => [sessionStorage]);
    for (const tell of endings) tell({ why: why === 'logout' ? why : 'ended', email: undefined });
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
