import { describe, expect, it } from 'vitest';
import { STEP_KINDS } from '../../journeys/kinds.ts';
import { compileJourney, layOutJourney } from '../../journeys/plan.ts';
import type { GivenAnswer, Step } from '../definition/definition.ts';
import type { StepKind } from '../definition/stepKind.ts';
import { advice, dropOut, journey, page, radio, step, typed, wayTo } from '../fixtures/build.ts';
import { answerClasses } from '../prove/answerClasses.ts';
import { pathOf } from './path.ts';
import { answersFit } from './stepStatus.ts';

/** Two colours out of three; red keeps the person here. */
const colours: StepKind = {
  name: 'Colours',
  completedBy: 'answers',
  check: (_, given) =>
    given.every(({ value }) => ['red', 'green', 'blue', ''].includes(value))
      ? { ok: true, value: given }
      : { ok: false, code: 'colour', message: 'No colour.' },
  holds: (_, given) => given.some(({ value }) => value === 'red'),
};
const kinds = [...STEP_KINDS, colours];
const mix = (...nextStep: Step['nextStep']): Step => ({
  ...step('Colours', 'mix', ...nextStep),
  answers: [
    { id: 'mix.first', value: '' },
    { id: 'mix.second', value: '' },
  ],
});
const asked = (first: Step) =>
  journey(page('one', first, dropOut('out'), radio('after', ['a', 'b']), advice()));
const gave = (...values: readonly string[]): readonly GivenAnswer[] =>
  values.map((value, index) => ({ id: index === 0 ? 'mix.first' : 'mix.second', value }));

describe('a kind of step that the engine does not know (HO-020, HO-024)', () => {
  const plan = layOutJourney(asked(mix(wayTo('after'))), kinds);
  const stopsAt = (...values: readonly string[]) => {
    const { open, blocked } = pathOf(plan, new Map([['mix', gave(...values)]]));
    return [open?.stepId, blocked];
  };

  it('says itself how many answers it takes, and which keep the person here', () => {
    expect(stopsAt('blue')).toEqual(['after', undefined]);
    expect(stopsAt('blue', 'green')).toEqual(['after', undefined]);
    expect(stopsAt('blue', 'red')).toEqual(['mix', true]);
    expect(stopsAt()).toEqual(['mix', undefined]);
  });

  it('takes only answers of the step', () => {
    const mixed = plan.stepById.get('mix');
    if (!mixed) throw new Error('There is a step for it.');
    expect(answersFit(mixed, gave('blue', 'green'))).toBe(true);
    expect(answersFit(mixed, [{ id: 'mix.third', value: 'blue' }])).toBe(false);
    expect(answersFit(mixed, [])).toBe(false);
  });

  it('needs an entry among the answers, and is refused without', () => {
    const compiled = compileJourney(asked({ ...mix(wayTo('after')), answers: [] }), kinds);
    expect(compiled.ok ? [] : compiled.faults.map(({ message }) => message)).toEqual([
      'A step that is answered needs an entry in answers.',
    ]);
    expect(compileJourney(journey(page('one', mix(wayTo('advice')), advice())), kinds).ok).toBe(true);
  });

  it('is proven with the values that its check lets through', () => {
    const equals = (value: string) => ({ property: 'value', operator: 'eq', value }) as const;
    const classes = (...ways: Step['nextStep']) =>
      answerClasses(layOutJourney(asked(mix(...ways)), kinds))
        .classes.get('mix')
        ?.map(({ sample }) => sample.map(({ id, value }) => `${id}=${value}`));
    expect(classes(wayTo('after'))).toEqual([['mix.first=']]);
    expect(classes(wayTo('out', equals('blue')), wayTo('after'))).toEqual([
      ['mix.first='],
      ['mix.first=', 'mix.first=blue'],
    ]);
    expect(classes(wayTo('out', equals('grey')), wayTo('out', equals('blue')), wayTo('after'))).toEqual([
      ['mix.first='],
      ['mix.first=', 'mix.first=blue'],
    ]);
  });

  it('waits for a call of its own where this side does not know it at all', () => {
    const unknown = layOutJourney(asked(mix(wayTo('after'))));
    expect(unknown.stepById.get('mix')).toMatchObject({
      kind: { name: 'Colours', completedBy: 'its own call' },
      completion: 'entry',
    });
    expect(pathOf(unknown, new Map()).open?.stepId).toBe('mix');
    expect(pathOf(unknown, new Map([['mix', []]])).open?.stepId).toBe('after');
  });
});

describe('a plan that was not compiled (HO-132)', () => {
  it('is refused where the path has no way on, and where a step or a page is not there', () => {
    const open = layOutJourney(journey(page('one', typed('Text', 'name'))));
    expect(() => pathOf(open, new Map([['name', [{ id: 'name.typed', value: 'Sam' }]]]))).toThrow(
      "Step 'name' has no way on.",
    );
    const lost = layOutJourney(journey(page('one', radio('a', ['x', 'y'], wayTo('nowhere')))));
    expect(() => pathOf(lost, new Map([['a', [{ id: 'a.x', value: 'x' }]]]))).toThrow(
      "There is no step 'nowhere' in example version 1.",
    );
  });
});
