/**
 * The only script of the pages made at build time (home, help, about us …). They work without it; with it, customers
 * are taken to their dashboard and the cookie question can be answered.
 */
import { chooseCookies, cookieChoice } from '../data/choice.ts';
import { noteArrival } from '../data/marketing.ts';
import { accessToken, sessionUser } from '../data/session.ts';
import { paths } from './paths.ts';

if (location.pathname === paths.home && accessToken() && sessionUser()) location.replace(paths.dashboard);

noteArrival(location.search);

function whenReady(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work);
  else work();
}

whenReady(() => {
  passOnArrival();
  showChoice();
  document.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLElement>('[data-cookies]');
    if (!button) return;
    chooseCookies(button.dataset.cookies === 'accepted' ? 'accepted' : 'rejected');
    showChoice();
  });
});

/**
 * Passes the query of this page on to the links into the questions: it names who sent the visitor, without a cookie.
 */
function passOnArrival(): void {
  if (!location.search) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${paths.start}"]`)) {
    link.search = location.search;
  }
}

/** The banner shows until a choice is made; the cookies page says what was chosen. */
function showChoice(): void {
  const choice = cookieChoice();
  for (const element of document.querySelectorAll<HTMLElement>('[data-cookies-when]')) {
    element.hidden = element.dataset.cookiesWhen !== (choice ?? 'open');
  }
}
