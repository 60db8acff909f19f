import { chooseCookies } from '../data/choice.ts';
import { useCookieChoice } from '../data/useCookieChoice.ts';
import { CookieBanner } from './CookieBanner.tsx';

/** The banner on an app page, for visitors who came straight there and have not been asked. */
export function AppCookieBanner() {
  return useCookieChoice() === undefined && <CookieBanner onChoose={chooseCookies} />;
}
