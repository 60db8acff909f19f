import { takeBackApplication } from '@towpath/contracts/api/applications.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { filled } from '@towpath/domain/applications/filled.ts';
import { APPLICATION_FORMS } from '@towpath/domain/applications/forms/forms.ts';
import { factsOf } from '@towpath/domain/applications/testing/person.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationOf } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { changedBetween, isSameVersion, versionOf } from './version.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

it('is read by its person and by us as it was handed over, with what was told otherwise since (DN-414)', async () => {
  const { person, planId, read } = await handing.handedOver();
  const before = (await applicationOf(person)).handedOver;
  const debts = before?.groups.find(({ id }) => id === 'debts')?.lines ?? [];
  const owed = debts.find(({ at }) => at.part === 'balance');
  expect(owed).toMatchObject({ label: 'How much you owe', says: '£16,000' });
  expect([before?.isComplete, before?.changed]).toEqual([true, []]);
  expect(await read()).toMatchObject({ hasChangedSince: false, changed: [] });

  const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
  (await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 16_500 } })).answer;
  const { handedOver, filled } = await applicationOf(person);
  expect(handedOver?.groups).toEqual(before?.groups);
  expect(filled.fields.find(({ id }) => id === 'debts')?.entries[0]?.parts).toContainEqual(
    expect.objectContaining({ id: 'balance', says: '£16,500' }),
  );
  const changed = [{ at: owed?.at, label: owed?.label, of: owed?.of, was: '£16,000', now: '£16,500' }];
  expect(handedOver?.changed).toEqual(changed);
  expect(await read()).toMatchObject({ hasChangedSince: true, changed });

  // Back with its person it is what they tell now.
  (await person.call(takeBackApplication, { body: { planId } })).answer;
  expect((await applicationOf(person)).handedOver).toBeNull();
});

it('is the same where only the words for where an answer is from are others, as in another year (DN-414)', () => {
  const form = APPLICATION_FORMS['debt-relief-order'];
  const told = factsOf();
  const on = (today: CalendarDate) => versionOf(form, filled(form, { ...told, today }, {}), today);
  const [then, now] = [on({ year: 2026, month: 12, day: 31 }), on({ year: 2027, month: 1, day: 1 })];
  expect(JSON.stringify(now.groups)).not.toBe(JSON.stringify(then.groups));
  expect(isSameVersion(then, now)).toBe(true);
});

it('has no other answer to what its form asks only since it was handed over, such as all that comes in (DN-670)', () => {
  const form = APPLICATION_FORMS['debt-relief-order'];
  const told = factsOf();
  const today = told.today;
  const now = versionOf(form, filled(form, told, {}), today);
  const withoutTotal = now.groups.map(group => ({
    ...group,
    lines: group.lines.filter(({ at }) => at.field !== 'monthlyIncome'),
  }));
  const then = { ...now, form: { kind: form.kind, version: 1 }, groups: withoutTotal };
  expect(changedBetween(then, now)).toEqual([]);
  expect(isSameVersion(then, now)).toBe(true);
  // What it asked already has changed where it has.
  const other = versionOf(form, filled(form, told, { tenure: 'other' }), today);
  expect(changedBetween(then, other)).toMatchObject([{ at: { field: 'tenure' }, now: 'Something else' }]);
  expect(isSameVersion(then, other)).toBe(false);
  // Handed over by the form of today, it has all of it to compare.
  expect(changedBetween({ ...then, form: now.form }, now)).toMatchObject([
    { at: { field: 'monthlyIncome' } },
  ]);
});
