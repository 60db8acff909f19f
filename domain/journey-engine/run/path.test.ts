import { describe, expect, it } from 'vitest';
import { layOutJourney } from '../../journeys/plan.ts';
import type { JourneyDefinition, Step } from '../definition/definition.ts';
import { answers, planOf } from '../fixtures/answers.ts';
import {
  advice,
  checkbox,
  journey,
  page,
  pageOf,
  radio,
  section,
  typed,
  withAnswerFlags,
} from '../fixtures/build.ts';
import {
  blockedAnswer,
  branch,
  jumpsAPage,
  optionalQuestion,
  readAndPass,
  readsEarlier,
  savedByOwnCall,
  severalChosen,
  straight,
} from '../fixtures/features.ts';
import { pagePath, pathOf, stepsNeededFor } from './path.ts';

type Given = Parameters<typeof answers>[1];

/** The path in one line: `a b* (c)` is a answered, b open, c the end. */
function pathLine(definition: JourneyDefinition, given: Given): string {
  const plan = planOf(definition);
  return pathOf(plan, answers(plan, given))
    .steps.map(({ stepId, state }) =>
      state === 'open' ? `${stepId}*` : state === 'terminal' ? `(${stepId})` : stepId,
    )
    .join(' ');
}

it('asks again what no longer fits: two texts, one answer twice, an exclusive one with others (HO-132)', () => {
  const boxes = {
    ...typed('Text', 'box'),
    answers: [
      { id: 'box.a', value: '' },
      { id: 'box.b', value: '' },
    ],
  };
  const several = withAnswerFlags(checkbox('list', ['pip', 'none']), 'none', { isExclusiveAnswer: true });
  const walked = (first: Step, ...ids: readonly string[]) => {
    const plan = layOutJourney(journey(page('one', first, radio('after', ['x', 'y']), advice())));
    return pathOf(plan, new Map([[first.id, ids.map(id => ({ id, value: 'x' }))]]));
  };
  const openAt = (first: Step, ...ids: readonly string[]) => walked(first, ...ids).open?.stepId;
  expect(openAt(boxes, 'box.a')).toBe('after');
  expect(openAt(boxes, 'box.a', 'box.b')).toBe('box');
  expect(openAt(several, 'list.pip')).toBe('after');
  expect(openAt(several, 'list.none')).toBe('after');
  expect(openAt(several, 'list.pip', 'list.none')).toBe('list');
  expect(openAt(several, 'list.pip', 'list.pip')).toBe('list');
  const optional = { ...typed('Text', 'box'), optional: true };
  expect(openAt(optional)).toBe('after');
  expect(openAt(optional, 'box.other')).toBe('box');
  // What does not fit decides nothing: it is no answer on the path.
  expect([...walked(boxes, 'box.a', 'box.b').answers]).toEqual([]);
  expect([...walked(boxes, 'box.a').answers.keys()]).toEqual(['box']);
  const stops = withAnswerFlags(checkbox('list', ['pip', 'abroad']), 'abroad', { blocksContinue: true });
  expect(walked(stops, 'list.pip', 'list.abroad')).toMatchObject({ open: { stepId: 'list' }, blocked: true });
  expect(openAt(stops, 'list.pip')).toBe('after');
});

