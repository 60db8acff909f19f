import { expect, it } from 'vitest';
import { answers, planOf } from '../fixtures/answers.ts';
import { advice, chose, journey, page, radio, typed, wayTo } from '../fixtures/build.ts';
import { pathOf } from '../run/path.ts';
import { answersLeadingTo } from './answersLeadingTo.ts';

const plan = planOf(
  journey(
    page(
      'home',
      radio('owns', ['yes', 'no'], wayTo('mortgage', chose('owns.yes')), wayTo('rent')),
      radio('mortgage', ['paid', 'behind'], wayTo('rent')),
      typed('Money', 'rent'),
    ),
    page(
      'work',
      radio('works', ['yes', 'no'], wayTo('arrears', chose('mortgage.behind', 'mortgage')), wayTo('advice')),
      typed('Money', 'arrears'),
      advice(),
    ),
  ),
);
const idsOn = (given: ReturnType<typeof answers>) => pathOf(plan, given).steps.map(({ stepId }) => stepId);

it('makes up answers that lead to a question, also where an answer of long before decides (IS-281)', () => {
  const leading = answersLeadingTo(plan, 'arrears', new Map());
  expect(leading?.get('mortgage')).toMatchObject([{ id: 'mortgage.behind' }]);
  expect(idsOn(leading ?? new Map())).toEqual(['owns', 'mortgage', 'rent', 'works', 'arrears']);
});

it('keeps the answers that lead there, and changes only what does not (IS-281)', () => {
  const given = answers(plan, { owns: 'no', rent: '450', works: 'no' });
  const leading = answersLeadingTo(plan, 'arrears', given);
  expect(leading?.get('rent')).toEqual(given.get('rent'));
  expect(leading?.get('works')).toEqual(given.get('works'));
  expect(leading?.get('owns')).toMatchObject([{ id: 'owns.yes' }]);
});

it('gives the very answers back where they lead there already (IS-281)', () => {
  const given = answers(plan, { owns: 'no' });
  expect(answersLeadingTo(plan, 'rent', given)).toBe(given);
});

it('says so where no answers lead to a step (IS-281)', () => {
  expect(answersLeadingTo(plan, 'nowhere', new Map())).toBeUndefined();
});
