import type { Plan } from '@towpath/contracts/api/plans.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { saidToFit } from '../advice/saidToFit.ts';
import { firstNameIn } from '../chat/messages.ts';
import { staffNames } from '../staff/members.ts';
import type { KeptChange, KeptPlan } from './repository.ts';
import { talksNotedOf } from './talks.ts';

/** Each state that the form of a plan came to, the oldest first; `staffId`: who of us brought it there. */
export type FormStates = (of: {
  readonly customerId: string;
  readonly planId: string;
}) => Promise<readonly { readonly at: Date; readonly state: string; readonly staffId: string | null }[]>;

type Beside = Plan['beside'][number];

/** What becomes of a form while it is with its person and us; what those say who decide moves its plan. */
const OF_FORM: ReadonlyMap<string, Beside['what']> = new Map([
  ['handed over', 'form handed over'],
  ['asked again', 'form asked about'],
  ['accepted', 'form accepted'],
]);

/**
 * What was done for a plan beside what it came to, the oldest first: that one of us said that it fits, talked it over with its
 * person, or took its form.
 *
 * @param changes all that it came to, the oldest first
 */
export async function besidePlan(
  { database, formStates }: { readonly database: Database; readonly formStates: FormStates },
  customerId: string,
  { id: planId, shortName }: Pick<KeptPlan, 'id' | 'shortName'>,
  changes: readonly KeptChange[],
): Promise<readonly Beside[]> {
  const wentAt = changes.find(({ state }) => state === 'sent')?.at;
  const [form, talks, fits] = await Promise.all([
    formStates({ customerId, planId }),
    isInsolvency(shortName) ? talksNotedOf(database, { customerId, planId }) : [],
    // What asks for no yes of ours is chosen without one.
    isInsolvency(shortName) ? saidToFit(database, { customerId, shortName, until: wentAt }) : null,
  ]);
  const names = await staffNames(
    database,
    [...form, ...talks, ...(fits ? [fits] : [])].flatMap(({ staffId }) => staffId ?? []),
  );
  const all = [
    ...(fits ? [{ ...fits, what: 'said to fit' as const, how: null, on: isoDate(londonDate(fits.at)) }] : []),
    ...talks.map(talk => ({ ...talk, what: 'talked over' as const })),
    ...form.flatMap(({ at, state, staffId }) => {
      const what = OF_FORM.get(state);
      return what ? [{ at, staffId, what, how: null, on: isoDate(londonDate(at)) }] : [];
    }),
  ];
  return all
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, staffId, what, how, on }) => ({
      what,
      on,
      by: (staffId && firstNameIn(names.get(staffId) ?? '')) || null,
      how,
      after: changes.filter(change => change.at <= at).length,
    }));
}
