import { ApiError } from '../../platform/http/apiError.ts';
import type { WalkedJourney } from '../answers/service.ts';
import { questionOf } from './answerWords.ts';
import type { CasesDeps } from './module.ts';
import { words } from './words.ts';

/** Says what was put right by the facts of its entry; null for an entry of an earlier release that does not say which. */
export type SayCorrected = (facts: unknown) => string | null;

/**
 * What was put right together with a person, in the words in which it stands in their case: the question, the line of the
 * budget, the debt by whom it is owed to. What is not there any more is told by its kind, and a line whose name tells of
 * health is one of the others: it is named in the budget itself, to who may see that.
 */
export async function correctedWhat(deps: CasesDeps, customerId: string): Promise<SayCorrected> {
  const [first, now, { parts }, { debts }] = await Promise.all([
    orNone(deps.walkedQualifier(customerId)),
    orNone(deps.walkedJourney(customerId)),
    deps.budgetOf(customerId),
    deps.debtsOf(customerId),
  ]);
  const names: Readonly<Record<string, (of: string) => string>> = {
    answer(stepId) {
      const plans = [first, now].flatMap(walked => walked?.plan ?? []);
      return plans.map(plan => questionOf(plan, stepId)).find(Boolean) ?? '';
    },
    budget(typeId) {
      const line = parts.flatMap(({ lines }) => lines).find(one => String(one.typeId) === typeId);
      return line?.tellsOfHealth ? words.otherLine : (line?.name ?? '');
    },
    debt: debtId => debts.find(({ id }) => id === debtId)?.initialCreditorName ?? '',
  };
  return facts => {
    const [what, of] = [textIn(facts, 'what'), textIn(facts, 'of')];
    const kind = words.correctedKind[what];
    if (kind === undefined) return null;
    const name = names[what]?.(of) ?? '';
    return name === '' ? kind : words.correctedWhich(kind, name);
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
