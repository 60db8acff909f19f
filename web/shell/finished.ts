/**
 * The only script of the pages made at build time (home, help, about us …). They work without it; with it, customers
 * are taken to their dashboard, the cookie question can be answered, and whoever has to leave at once is taken away.
 */
import { chooseCookies, cookieChoice } from '../data/choice.ts';
import { noteArrival } from '../data/marketing.ts';
import { choosePlainTitles, plainTitles } from '../data/plainTitles.ts';
import { accessToken, sessionUser } from '../data/session.ts';
import { letLeave } from './leaving.ts';
import { paths } from './paths.ts';
import { words } from './words.ts';

if (location.pathname === paths.home && accessToken() && sessionUser()) location.replace(paths.dashboard);

noteArrival(location.search);
letLeave();

function whenReady(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work);
  else work();
}

/** The page's own title, once it has been read. */
let fullTitle = '';

whenReady(() => {
  fullTitle = document.title;
  passOnArrival();
  showChoice();
  showTitles();
  document.addEventListener('click', event => {
    const titles = (event.target as Element).closest<HTMLElement>('[data-titles]');
    if (titles) {
      choosePlainTitles(titles.dataset.titles === 'plain');
      showTitles();
    }
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

/** A page's title says nothing for people who want that; the page about safety says which it is. */
function showTitles(): void {
  const plain = plainTitles();
  document.title = plain ? words.plainTitle : fullTitle;
  for (const element of document.querySelectorAll<HTMLElement>('[data-titles-when]')) {
    element.hidden = element.dataset.titlesWhen !== (plain ? 'plain' : 'full');
  }
}
