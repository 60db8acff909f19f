/** Every address of the site, so that none is written twice. */
export const paths = {
  home: '/',
  login: '/login',
  /** Where a login asks for the code of an app too. */
  loginCode: '/login/code',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  account: '/account',
  emailChange: '/email-change',
  keepAccount: '/keep-account',
  start: '/start',
  journey: (pageId: string) => `/journey/${encodeURIComponent(pageId)}`,
  /** The page the person has reached, which the journey finds. */
  journeyNow: '/journey/now',
  /** The debts, once their section is complete. */
  completedDebts: '/debts/debts-overview/completed-debts',
  /** The page of one solution, by its short name (AD-024). */
  solution: (shortName: string) => `/solutions/${encodeURIComponent(shortName.toLowerCase())}`,
  /** Choosing that solution. */
  choose: (shortName: string) => `/choose/${encodeURIComponent(shortName.toLowerCase())}`,
  /** What the person chose. */
  plan: '/plan',
  /** Letters of what was chosen, and one of them. */
  letters: '/plan/letters',
  letter: (letterId: string) => `/plan/letters/${encodeURIComponent(letterId)}`,
  /** The letter about a debt that is to be sent. */
  letterAbout: (debtId: string) => `/plan/letters?about=${encodeURIComponent(debtId)}`,
  /** The form for what they chose. */
  planForm: '/plan/form',
  /** All that was made for the person to keep. */
  papers: '/papers',
  /** Help that they may be missing. */
  moneyFound: '/money-found',
  /** Leads to the chat, by the link of a text message. */
  chat: '/chat',
  /** Booking a talk with one of us. */
  book: '/book',
  /** A booked talk, by the link of a mail. */
  booking: '/booking',
  /** Where those who work behind the site sign in. */
  staff: '/staff',
  help: (topic: string) => `/help/${encodeURIComponent(topic)}`,
  about: '/about',
  costs: '/costs',
  complaints: '/complaints',
  accessibility: '/accessibility',
  privacy: '/privacy',
  cookies: '/cookies',
  safety: '/safety',
  terms: '/terms',
  creditSearchTerms: '/credit-search-terms',
  contact: '/contact',
} as const;

/** Paths that the app renders; all others are pages made at build time, which the browser loads as documents. */
const APP_PATHS =
  /^\/(login|reset-password|dashboard|account|email-change|keep-account|start|journey|debts|solutions|choose|plan|papers|money-found|chat|book|booking|staff|design)(\/|\?|#|$)/;

/** Whether a link can be followed without loading a new document. */
export function isAppPath(href: string): boolean {
  return APP_PATHS.test(href);
}

/** Whether a path is a page of the questions. */
export function isJourneyPath(path: string): boolean {
  return path.startsWith('/journey/');
}

/** Whether a path is the table of people in the console, with somebody of it open or nobody. */
export function isPeoplePath(path: string): boolean {
  return path === '/staff/people' || path.startsWith('/staff/people/');
}

/** Whether somebody goes from the list of chats, or from one of them, to one that opens beside the list. */
export function opensChat(from: string, to: string): boolean {
  return /^\/staff\/chats(\/|$)/.test(from) && to.startsWith('/staff/chats/');
}

/** Pages that are not useful as the target after login. */
const NOT_AFTER_LOGIN = /^\/(login|reset-password|email-change|keep-account|start|booking|staff)\b/;

/** A path to continue to after login (`?next=`): only an app page of this site, never another site. */
export function safeNext(next: string | null | undefined): string | undefined {
  return next && isAppPath(next) && !NOT_AFTER_LOGIN.test(next) ? next : undefined;
}

/** The login page, with the way back to the current page. */
export function loginPath(from?: string): string {
  const next = safeNext(from);
  return next ? `${paths.login}?next=${encodeURIComponent(next)}` : paths.login;
}

/** What an address of the login page has where the guest of this browser takes along what they told us. */
export const BRINGING = 'brings';

/** The login page for a guest who has an account: what they told us comes along to it, and their dashboard says so. */
export function bringingLoginPath(): string {
  return `${loginPath(paths.dashboard)}&${BRINGING}=answers`;
}
