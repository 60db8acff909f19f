/** Every address of the site, so that no link is typed by hand twice. */
export const paths = {
  home: '/',
  login: '/login',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  start: '/start',
  journey: (pageId: string) => `/journey/${encodeURIComponent(pageId)}`,
  help: (topic: string) => `/help/${encodeURIComponent(topic)}`,
  about: '/about',
  costs: '/costs',
  complaints: '/complaints',
  accessibility: '/accessibility',
  privacy: '/privacy',
  cookies: '/cookies',
  terms: '/terms',
  contact: '/contact',
} as const;

/** Paths drawn by the app itself; all others are finished pages that the browser loads as documents. */
const APP_PATHS = /^\/(login|reset-password|dashboard|start|journey|design)(\/|\?|#|$)/;

/** Whether a link can be followed without loading a new document. */
export function isAppPath(href: string): boolean {
  return APP_PATHS.test(href);
}

/** A path to go on to after login: only one of this site's own app pages, never another site (`?next=`). */
export function safeNext(next: string | null | undefined): string | undefined {
  return next && isAppPath(next) && !next.startsWith(paths.login) ? next : undefined;
}
