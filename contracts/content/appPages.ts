/** Pages of the app that texts of the content may lead to, besides pages of the content itself. */
export const APP_PAGES = ['/login', '/start', '/dashboard', '/account'] as const;
