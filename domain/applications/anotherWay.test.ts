import { expect, it } from 'vitest';
import { PLAN_STATES } from '../plans/planState.ts';
import { wentAnotherWay } from './anotherWay.ts';
import { APPLICATION_STATES } from './applicationState.ts';

it('A form goes no further once its plan was sent without it, and goes on while the plan is with us or was refused (DN-951)', () => {
  const without = PLAN_STATES.filter(plan => wentAnotherWay('being filled in', plan));
  expect(without).toEqual(['sent', 'accepted', 'running', 'broken', 'ended']);
  expect(APPLICATION_STATES.filter(form => wentAnotherWay(form, 'running'))).toEqual([
    'being filled in',
    'handed over',
    'asked again',
    'accepted',
  ]);
});
