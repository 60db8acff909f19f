import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendsLetter } from '../../testing/letters.ts';
import { open, saidIn } from '../../testing/letterWriting.ts';
import { drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let staff: ReturnType<typeof staffIn>;
beforeAll(async () => {
  test = await createTestApp();
  staff = staffIn(() => test);
});
afterAll(() => test.close());
const today = () => test.clock.now().toISOString().slice(0, 10);

describe('a break that the plan takes', () => {
  it('leads from plan, dashboard and letters to a letter to each lender in it, until that went (DN-1651)', async () => {
    const { person, debts, note, mine } = await drawnUp(test, staff);
    const id = (name: string) => debts.find(({ creditor }) => creditor === name)?.id ?? '';
    const [fenland, marlow] = [id('Fenland Finance'), id('Marlow & Reed')];
    await note({ kind: 'offers sent', on: today(), debtIds: [fenland, marlow] });
    await note({ kind: 'answered', on: today(), debtId: fenland, answer: 'accepts', sum: null });
    const month = (await mine())?.stands?.toCome[0]?.due ?? '';
    expect((await note({ kind: 'break', from: month, to: month, monthly: 0 })).status).toBe(200);

    const toTell = async () => {
      const stands = (await mine())?.stands;
      expect(stands?.tasks.includes('tell of the break')).toBe(
        stands?.debts.some(({ next }) => next.step === 'tell of the break'),
      );
      return stands?.debts.filter(({ next }) => next.step === 'tell of the break').map(one => one.creditor);
    };
    const onDashboard = async () =>
      (await person.call(myDashboard, {})).answer.dates.find(({ title }) => title.startsWith('Your break'));
    expect((await toTell())?.toSorted()).toEqual(['Fenland Finance', 'Marlow & Reed']);
    expect((await onDashboard())?.title).toBe('Your break: tell 2 lenders');
    const inPack = async (debtId: string) =>
      (await person.call(myLetters, {})).answer.letters.filter(({ about }) => about?.debtId === debtId);
    expect((await inPack(marlow))[0]?.id).toBe(`payment-break.${marlow}`);

    // It names the months that the plan was told.
    const letter = await open(person, `payment-break.${fenland}`);
    expect(saidIn(letter)).toContain('Please let me leave out payments for ');
    expect(saidIn(letter)).not.toContain('one month');
    await sendsLetter(person, `payment-break.${fenland}`, today());
    expect(await toTell()).toEqual(['Marlow & Reed']);
    expect(await onDashboard()).toMatchObject({
      title: 'Your break: tell Marlow & Reed',
      letter: { debtId: marlow },
    });
    await sendsLetter(person, `payment-break.${marlow}`, today());
    expect(await toTell()).toEqual([]);
    expect(await onDashboard()).toBeUndefined();
    const { plan } = (await person.call(myPlan, {})).answer;
    expect(plan?.stands?.next).not.toBe('You tell your lenders about your break');
  });

  it('asks nothing about a break of their own of who agrees to it by letter (DN-1651)', async () => {
    const { person, debts, note, mine } = await drawnUp(test, staff);
    const [first] = debts;
    const debtId = first?.id ?? '';
    await note({ kind: 'offers sent', on: today(), debtIds: [debtId] });
    await note({ kind: 'answered', on: today(), debtId, answer: 'accepts', sum: null });
    const month = (await mine())?.stands?.toCome[0]?.due ?? '';
    await note({ kind: 'break', from: month, to: month, monthly: 0 });
    const { versions } = await sendsLetter(person, `payment-break.${debtId}`, today());
    expect(versions).toHaveLength(1);
    expect((await mine())?.stands?.breaksByLetter).toEqual([]);
  });
});
