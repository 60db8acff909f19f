import type { SessionUser } from '@towpath/contracts/api/session.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { VISITED_CACHE } from './visitedCache.ts';

/** The four session cookies (ID-014, ID-017). `refreshToken` is out of reach of scripts; the server clears it. */
const SESSION_COOKIES = ['basicAuthToken', 'refreshToken', 'accessToken', 'user'] as const;

/** Everything this site keeps in the browser's storage starts with this, so that logging out leaves nothing behind. */
export const STORAGE_PREFIX = 'towpath.';

/** What this tab keeps of the server's answers starts with this, for a reload without a connection (WT-063). */
export const RELOAD_PREFIX = `${STORAGE_PREFIX}reload.`;

/** Stands where the id of a person would, for a visitor without a session. */
export const NOBODY = 'nobody';

/** Holds for a moment how a session ended and whose it was, or that another began, so that the other tabs hear of it. */
const ENDED = `${STORAGE_PREFIX}ended`;

/** What a page hears when somebody comes back to it, from another tab, window or page. */
const RETURNS = ['focus', 'pageshow', 'visibilitychange'];

/** The person this page is for, once it has seen a session (SA-135). A page has one, whatever other tabs do to the cookies. */
let holder: string | undefined;
/** Whether this page has been told that its session is over. */
let isOver = false;
let isLeft = false;
/** Who still types into this page, whose session the server has just found over, until it gives way to the login page. */
let typist: string | undefined;

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
 * Whom a credential names: a guest's token begins with their id (16 bytes; the secret part follows), an access token
 * has it inside. Undefined for none, and for one that cannot be read, which the server refuses.
 */
