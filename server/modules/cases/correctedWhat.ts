import { ApiError } from '../../platform/http/apiError.ts';
import type { WalkedJourney } from '../answers/service.ts';
import { questionOf } from './answerWords.ts';
import type { CasesDeps } from './module.ts';
import { words } from './words.ts';

/** Which thing was put right, as it is called in the case; empty for what is not there any more. */
type Named = { readonly name: string; readonly tellsOfHealth: boolean };

/** What was put right, and what was agreed to, that tells of health. */
const OF_HEALTH: ReadonlySet<string> = new Set([
  'health',
  'support needs',
  'health conditions',
  'health in letters',
]);

/** What each thing that was put right together with a person is called: the question, the line of the budget, the creditor. */
export async function namesOfCorrected(
  deps: CasesDeps,
  customerId: string,
): Promise<(what: string, of: string) => Named> {
  const [first, now, { parts }, creditors] = await Promise.all([
    orNone(deps.walkedQualifier(customerId)),
    orNone(deps.walkedJourney(customerId)),
    deps.budgetOf(customerId),
    deps.debts.creditorsEver(customerId),
  ]);
  const plain = (name = '') => ({ name, tellsOfHealth: false });
  // One that is deleted has its name still.
  const debt = (debtId: string) => plain(creditors.get(debtId));
  const named: Readonly<Record<string, (of: string) => Named>> = {
    answer(stepId) {
      const plans = [first, now].flatMap(walked => walked?.plan ?? []);
      return plain(plans.map(plan => questionOf(plan, stepId)).find(Boolean));
    },
    budget: typeId =>
      parts.flatMap(({ lines }) => lines).find(line => String(line.typeId) === typeId) ?? plain(),
    consent: id => plain(words.agreements[id]),
    debt,
    'debt added': debt,
    'debt deleted': debt,
    // Of the two, one is named.
    'debts told apart': debt,
  };
  return (what, of) => named[what]?.(of) ?? plain();
}

/**
 * Says what was put right by the facts of its entry in the log, for the timeline of a case: null for an entry of an earlier
 * release that does not say which. What tells of health is named to who may see that. A line whose name tells of health is one of the others there: it is named in the budget
 * itself, to who may see that.
 */
export async function correctedWhat(
  deps: CasesDeps,
  customerId: string,
  seesHealth: boolean,
): Promise<(facts: unknown) => string | null> {
  const nameOf = await namesOfCorrected(deps, customerId);
  return facts => {
    const what = textIn(facts, 'what');
    const kind = words.correctedKind[what];
    if (kind === undefined) return null;
    const of = textIn(facts, 'of');
    if (!seesHealth && OF_HEALTH.has(what === 'consent' ? of : what)) return words.refused.ofHealth;
    const { name, tellsOfHealth } = nameOf(what, of);
    if (name === '') return kind;
    return words.correctedWhich(kind, tellsOfHealth ? words.otherLine : name);
  };
}

/** The questions of a person and what they answered; null for who has not begun. */
export async function orNone(walking: Promise<WalkedJourney>): Promise<WalkedJourney | null> {
  return walking.catch(fault => {
    if (fault instanceof ApiError && fault.code === 'NO_JOURNEY') return null;
    throw fault;
  });
}

function textIn(facts: unknown, name: string): string {
  const value: unknown = typeof facts === 'object' && facts !== null ? Reflect.get(facts, name) : undefined;
  return typeof value === 'string' ? value : '';
}
