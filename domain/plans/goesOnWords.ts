import type { PlanState } from './planState.ts';

type ToldToo = { readonly sent: string; readonly since: string };
const same = (whom: string): ToldToo => ({ sent: whom, since: whom });

/** Who has to know of a change besides us, while those decide whom it went to and from then on; nobody for what we ask for. */
const TOLD_TOO: Readonly<Record<string, ToldToo | null>> = {
  DRO: same('the official receiver'),
  BKY: { sent: 'those who have your form', since: 'the official receiver' },
  IVA: { sent: 'the insolvency practitioner', since: 'your supervisor' },
  PTD: { sent: 'the insolvency practitioner', since: 'your trustee' },
  SEQ: { sent: 'the Accountant in Bankruptcy', since: 'your trustee' },
  MAP: { sent: 'the Accountant in Bankruptcy', since: 'your trustee' },
  DAS: same('the Accountant in Bankruptcy'),
  MOR: same('the Accountant in Bankruptcy'),
  AO: same('the court'),
  BS: null,
  MHBS: null,
};
const THOSE_WRITTEN_TO = same('those we or you wrote to');

/** A plan of which a talk is due while it goes on. */
type GoingOn = { readonly product: { readonly shortName: string }; readonly state: PlanState };

/** Whom its person tells what has changed. */
function tell({ product: { shortName }, state }: GoingOn): string {
  const too = shortName in TOLD_TOO ? TOLD_TOO[shortName] : THOSE_WRITTEN_TO;
  const toldToo = too?.[state === 'sent' ? 'sent' : 'since'];
  return toldToo ? `Tell us and ${toldToo} what has changed.` : 'Tell us what has changed.';
}

/** What people read of a plan that others decide on by now, or have, where it is to be talked over: it is not stopped by that. */
export const goesOnWords = {
  /** New facts: the advice of today does not name it any more. @param name as inside a sentence */
  closed: (plan: GoingOn, name: string) =>
    `Your advice does not name ${name} any more. Yours goes on all the same. ${tell(plan)} We look with you at what it means.`,
  /** One of us has said something else since. */
  doubted: 'Yours goes on all the same. Talk it over with us: we look with you at what it means.',
  /** The same beside what else there is to do. */
  inShort: (plan: GoingOn, isClosed: boolean) =>
    isClosed
      ? `It goes on all the same. ${tell(plan)}`
      : 'It goes on all the same. We look with you at what it means.',
  doThis: { closed: 'Tell us what has changed', doubted: 'Talk it over with us' },
  seeHow: 'See how we can talk',
} as const;