function namedBy(credential = ''): string | undefined {
  const [scheme, token = ''] = credential.split(' ');
  try {
    if (scheme === 'Bearer') return (JSON.parse(bytesOf(token.split('.')[1])) as { sub?: string }).sub;
    if (!/^[\w-]{24}/.test(token)) return undefined;
    const bytes = bytesOf(token.slice(0, 22));
    const hex = [...bytes].map(byte => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  } catch {
    return undefined;
  }
}

function bytesOf(base64url = ''): string {
  return atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
}

/**
 * The id of the person this page is for, for what is kept for them alone: the customer's, or the guest's, which they
 * keep when they register. Nobody's while there is no session, or one of somebody else.
 */
export function personId(): string {
  const user = sessionUser();
  const named = user ? String(user.userId).toLowerCase() : namedBy(authorization());
  holder ??= named;
  return (named === holder && named) || NOBODY;
}

/**
 * Whether a credential names somebody else than the person this page is for: another person has logged in elsewhere in
 * this browser. A call is made with the very credential that was looked at, so no log-in can come in between.
 */
export function isOthers(credential = authorization()): boolean {
  personId();
  const named = namedBy(credential);
  return named !== undefined && named !== holder;
}

/**
 * Makes this page the person's who logged in on it, or a new guest's, and lets other tabs see to theirs. Says whether
 * it was another person's: what that one's code still has under way ends only with the page.
 */
export function holdPage(person: string | undefined): boolean {
  const before = holder;
  holder = person?.toLowerCase();
  isOver = false;
  const isOther = before !== undefined && before !== holder;
  if (isOther) forgetForReload();
  tellOtherTabs();
  return isOther;
}

/**
 * Ends the session in this page alone where the browser has none any more, or that of another person, whose cookies
 * stay (SA-136). What was typed stays with the person it was typed by.
 */
export function endIfOver(): void {
  const isOurs = holder === undefined || (personId() === holder && !isOthers());
  if (!isOurs && !isOver) end({ why: 'ended', email: undefined });
  isOver = !isOurs;
}

/** The server refused the credential of this page's own session: what its person still types here stays theirs. */
export function foundOver(refused: string | undefined): void {
  if (!isOver && namedBy(refused) === holder) typist = holder;
}

/** Another page is there in place of the one whose session was over: what is typed from here on is nobody's. */
export function giveWay(): void {
  typist = undefined;
}

/** Whose is what is typed into this page, which stays theirs for the moment after their session is found over. */
export function typedBy(): string {
  const person = personId();
  return (person === NOBODY && typist) || person;
}

/** Whether the session is a guest's, of whom we have no email. */
export function isGuest(): boolean {
  return guestToken() !== undefined && accessToken() === undefined;
}

/** Whether there is a session to make calls with: a customer's or a guest's. */
export function hasSession(): boolean {
  return authorization() !== undefined;
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
  if (accessToken() !== token && !isOthers()) writeCookie('accessToken', token);
}

/** Stores a new guest's token, unless the server's answer has done so already. The page is theirs from here on. */
export function keepGuestToken(token: string): void {
  if (guestToken() !== token) writeCookie('basicAuthToken', token);
  holdPage(namedBy(`Basic ${token}`));
}

/** How a session ended: the person logged out or it expired, and whose it was as far as known. */
export type SessionEnd = { readonly why: 'logout' | 'ended'; readonly email: string | undefined };

const endings = new Set<(end: SessionEnd) => void>();

function end(how: SessionEnd): void {
  isOver = true;
  if (how.why === 'logout') giveWay();
  forgetForReload();
  for (const tell of endings) tell(how);
}

/** What was kept for reloads is of no use to the next person, and none of their business (WT-064). */
function forgetForReload(): void {
  forgetReplies();
  try {
    void globalThis.caches?.delete(VISITED_CACHE).catch(() => undefined);
  } catch {
    // A browser that denies us storage has kept nothing either.
  }
}

/**
 * Takes away what was kept for reloads, because the person leaves the site at once. Nothing more is kept of a page that
 * is being left: an answer may come while the other site still loads (WT-088).
 */
export function leaveNothing(): void {
  isLeft = true;
  forgetForReload();
}

/** Whether the person has left this page, which only waits to be taken away. */
export function isPageLeft(): boolean {
  return isLeft;
}

/** Takes what this tab keeps of the server's answers away. */
function forgetReplies(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(RELOAD_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // The same.
  }
}

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

/** Whether anything waits in this browser to be sent, or is only typed, whoever's it is. */
export function keepsUnsent(): boolean {
  try {
    return [localStorage, sessionStorage].some(store =>
      Object.keys(store).some(key => key.startsWith(outboxPrefix())),
    );
  } catch {
    // A browser that denies us storage keeps nothing.
    return false;
  }
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
 * another person left here to be sent stays (HO-052), and so does the session of one who has logged in meanwhile. A
 * session that ran out keeps answers not yet sent: they go out when the person is back. The marketing cookie stays in
 * both cases (ID-019).
 *
 * @param person whose it was, where the cookies that say so may be gone already
 * @param known their email, likewise
 * @param isSaid whether this page is told: not where another person begins on it at once
 */
export function clearSession(
  why: SessionEnd['why'],
  person: string = personId(),
  known: string | undefined = sessionUser()?.email,
  isSaid = true,
): void {
  const isGivenUp = !isOthers();
  const email = isGivenUp ? known : undefined;
  if (isGivenUp) for (const name of SESSION_COOKIES) removeCookie(name);
  if (why === 'logout') empty(person, () => [localStorage, sessionStorage]);
  if (person !== NOBODY) tellOtherTabs(`${why} ${person}`);
  if (isSaid) end({ why, email });
}

/** Lets every other tab look whether its session is still there; `how` says why one is over, and whose. */
export function tellOtherTabs(how = 'changed'): void {
  try {
    localStorage.setItem(ENDED, how);
    localStorage.removeItem(ENDED);
  } catch {
    // They see it when somebody comes back to them, or hear of it from the server.
  }
}

/**
 * Ends the session in this tab when it ended in another one, as clearSession did there: the cookies and
 * localStorage, which all tabs share, are that tab's to clear. Looks at them too when somebody comes back to this tab.
 * Returns a function that stops this.
 */
export function endWithOtherTabs(): () => void {
  // A tab that was closed, and that the browser brings back, has what was kept for a session that ended meanwhile.
  if (!hasSession()) forgetReplies();
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key !== ENDED || !newValue) return;
    const [why, person] = newValue.split(' ');
    if (why === 'logout' && person) empty(person, () => [sessionStorage]);
    if (!person || person !== holder) endIfOver();
    else end({ why: why === 'logout' ? why : 'ended', email: undefined });
  };
  const listening = new AbortController();
  window.addEventListener('storage', heard, listening);
  for (const name of RETURNS) window.addEventListener(name, endIfOver, listening);
  return () => listening.abort();
}
