/**
 * The only script of the pages made at build time (home, help, about us …). They work without it; with it, customers
 * are taken to their dashboard, the cookie question can be answered, they say whether our line is open now, and whoever
 * has to leave at once is taken away.
 */
import { type OpeningHours, openAt, sayOpen } from '@towpath/domain/values/openingHours.ts';
import { chooseCookies, cookieChoice } from '../data/choice.ts';
import { whyAway } from '../data/connection.ts';
import { londonMoment } from '../data/londonMoment.ts';
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

const MINUTE = 60_000;

/** The page's own title, once it has been read. */
let fullTitle = '';

whenReady(() => {
  sayWhyAway();
  fullTitle = document.title;
  passOnArrival();
  showChoice();
  showTitles();
  sayWhetherOpen();
  setInterval(sayWhetherOpen, MINUTE);
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

/** Says beside our hours whether somebody answers now, in the words of the app's pages. */
function sayWhetherOpen(): void {
  const now = londonMoment(new Date());
  for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    // Written by `OpenNow` while the site was built.
    const opening = JSON.parse(line.dataset.openNow ?? '') as OpeningHours;
    line.textContent = sayOpen(openAt(opening, now), now.day);
  }
}

/** The page that stands in for another says that we cannot be reached where the browser has a connection. */
function sayWhyAway(): void {
  if (whyAway() === 'offline') return;
  for (const text of document.querySelectorAll<HTMLElement>('[data-unreached]')) {
    const before = text.textContent;
    text.textContent = text.dataset.unreached ?? '';
    document.title = document.title.replace(before, text.textContent);
  }
}
