import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { myRepayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hears, sendsLetter } from '../../testing/letters.ts';
import { daysLater, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
// The days go on in each of these: none begins where another ended.
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const DAY = 24 * 3600 * 1000;

type Person = Awaited<ReturnType<typeof daysLater>>;

/** A plan that pays first on a Sunday, with the offer to one lender sent today. */
async function offered() {
  const { person, mine, note, goesOn } = await repaying(test, staff);
  await goesOn();
  await note({ kind: 'draw up', firstPayment: '2026-12-20' });
  const [first] = (await person.call(myLetters, {})).answer.letters;
  if (!first) throw new Error('There is no letter');
  const letter = await sendsLetter(person, first.id, TODAY);
  const later = async (days: number) => {
    test.clock.forward(days * DAY);
    return daysLater(test, person);
  };
  return { person, mine, note, first, letter, later };
}

/** Every word of a letter as it would go now. */
async function textOf(person: Pick<Person, 'call'>, letterId: string): Promise<string> {
  const { letter } = (await person.call(myLetter, { params: { letterId } })).answer;
  return [letter.reference, ...letter.addressee, ...letter.blocks.flatMap(({ lines }) => lines)]
    .map(line => line.map(({ text }) => text).join(''))
    .join('\n');
}

describe('the letters about a debt in a plan that is drawn up', () => {
  it('name the working day on which the plan pays next, and no day that is past (DN-467)', async () => {
    const { person, first, later } = await offered();
    expect(await textOf(person, first.id)).toContain('from 21 December 2026');
    await hears(person, first.id, 'accepted', TODAY);
    const debtId = first.id.slice(first.id.indexOf('.') + 1);
    const letterId = `first-payment.${debtId}`;
    expect(await textOf(person, letterId)).toContain('21 December 2026');
    const after = await later(32);
    const { repayment } = (await after.call(myRepayment, {})).answer;
    expect(repayment?.stands?.toCome.map(({ on }) => on)).toContain('2027-01-20');
    expect(await textOf(after, letterId)).toContain('20 January 2027');
  });

  it('are those for silence once the days for an answer are over and nobody said one came (DN-468, DN-469)', async () => {
    const { person, first, letter, mine, later } = await offered();
    const waiting = (await mine())?.stands?.debts.find(({ standing }) => standing === 'waiting');
    expect(letter.versions[0]?.answerBy).toBe(waiting?.next.by);
    const kinds = async (whose: Pick<Person, 'call'>) => {
      const { letters } = (await whose.call(myLetters, {})).answer;
      return letters.filter(({ to }) => to === first.to).map(({ id }) => id.split('.')[0]);
    };
    expect(await kinds(person)).toEqual(['pro-rata-offer']);
    const { notToSend } = (await person.call(myLetters, {})).answer;
    expect(notToSend.map(({ to }) => to)).not.toContain(first.to);
    expect(await kinds(await later(40))).toEqual(['offer-reminder', 'pro-rata-offer']);
  });

  it('go to who bought it, for what the plan says is owed, and what the seller got counts no more (DN-467)', async () => {
    const { person, note, first, later } = await offered();
    const debtId = first.id.slice(first.id.indexOf('.') + 1);
    await note({ kind: 'sold', on: TODAY, debtId, creditor: 'Lapwing' });
    await note({ kind: 'proof of sale', debtId, why: 'sure without' });
    await note({ kind: 'balance put right', on: TODAY, debtId, balance: 6000_00, why: 'statement' });
    const inPack = async () => {
      const { letters } = (await person.call(myLetters, {})).answer;
      return letters.filter(({ id }) => id.endsWith(debtId));
    };
    expect(await inPack()).toEqual([expect.objectContaining({ id: first.id, to: 'Lapwing' })]);
    expect((await inPack())[0]?.state.kind).toBe('fill in');
    const says = await textOf(person, first.id);
    expect(says).toContain('£6,000');
    expect(says.replace(/, once with .*$/mu, '')).not.toContain(first.to);
    expect(await textOf(person, `debt-sold.${debtId}`)).toContain(`told me that ${first.to} has passed`);
    const sent = await sendsLetter(await later(1), first.id, '2026-11-24');
    expect([sent.to, sent.state.kind, sent.versions.length]).toEqual(['Lapwing', 'sent', 2]);
  });
});
