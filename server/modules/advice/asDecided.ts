import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { Help } from '@towpath/contracts/content/operator.ts';
import { withDecision } from '@towpath/domain/casework/withDecision.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import type { StandsBeside } from '@towpath/domain/solutions/explain/standsBeside.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { OwnerOf } from '../repayment/sales.ts';
import { staffNames } from '../staff/members.ts';
import { type Decision, inForce, takenBack } from './decisions.ts';
import { namedByOwner } from './namedByOwner.ts';
import { recommendationResponse } from './toResponse.ts';

/** An advice as the rules gave it, with the id that its record is kept by; null where it is not. */
export type Judged = { readonly recordId: string | null; readonly record: AdviceRecord };

type Deps = {
  readonly database: Database;
  readonly help: readonly Help[];
  readonly rulebook: Pick<Rulebook, 'rulesOn'>;
  readonly ownerOf: (customerId: string, on: Database | DatabaseTransaction) => Promise<OwnerOf>;
};

/** Returns the function that puts an advice as the person reads it: as the rules gave it, or as one of us has said of it. */
export function asDecidedBy({ database, help, rulebook, ownerOf }: Deps) {
  /** Who of us said something, by first name, on which day and why. */
  async function signed({ staffId, at, reason }: Pick<Decision, 'staffId' | 'at' | 'reason'>) {
    const name = (await staffNames(database, [staffId])).get(staffId) ?? '';
    return { by: name.split(' ')[0] ?? name, on: isoDate(londonDate(at)), reason };
  }

  /** @param about all that of us have said of it */
  return async (
    customerId: string,
    judged: Judged,
    about: readonly Decision[],
    along: { readonly waitIsOver?: Recommendation['waitIsOver']; readonly beside?: StandsBeside } = {},
  ): Promise<{ readonly record: AdviceRecord; readonly advice: Recommendation }> => {
    const decision = inForce(about);
    const record = decision ? withDecision(judged.record, decision.shortName) : judged.record;
    const named = namedByOwner(record, await ownerOf(customerId, database));
    const advice = recommendationResponse(named, judged.recordId, help, rulebook.rulesOn, along);
    if (decision) {
      const { outcome, shortName } = decision;
      return { record, advice: { ...advice, decided: { outcome, shortName, ...(await signed(decision)) } } };
    }
    const gone = takenBack(about);
    if (!gone) return { record, advice };
    const { shortName, ended } = gone;
    return { record, advice: { ...advice, takenBack: { shortName, ...(await signed(ended)) } } };
  };
}
