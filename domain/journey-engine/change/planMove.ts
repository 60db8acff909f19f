import type { Plan } from '../compile/plan.ts';
import type { GivenAnswer, SavedAnswers, Step } from '../definition/definition.ts';
import { CHOICE_OPTION_TYPES } from '../definition/kinds.ts';
import { answersFit } from '../run/standing.ts';
import type { MoveRule, MoveRules } from './moveRules.ts';

export type MoveFault = { readonly stepId: string; readonly message: string };

/** A stated and checked move of people from one version of a journey to the next. */
export type Move = { readonly from: Plan; readonly to: Plan; readonly rules: MoveRules };

export type PlannedMove =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly faults: readonly MoveFault[] };

/**
 * Checks that the rules state what becomes of every step that changed or is gone, and only of those. A step that is
 * new needs no rule: it is asked when the path comes to it. A step whose ways on changed needs none either: its answer
 * means what it did, and the path is worked out anew.
 */
export function planMove(from: Plan, to: Plan, rules: MoveRules): PlannedMove {
  const changed = changedSteps(from, to);
  const faults = [
    ...(from.journey === to.journey
      ? []
      : [{ stepId: '', message: 'These are versions of different journeys.' }]),
    ...changed.flatMap(stepId => faultsOf(stepId, from, to, rules[stepId])),
    ...Object.keys(rules)
      .filter(stepId => !changed.includes(stepId))
      .map(stepId => ({ stepId, message: `Step '${stepId}' did not change, so it needs no rule.` })),
    ...sharedTargets(from, rules),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, move: { from, to, rules } };
}

/** The steps of the old version that the new one has not, or asks differently; by id, in the order of the old version. */
export function changedSteps(from: Plan, to: Plan): readonly string[] {
  return from.order.filter(id => {
    const before = from.stepById.get(id)?.step;
    const after = to.stepById.get(id)?.step;
    return !before || !after || asked(before) !== asked(after);
  });
}

/** Whom a move changes something for: the steps answered by them that a rule other than 'keep' is about. */
export function touchedBy(move: Move, answers: SavedAnswers): readonly string[] {
  return Object.entries(move.rules)
    .filter(([stepId, { rule }]) => rule !== 'keep' && answers.has(stepId))
    .map(([stepId]) => stepId);
}

/** The answers with which a person goes on in the new version. Those given in the old one stay as they are, in its history. */
export function applyMove(move: Move, answers: SavedAnswers): SavedAnswers {
  const moved = new Map<string, readonly GivenAnswer[]>();
  for (const [stepId, given] of answers) {
    const rule: MoveRule = move.rules[stepId] ?? { rule: 'keep' };
    if (rule.rule === 'ask again' || rule.rule === 'drop') continue;
    const target = rule.rule === 'convert' ? (rule.to ?? stepId) : stepId;
    const carried = rule.rule === 'convert' ? converted(given, rule.answers) : given;
    const planStep = move.to.stepById.get(target);
    // What does not fit the new step is asked again and never half kept.
    const empty = carried.length === 0 && given.length === 0;
    if (planStep && (empty || planStep.kind.completedBy !== 'answers' || answersFit(planStep, carried))) {
      moved.set(target, withNewTexts(planStep.step, carried));
    }
  }
  return moved;
}

function faultsOf(stepId: string, from: Plan, to: Plan, rule: MoveRule | undefined): readonly MoveFault[] {
  const before = from.stepById.get(stepId)?.step;
  const after = to.stepById.get(stepId)?.step;
  const fault = (message: string) => [{ stepId, message }];
  if (!rule) {
    return fault(`Step '${stepId}' ${after ? 'changed' : 'is gone'}: say keep, ask again, drop or convert.`);
  }
  switch (rule.rule) {
    case 'keep': {
      if (!after) return fault(`Step '${stepId}' is gone, so its answer cannot be kept.`);
      if (before?.type !== after.type || before.optionType !== after.optionType) {
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
  before: Step | undefined,
  target: Step | undefined,
  rule: Extract<MoveRule, { rule: 'convert' }>,
): readonly MoveFault[] {
  if (!target) return [{ stepId, message: `There is no step '${rule.to ?? stepId}' to convert to.` }];
  const unstated = (before?.answers ?? []).filter(({ id }) => rule.answers?.[id] === undefined);
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

function converted(
  given: readonly GivenAnswer[],
  ids: Readonly<Record<string, string>>,
): readonly GivenAnswer[] {
  const carried = given.flatMap(({ id, value }) => {
    const to = ids[id];
    return to === undefined ? [] : [{ id: to, value }];
  });
  return [...new Map(carried.map(answer => [answer.id, answer])).values()];
}

/** A choice is kept with the text the new version gives it. */
function withNewTexts(step: Step, given: readonly GivenAnswer[]): readonly GivenAnswer[] {
  if (!step.optionType || !CHOICE_OPTION_TYPES.includes(step.optionType)) return given;
  return given.map(({ id, value }) => ({
    id,
    value: step.answers.find(answer => answer.id === id)?.value ?? value,
  }));
}

/** What a person was asked and could answer. Order, footers and ways on are no part of it. */
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
