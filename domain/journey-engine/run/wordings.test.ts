import { describe, expect, it } from 'vitest';
import { compileJourney } from '../../journeys/plan.ts';
import { stepOf } from '../compile/stepOf.ts';
import type { Step } from '../definition/definition.ts';
import { type FactKind, withFacts } from '../definition/fact.ts';
import { answers } from '../fixtures/answers.ts';
import { advice, chose, journey, page, radio, typed } from '../fixtures/build.ts';
import { renderPaths } from '../prove/renderPaths.ts';
import { asRead, shownTo } from './asked.ts';
import { pathOf, stepsNeededFor } from './path.ts';

const FACTS: readonly FactKind[] = [{ name: 'boat', values: { yes: 'a boat', no: 'no boat' } }];
const FACT_OF_NOTHING = { property: 'fact', fact: 'cart', operator: 'eq', value: 'yes' } as const;
const inWales = chose('nation.wales', 'nation');
const worded: Step = {
  ...radio('visit', ['bailiff', 'court', 'eisteddfod']),
  additionalText: 'We ask all.',
  answers: radio('visit', ['bailiff', 'court', 'eisteddfod']).answers.map(answer =>
    answer.value === 'eisteddfod' ? { ...answer, when: inWales } : answer,
  ),
  wordings: [
    { when: inWales, additionalText: 'We ask here.', answers: { 'visit.court': 'llys' } },
    { when: { property: 'fact', fact: 'boat', operator: 'eq', value: 'yes' }, headerText: 'On board?' },
  ],
};
const asks = journey(page('one', radio('nation', ['england', 'wales'])), page('two', worded, advice()));
const compiled = (definition = asks) => compileJourney(definition, undefined, FACTS);
const planOf = () => {
  const made = compiled();
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.plan;
};
const plan = planOf();
const seen = (nation: string, facts = {}) =>
  shownTo(stepOf(plan, 'visit'), withFacts(answers(plan, { nation }), facts)).step;
const textsOf = (step: Step) => step.answers.map(({ value }) => value);

describe('a step in other words', () => {
  it('says to everybody else what it says (SA-078)', () => {
    expect(seen('england')).toMatchObject({ headerText: 'visit', additionalText: 'We ask all.' });
    expect(textsOf(seen('england'))).toEqual(['bailiff', 'court']);
  });

  it('says to those for whom an earlier answer or a fact holds what is written for them, and keeps the rest (SA-078)', () => {
    expect(seen('wales')).toMatchObject({ headerText: 'visit', additionalText: 'We ask here.' });
    expect(textsOf(seen('wales'))).toEqual(['bailiff', 'llys', 'eisteddfod']);
    expect(seen('wales').answers.map(({ id }) => id)).toEqual([
      'visit.bailiff',
      'visit.court',
      'visit.eisteddfod',
    ]);
    expect(seen('wales', { boat: 'yes' })).toMatchObject({
      headerText: 'On board?',
      additionalText: 'We ask here.',
    });
  });

  it('gives back what was answered in the words that were read, and what was typed as it is (WT-048)', () => {
    const read = (nation: string) => {
      const given = answers(plan, { nation, visit: 'court' });
      return asRead(plan, 'visit', given).map(({ id, value }) => [id, value]);
    };
    expect(read('england')).toEqual([['visit.court', 'court']]);
    expect(read('wales')).toEqual([['visit.court', 'llys']]);
    expect(asRead(plan, 'visit', answers(plan, { nation: 'wales' }))).toEqual([]);
    const asksSum = compiled(journey(page('one', typed('Money', 'sum'), advice())));
    if (!asksSum.ok) throw new Error('not compiled');
    const sum = [{ id: 'sum.amount', value: '12' }];
    expect(asRead(asksSum.plan, 'sum', new Map([['sum', sum]]))).toEqual(sum);
  });

  it('offers an answer only after the earlier one that it asks for, and asks again when that changes (SA-078)', () => {
    const given = { nation: 'wales', visit: 'eisteddfod' };
    expect(pathOf(plan, answers(plan, given)).end?.stepId).toBe('advice');
    expect(pathOf(plan, answers(plan, { ...given, nation: 'england' })).open?.stepId).toBe('visit');
  });

  it('is read with the answers it depends on, wherever they are', () => {
    expect(stepsNeededFor(plan, 'two')).toContain('nation');
    expect([...plan.facts.keys()]).toHaveLength(1);
    expect(renderPaths(plan)).toContain('- **visit** where nation is “wales”');
  });

  it.each<[string, Partial<Step>, string]>([
    ['its own answer', { wordings: [{ when: chose('visit.court') }] }, 'reads-later-step'],
    ['a later step', { wordings: [{ when: chose('last.a', 'last') }] }, 'reads-later-step'],
    [
      'an answer that is not there',
      { wordings: [{ when: chose('nation.mars', 'nation') }] },
      'unknown-reference',
    ],
    ['a fact that is not there', { wordings: [{ when: { ...FACT_OF_NOTHING } }] }, 'unknown-reference'],
    [
      'the words of an answer it has not',
      { wordings: [{ when: inWales, answers: { 'visit.tea': 'te' } }] },
      'unknown-reference',
    ],
  ])('is refused where it asks for %s', (_, change, code) => {
    const made = compiled(
      journey(
        page('one', radio('nation', ['england', 'wales'])),
        page('two', { ...worded, ...change }, radio('last', ['a', 'b']), advice()),
      ),
    );
    expect(made.ok ? [] : made.faults.map(fault => fault.code)).toEqual([code]);
  });
});
