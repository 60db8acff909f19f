/** A claim at court that its person has to answer: the court can rule without them once its day is over. */
export const COURT_CLAIM = 'COURT_CLAIM';

/** What is done to somebody, or what they lack to live on: each day that nobody looks at it makes it worse. */
const AT_ONCE = [
  'EVICTION_SOON',
  'BAILIFFS_SOON',
  'COURT_SOON',
  'CREDITOR_PETITION',
  'NO_ESSENTIALS',
  'NO_FOOD',
  'DISCONNECTION',
  COURT_CLAIM,
] as const;
/** What may happen on any day unless a day is named: one that is near has a code of its own. */
const ANY_DAY = ['EVICTION', 'BAILIFFS', 'COURT'] as const;

/** What the law had one of us do for them by a day that is over: it comes after what threatens them. */
const OURS_LATE = 'REVIEW_LATE';

/** What makes work urgent for its person, each by the code of the matter that cannot wait. */
export const PRESSING_CODES = [...AT_ONCE, ...ANY_DAY, OURS_LATE] as const;
export type PressingCode = (typeof PRESSING_CODES)[number];

/** One of them, with the day that it is about ('YYYY-MM-DD') where it has one. */
export type PressingWork = { readonly code: PressingCode; readonly on: string | null };

/**
 * What makes the work for a person urgent, whatever kind it is of, by what is known of them: officers, a court or an
 * eviction that is near or has no day, a petition, a claim to answer, no food, heat or power. What is known of health is left
 * out, since whoever may not see it reads the list.
 *
 * @param matters what cannot wait, the gravest first, with the day that each is about where it has one
 * @returns those of them that count, in the same order
 */
export function pressingWork(
  matters: readonly { readonly code: string; readonly on?: string | undefined }[],
): readonly PressingWork[] {
  return matters.flatMap(({ code, on }) => {
    const known =
      AT_ONCE.find(one => one === code) ?? (on === undefined && ANY_DAY.find(one => one === code));
    return known ? { code: known, on: on ?? null } : [];
  });
}
