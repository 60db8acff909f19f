import fc from 'fast-check';
import { compileJourney } from '../../journeys/plan.ts';
import { INFORMATION } from '../../journeys/steps.ts';
import { REGISTRATION } from '../../people/steps.ts';
import { type Fault, placedSteps, placedWays } from '../compile/fault.ts';
import { comparisonsOf, type Plan } from '../compile/plan.ts';
import type { Comparison, Condition, JourneyDefinition, NextStep, Step } from '../definition/definition.ts';
import { OPERATORS } from '../definition/kinds.ts';
import {
  advice,
  checkbox,
  dropOut,
  journey,
  page,
  radio,
  step,
  typed,
  wayTo,
  withAnswerFlags,
} from '../fixtures/build.ts';

/*
 * Random sound journeys: pages of steps of most kinds, with random ways forward on random conditions. What the compiler
 * refuses is cut out until it accepts the rest, so that journeys with long chains of conditions come out as well.
 */

const names = ['a', 'b', 'c', 'd'];

const arbitraryStep = (id: string): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 2, max: 4 }).map(count => radio(id, names.slice(0, count))) },
    {
      weight: 1,
      arbitrary: fc.constant(withAnswerFlags(radio(id, ['a', 'b', 'c']), 'c', { blocksContinue: true })),
    },
    {
      weight: 2,
      arbitrary: fc.constant(
        withAnswerFlags(checkbox(id, ['a', 'b', 'c']), 'c', { isExclusiveAnswer: true }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom('Money', 'Numeric', 'Text' as const).map(type => typed(type, id)),
    },
    { weight: 1, arbitrary: fc.constant({ ...typed('Text', id), optional: true }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(INFORMATION, REGISTRATION).map(({ name }) => step(name, id)),
    },
  );

const arbitraryComparison = (subject: Step, own: boolean): fc.Arbitrary<Comparison> => {
  const of = own ? {} : { stepId: subject.id };
  const ids = subject.answers.map(answer => answer.id);
  const byId = fc
    .tuple(fc.constantFrom('eq', 'neq' as const), fc.constantFrom(...ids))
    .map(([operator, value]): Comparison => ({ property: 'AnswerId', operator, value, ...of }));
  const ordering = subject.optionType === 'Text' ? (['eq', 'neq'] as const) : OPERATORS;
  const byValue = fc.constantFrom(...ordering).chain(operator => {
    const same = operator === 'eq' || operator === 'neq';
    return fc
      .constantFrom(10, 20, '15', '£10 - £20', ...(same ? ['bb', '10'] : []))
      .map((value): Comparison => ({ property: 'value', operator, value, ...of }));
  });
  return subject.optionType === 'Radio Button' || subject.optionType === 'Checkbox' ? byId : byValue;
};

const arbitraryCondition = (steps: readonly Step[], at: number): fc.Arbitrary<Condition> => {
  const readable = steps.slice(0, at + 1).filter(each => each.answers.length > 0);
  const comparison = fc
    .constantFrom(...readable)
    .chain(subject => arbitraryComparison(subject, subject === steps[at]));
  const several = fc.array(comparison, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    comparison,
    several.map(all => ({ all })),
    several.map(any => ({ any })),
  );
};

/** Ways on from the step at a place: some with a condition, then or before them the default. */
const arbitraryWays = (
  steps: readonly Step[],
  ends: readonly Step[],
  at: number,
): fc.Arbitrary<readonly NextStep[]> => {
  const later = [...steps.slice(at + 1), ...ends].map(each => each.id);
  const canRead = steps.slice(0, at + 1).some(each => each.answers.length > 0);
  const target = fc.nat({ max: later.length * 3 }).map(n => later[Math.min(n % later.length, n)] ?? 'advice');
  const conditional = () =>
    fc.tuple(target, arbitraryCondition(steps, at)).map(([id, condition]) => wayTo(id, condition));
  const following = later[0] ?? 'advice';
  return fc
    .tuple(canRead ? fc.array(conditional(), { maxLength: 3 }) : fc.constant([]), fc.boolean(), fc.boolean())
    .map(([ways, first, viaPage]) => {
      if (ways.length === 0 && viaPage) return [];
      return first ? [wayTo(following), ...ways] : [...ways, wayTo(following)];
    });
};

/** A random definition, sound or not. */
export const arbitraryDefinition: fc.Arbitrary<JourneyDefinition> = fc
  .integer({ min: 2, max: 10 })
  .chain(count => fc.tuple(...Array.from({ length: count }, (_, index) => arbitraryStep(`s${index}`))))
  .chain(steps => {
    const ends = [dropOut('out'), advice()];
    const ways = fc.tuple(...steps.map((_, index) => arbitraryWays(steps, ends, index)));
    const cuts = fc.subarray(steps.slice(1).map((_, index) => index + 1));
    return fc.tuple(ways, cuts).map(([nextSteps, starts]) => {
      const linked = steps.map((each, index): Step => ({ ...each, nextStep: nextSteps[index] ?? [] }));
      const bounds = [0, ...starts, linked.length];
      const pages = bounds.slice(0, -1).map((from, index) => ({
        ...page(`p${index}`),
        sections: page(`p${index}`, ...linked.slice(from, bounds[index + 1])).sections,
      }));
      return journey(...pages, page('end', ...ends));
    });
  });

/** A random sound journey. */
export const arbitraryPlan: fc.Arbitrary<Plan> = arbitraryDefinition
  .map(definition => soundPart(definition, 30))
  .filter(plan => plan !== undefined);

function soundPart(definition: JourneyDefinition, attempts: number): Plan | undefined {
  const compiled = compileJourney(definition);
  if (compiled.ok) return compiled.plan;
  return attempts === 0 ? undefined : soundPart(without(definition, compiled.faults), attempts - 1);
}

/** Takes out the steps and ways on that have a fault, and everything that refers to such a step. */
function without(definition: JourneyDefinition, faults: readonly Fault[]): JourneyDefinition {
  const places = new Set(faults.map(({ where }) => where));
  const lost = new Set(
    placedSteps(definition)
      .filter(({ where }) => places.has(where))
      .map(({ step: { id } }) => id),
  );
  const wrong = new Set(
    placedWays(definition)
      .filter(({ where }) => places.has(where))
      .map(({ way }) => way),
  );
  const stays = (way: NextStep) =>
    !wrong.has(way) &&
    !lost.has(way.id) &&
    !(way.condition && comparisonsOf(way.condition).some(({ stepId }) => lost.has(stepId ?? '')));
  const pages = definition.pages.map(each => ({
    ...each,
    sections: each.sections
      .map(one => ({
        ...one,
        steps: one.steps
          .filter(({ id }) => !lost.has(id))
          .map(kept => ({ ...kept, nextStep: kept.nextStep.filter(stays) })),
      }))
      .filter(one => one.steps.length > 0),
  }));
  return { ...definition, pages: pages.filter(each => each.sections.length > 0) };
}
