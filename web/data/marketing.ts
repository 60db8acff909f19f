import type { MarketingContext } from '@towpath/contracts/api/journeys.ts';
import { cookieChoice, watchChoice } from './choice.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { partnerChosen } from './partnerChosen.ts';

/** Where the visitor came from (AN-011); readable by the server, gone after three days. */
const COOKIE = 'wlContext';
const THREE_DAYS = 3 * 24 * 60 * 60;
const LONGEST_QUERY = 500;
const LONGEST_ID = 100;

/** Ids of the site itself, for a visitor no campaign or partner sent (AN-012). */
const OWN_APP_ID: string = import.meta.env?.DEFAULT_APP_ID ?? '';
const OWN_BRAND_ID: string = import.meta.env?.DEFAULT_BRAND_ID ?? '';
/** Cookie in which an advertisement's click leaves its id (AN-014). */
const AD_CLICK_COOKIE: string = import.meta.env?.AD_CLICK_COOKIE ?? '_gcl_aw';

/** The one-time token of a partner's link: whoever reads that could open the link. */
const LEAD = /lead=/;

let arrivedWith = '';

/**
 * Records the query string the visitor arrived with, from its "?" on. It is written to the cookie only with their consent;
 * until then only this page knows it. After a refusal the cookie is removed. A partner's personal link is not recorded here:
 * that is done without its token, once its person has taken it.
 */
export function noteArrival(search: string): void {
  if (search && !LEAD.test(search)) arrivedWith = search;
  keepOrForget();
}

function keepOrForget(): void {
  const choice = cookieChoice();
  if (choice === 'rejected') removeCookie(COOKIE);
  if (choice !== 'accepted') return;
  const context = contextOf(arrivedWith);
  const tracked = context.plid ?? context.gclId ?? (context.appId === OWN_APP_ID ? undefined : context.appId);
  // A visit without a campaign does not overwrite the campaign that brought the visitor yesterday.
  if (kept() && tracked === undefined) return;
  writeCookie(COOKIE, JSON.stringify(context), THREE_DAYS);
}

watchChoice(keepOrForget);

function contextOf(search: string): MarketingContext {
  const query = new URLSearchParams(search);
  const id = (name: string) => query.get(name)?.slice(0, LONGEST_ID) || undefined;
  const plid = id('plid');
  const gclId = adClickId();
  return {
    appId: id('appId') ?? partnerChosen() ?? OWN_APP_ID,
    brandId: OWN_BRAND_ID,
    ...(plid && { plid }),
    ...(gclId && { gclId }),
    ...(search.length > 1 && { query: search.slice(1, 1 + LONGEST_QUERY) }),
  };
}

/** The cookie reads "GCL.time.id"; only the id is of interest. */
function adClickId(): string | undefined {
  return readCookie(AD_CLICK_COOKIE)?.split('.').at(-1)?.slice(0, 200) || undefined;
}

/**
 * What a new journey is told about where the visitor came from. Without consent that is only the id that
 * decides the look of the questions, as the link they followed named it.
 */
export function marketingContext(): MarketingContext {
  const { appId, brandId, ...campaign } = contextOf(arrivedWith);
  const own = { appId, brandId } as MarketingContext;
  if (cookieChoice() !== 'accepted') return own;
  return kept() ?? { ...own, ...campaign };
}

/** What the cookie says. One of an earlier version that has the token of a link says nothing, and is written over. */
function kept(): MarketingContext | undefined {
  try {
    const text = readCookie(COOKIE) ?? '0';
    const value: unknown = LEAD.test(text) || JSON.parse(text);
    return value instanceof Object ? value : undefined;
  } catch {
    return undefined;
  }
}
