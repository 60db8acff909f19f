import { expect, it } from 'vitest';
import { WHOSE_MONEY } from './steps.ts';
import { whoseMoney, whoseMoneyText } from './whoseMoney.ts';

const step: Parameters<typeof WHOSE_MONEY.check>[0] = {
  id: 'whose-money',
  order: 1,
  type: WHOSE_MONEY.name,
  name: 'Whose money it is',
  headerText: 'Whose money is this?',
  answers: [{ id: 'whose-money.lines', value: 'Lines' }],
  nextStep: [],
};
const TODAY = { year: 2026, month: 11, day: 22 };
const check = (answers: ReturnType<typeof given>) => WHOSE_MONEY.check(step, answers, TODAY);
const given = (value: string) => [{ id: 'whose-money.lines', value }];

it('reads what it writes (SA-044)', () => {
  const byLine = new Map([
    [1016, 'partner'],
    [1031, 'both'],
    [1011, 'unsure'],
  ] as const);
  expect(whoseMoneyText(byLine)).toBe('1016 partner, 1031 both, 1011 unsure');
  expect(whoseMoney(given(whoseMoneyText(byLine)))).toEqual(byLine);
});

it.each([
  '',
  '1016',
  '1016 somebody',
  'partner 1016',
  '1016 partner,1031 both',

  '1016 own, ',
])('takes no answer such as "%s" (SA-044)', value => {
  expect(whoseMoney(given(value))).toBeUndefined();
  expect(check(given(value))).toMatchObject({
    ok: false,
    message: 'Required',
  });
});

it('takes one answer, under the name that the step gives it (SA-044)', () => {
  expect(check(given('1016 own'))).toEqual({ ok: true, value: given('1016 own') });
  for (const answers of [
    [],
    [...given('1016 own'), ...given('1031 own')],
    [{ id: 'other.lines', value: '1016 own' }],
  ]) {
    expect(check(answers).ok).toBe(false);
  }
});
