import type { UrgentItem } from './now.ts';

/** How pressing the work for a person is: 0 not more than any, 1 urgent. Worrying words alone are more, and are no fact. */
export type WorkDanger = 0 | 1;

/** What is done to somebody, or what they lack to live on: each day that nobody looks at it makes it worse. */
const AT_ONCE: readonly UrgentItem['code'][] = [
  'EVICTION_SOON',
  'BAILIFFS_SOON',
  'COURT_SOON',
  'CREDITOR_PETITION',
  'NO_ESSENTIALS',
  'NO_FOOD',
  'DISCONNECTION',
];
/** What may happen on any day unless a day is named: one that is near has a code of its own. */
const ANY_DAY: readonly UrgentItem['code'][] = ['EVICTION', 'BAILIFFS', 'COURT'];

/**
 * How pressing the work for a person is, whatever kind it is of, by what is known to be urgent for them: officers, a court
 * or an eviction that is near or has no day, a petition, no food, heat or power. What is known of health is left out, since
 * whoever may not see it reads the list.
 *
 * @param matters what cannot wait, with the day that each is about where it has one
 */
export function workDanger(
  matters: readonly { readonly code: string; readonly on?: string | undefined }[],
): WorkDanger {
  const isAmong = (codes: readonly string[], code: string) => codes.includes(code);
  return matters.some(
    ({ code, on }) => isAmong(AT_ONCE, code) || (isAmong(ANY_DAY, code) && on === undefined),
  )
    ? 1
    : 0;
}