describe('the path', () => {
  it('begins each page at the first step of its first section (JN-027)', () => {
    const definition = journey(
      pageOf(
        'one',
        section('A', radio('a', ['x', 'y']), radio('b', ['x', 'y'])),
        section('B', radio('c', ['x', 'y'])),
      ),
      pageOf('two', section('C', radio('d', ['x', 'y']), radio('e', ['x', 'y'])), section('D', advice())),
    );
    expect(pathLine(definition, {})).toBe('a*');
    expect(pathLine(definition, { a: 'x', b: 'x', c: 'x' })).toBe('a b c d*');
  });

  it.each<[string, JourneyDefinition, Given, string]>([
    ['begins at the first step of the first section (JN-027)', straight, {}, 'first*'],
    ['ends at an advice step', straight, { first: 'yes' }, 'first (advice)'],
    ['stops at the first step that is not complete', branch, { tenure: 'rent' }, 'tenure rent*'],
    [
      'goes from step to step until there is no next one (JN-033)',
      branch,
      { tenure: 'rent', rent: '500', pets: 'no' },
      'tenure rent pets (advice)',
    ],
    ['goes past a page that a jump leaves out', jumpsAPage, { partner: 'no' }, 'partner income*'],
    ['shows information without waiting for an answer', readAndPass, {}, 'welcome first*'],
    ['passes information to the end', readAndPass, { first: 'no' }, 'welcome first thanks (advice)'],
    ['waits at an optional question that nobody has seen', optionalQuestion, {}, 'nickname*'],
    [
      'goes on when an optional question was left empty',
      optionalQuestion,
      { nickname: [] },
      'nickname after*',
    ],
    [
      'goes on when an optional question was answered',
      optionalQuestion,
      { nickname: 'Jo' },
      'nickname after*',
    ],
    [
      'takes an entry, even an empty one, for a step saved by its own call',
      savedByOwnCall,
      { first: 'yes', registration: [] },
      'first registration consents*',
    ],
    [
      'stops at an answer that blocks the way on',
      blockedAnswer,
      { nation: 'scotland', after: 'yes' },
      'nation*',
    ],
    ['ignores an answer that the step does not know', straight, { first: 'perhaps' }, 'first*'],
    ['ignores an empty answer to a question', straight, { first: [] }, 'first*'],
    ['ignores two answers to a question that takes one', straight, { first: ['yes', 'no'] }, 'first*'],
    ['ignores an exclusive answer with others', severalChosen, { benefits: ['none', 'pip'] }, 'benefits*'],
  ])('%s', (_, definition, given, expected) => {
    expect(pathLine(definition, given)).toBe(expected);
  });

  it('leaves the answers of steps off the path out, and takes them back when it returns', () => {
    const plan = planOf(branch);
    const given = { mortgage: '900', rent: '500', pets: 'no' };
    const answersWith = (tenure: string) => [
      ...pathOf(plan, answers(plan, { ...given, tenure })).answers.keys(),
    ];
    expect(answersWith('own')).toEqual(['tenure', 'mortgage', 'pets']);
    expect(answersWith('rent')).toEqual(['tenure', 'rent', 'pets']);
    expect(answersWith('other')).toEqual(['tenure', 'pets']);
  });

  it('says that an answer blocks, and keeps that answer among those on the path', () => {
    const plan = planOf(blockedAnswer);
    const path = pathOf(plan, answers(plan, { nation: 'scotland' }));
    expect(path).toMatchObject({ open: { stepId: 'nation' }, blocked: true });
    expect(path.answers.get('nation')).toEqual([{ id: 'nation.scotland', value: 'scotland' }]);
  });

  it('lets conditions see only answers on the path', () => {
    // 'partner-name' was answered before the answer to 'partner' changed, so nothing may follow from it.
    const plan = planOf(jumpsAPage);
    const path = pathOf(plan, answers(plan, { partner: 'no', 'partner-name': 'Sam', income: '0' }));
    expect(path.steps.map(step => step.stepId)).toEqual(['partner', 'income', 'advice']);
    expect(path.answers.has('partner-name')).toBe(false);
  });
});

describe('the path through one page', () => {
  const plan = planOf(readsEarlier);
  const saved = answers(plan, { nation: 'wales', home: 'own', work: 'yes', welsh: 'no' });

  it('names the step it leaves the page for', () => {
    expect(pagePath(plan, 'about', 'nation', saved)).toMatchObject({
      complete: true,
      exit: { pageId: 'money', stepId: 'work' },
    });
  });

  it('needs no more than the answers of the page and of the steps its conditions read', () => {
    expect(stepsNeededFor(plan, 'money')).toEqual(['work', 'equity', 'welsh', 'advice', 'home', 'nation']);
    const needed = new Map(stepsNeededFor(plan, 'money').flatMap(id => [[id, saved.get(id) ?? []] as const]));
    const walked = pagePath(plan, 'money', 'work', needed);
    expect(walked.steps.map(step => step.stepId)).toEqual(['work', 'welsh', 'advice']);
    expect([...walked.answers.keys()].filter(id => saved.has(id))).toEqual(['work', 'welsh']);
    expect(walked.end?.stepId).toBe('advice');
  });

  it('enters where an earlier page jumps to', () => {
    const jumping = planOf(jumpsAPage);
    expect(pagePath(jumping, 'three', 'income', new Map())).toMatchObject({
      complete: false,
      open: { stepId: 'income' },
    });
  });

  it('says that the page waits while a step is open', () => {
    const walked = pagePath(plan, 'about', 'nation', new Map());
    expect(walked).toMatchObject({ complete: false, open: { stepId: 'nation' } });
    expect(walked.exit).toBeUndefined();
  });
});
