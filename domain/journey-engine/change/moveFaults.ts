import type { Plan } from '../compile/plan.ts';
import { stepOf } from '../compile/stepOf.ts';
import type { Step } from '../definition/definition.ts';
import type { MoveRule, MoveRules } from './moveRules.ts';

export type MoveFault = { readonly stepId: string; readonly message: string };

/**
 * Checks that the rules state what happens to every step that changed or is gone, and only to those. A new step needs
 * no rule: it is asked when the path reaches it. Neither does a step whose ways on changed: its answer means the same
 * as before, and the path is worked out again.
 *
 * @returns what is wrong with the rules; nothing when they may be published
 */
export function moveFaults(from: Plan, to: Plan, rules: MoveRules): readonly MoveFault[] {
  const changed = changedSteps(from, to);
  return [
    ...(from.journey === to.journey
      ? []
      : [{ stepId: '', message: 'These are versions of different journeys.' }]),
    ...changed.flatMap(stepId => faultsOf(stepId, from, to, rules[stepId])),
    ...Object.keys(rules)
      .filter(stepId => !changed.includes(stepId))
      .map(stepId => ({ stepId, message: `Step '${stepId}' did not change, so it needs no rule.` })),
    ...sharedTargets(from, rules),
  ];
}

/** The steps of the old version that the new one lacks or asks differently; by id, in the order of the old version. */
export function changedSteps(from: Plan, to: Plan): readonly string[] {
  return from.order.filter(id => {
    const after = to.stepById.get(id)?.step;
    return !after || asked(stepOf(from, id).step) !== asked(after);
  });
}

function faultsOf(stepId: string, from: Plan, to: Plan, rule: MoveRule | undefined): readonly MoveFault[] {
  const before = stepOf(from, stepId).step;
  const after = to.stepById.get(stepId)?.step;
  const fault = (message: string) => [{ stepId, message }];
  if (!rule) {
    return fault(`Step '${stepId}' ${after ? 'changed' : 'is gone'}: say keep, ask again, drop or convert.`);
  }
  switch (rule.rule) {
    case 'keep': {
      if (!after) return fault(`Step '${stepId}' is gone, so its answer cannot be kept.`);
      if (before.type !== after.type || before.optionType !== after.optionType) {
        return fault(`Step '${stepId}' is answered in another way now, so its answer cannot be kept.`);
      }
      const gone = before.answers.filter(({ id }) => !after.answers.some(answer => answer.id === id));
      return gone.flatMap(({ id }) =>
        fault(`Answer '${id}' of step '${stepId}' is gone: convert it or ask again.`),
      );
    }
    case 'ask again':
      return after ? [] : fault(`Step '${stepId}' is gone, so it cannot be asked again.`);
    case 'drop':
      return after ? fault(`Step '${stepId}' is still there: say keep, ask again or convert.`) : [];
    case 'convert':
      return conversionFaults(stepId, before, to.stepById.get(rule.to ?? stepId)?.step, rule);
    default:
      // Rules come from a file, where a word may be misspelt.
      return fault(`Step '${stepId}': say keep, ask again, drop or convert.`);
  }
}

function conversionFaults(
  stepId: string,
  before: Step,
  target: Step | undefined,
  rule: Extract<MoveRule, { rule: 'convert' }>,
): readonly MoveFault[] {
  if (!target) return [{ stepId, message: `There is no step '${rule.to ?? stepId}' to convert to.` }];
  const unstated = before.answers.filter(({ id }) => rule.answers?.[id] === undefined);
  const unknown = Object.values(rule.answers ?? {}).filter(
    id => !target.answers.some(answer => answer.id === id),
  );
  return [
    ...unstated.map(({ id }) => ({ stepId, message: `Say what answer '${id}' becomes.` })),
    ...unknown.map(id => ({ stepId, message: `Step '${target.id}' has no answer '${id}'.` })),
  ];
}

/** Two answers carried to one step would overwrite each other. */
function sharedTargets(from: Plan, rules: MoveRules): readonly MoveFault[] {
  const staying = from.order.filter(id => (rules[id]?.rule ?? 'keep') === 'keep');
  const taken = new Set(staying);
  return Object.entries(rules).flatMap(([stepId, rule]) => {
    if (rule.rule !== 'convert') return [];
    const target = rule.to ?? stepId;
    const shared = taken.has(target);
    taken.add(target);
    return shared ? [{ stepId, message: `Step '${target}' gets an answer from elsewhere already.` }] : [];
  });
}

/** What a person was asked and could answer. Order, footers and ways on are not part of it. */
function asked({ type, optionType, headerText, additionalText, answers, optional }: Step): string {
  return JSON.stringify([
    type,
    optionType ?? null,
    headerText,
    additionalText ?? null,
    optional ?? false,
    answers.map(({ id, value, isExclusiveAnswer, blocksContinue }) => [
      id,
      value,
      isExclusiveAnswer ?? false,
      blocksContinue ?? false,
    ]),
  ]);
}
