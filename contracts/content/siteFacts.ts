/**
 * What a page may depend on and only the server knows, when it starts. In a finished page an element with
 * `data-if="<fact>"` is left out where the fact does not hold, one with `data-unless="<fact>"` where it does; the app
 * reads those that do not hold from `<meta name="off">`.
 */
export const SITE_FACTS = [
  'trial',
  'credit-search',
  'address-lookup',
  'text-messages',
  'offline-pages',
] as const;
export type SiteFact = (typeof SITE_FACTS)[number];

/** What an operator can switch off. */
export const CAPABILITIES = [
  'credit-search',
  'address-lookup',
  'text-messages',
] as const satisfies readonly SiteFact[];

/** Names, in the head of a built page, the capability without which the page is not there. */
export const ONLY_WITH = 'only-with';
export type SiteFacts = Readonly<Record<SiteFact, boolean>>;
