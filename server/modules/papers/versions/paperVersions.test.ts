import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import {
  giveApplicationAnswer,
  handOverApplication,
  takeBackApplication,
} from '@towpath/contracts/api/applications.ts';
import type { QueryOf } from '@towpath/contracts/api/call.ts';
import { letterPdf } from '@towpath/contracts/api/letterFiles.ts';
import { editLetter, myLetter, myLetters, readLetter, sendLetter } from '@towpath/contracts/api/letters.ts';
import {
  adviceSummaryPdf,
  formPdf,
  type PaperKind,
  type PaperVersion,
  paperVersions,
  planPdf,
} from '@towpath/contracts/api/papers.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationOf, choseOrder } from '../../../testing/applying.ts';
import type { Walker } from '../../../testing/journeyWalk.ts';
import type { Person } from '../../../testing/person.ts';
import { readPdf, withRole } from '../../../testing/readPdf.ts';
import { daysLater, noting, repaying } from '../../../testing/repaying.ts';
import { staffIn } from '../../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const staff = staffIn(() => test);
const DAY = 86_400_000;
const today = () => test.clock.now().toISOString().slice(0, 10);

async function listed(person: Pick<Person, 'call'>, query: QueryOf<typeof paperVersions> = {}) {
  const { answer } = await person.call(paperVersions, { query });
  return answer.groups;
}
async function papersOf<K extends PaperKind>(person: Pick<Person, 'call'>, kind: K) {
  const group = (await listed(person)).find(one => one.kind === kind);
  return (group?.papers ?? []).map(({ about }) => about as Extract<PaperVersion['about'], { kind: K }>);
}
const planOf = (person: Pick<Person, 'call'>, planId: string, on?: string) =>
  person.call(planPdf, { params: { planId }, query: on === undefined ? {} : { on } });
/** Where KEEP_PAPERS points, the papers are saved for inspection. */
function keep(name: string, bytes: Buffer): void {
  const folder = process.env.KEEP_PAPERS;
  if (folder) writeFileSync(`${folder}/${name}`, bytes);
}

/** Somebody who repays by a plan that is drawn up, offered and answered, three days after another. */
async function withPlan() {
  const one = await repaying(test, staff);
  await one.goesOn();
  (await one.note({ kind: 'draw up', firstPayment: '2026-12-21' })).answer;
  const drawnOn = today();
  test.clock.forward(3 * DAY);
  const person = await daysLater(test, one.person);
  const { mine, note } = noting(person, one.planId);
  const debts = (await mine())?.stands?.debts ?? [];
  const idOf = (creditor: string) => debts.find(debt => debt.creditor === creditor)?.id ?? '';
  (await note({ kind: 'offers sent', on: today(), debtIds: debts.map(({ id }) => id) })).answer;
  (
    await note({
      kind: 'answered',
      on: today(),
      debtId: idOf('Fenland Finance'),
      answer: 'refuses',
      sum: null,
    })
  ).answer;
  (
    await note({
      kind: 'answered',
      on: today(),
      debtId: idOf('Marlow & Reed'),
      answer: 'asks for more',
      sum: 5000,
    })
  ).answer;
  return { ...one, person, drawnOn, answeredOn: today(), mine, note, idOf };
}

describe('a plan on paper', () => {
  it('says of each lender what is offered, answered, paid and owed, and what comes next, in tags (DN-370, DN-839)', async () => {
    const { person, planId, mine } = await withPlan();
    const { bytes, headers } = await planOf(person, planId);
    keep('plan.pdf', bytes);
    expect(bytes.length).toBeLessThan(100 * 1000);
    expect(headers['content-disposition']).toBe(`attachment; filename="your-plan-${today()}.pdf"`);
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ isTagged: true, language: 'en-GB', title: 'Your plan – Towpath' });
    expect(pdf.bookmarks).toEqual([
      'How it stands',
      'Each lender',
      'What comes next',
      'Payments to come',
      'What has happened',
    ]);
    const stands = (await mine())?.stands;
    expect(stands?.debts).toHaveLength(4);
    const rows = withRole(pdf.elements, 'TR').map(row =>
      row.children
        .flatMap(cell => [cell.text, ...cell.children.map(({ text }) => text)])
        .join(' ')
        .trim(),
    );
    for (const { creditor, payment, owed } of stands?.debts ?? []) {
      const row = rows.find(text => text.includes(creditor));
      for (const sum of [payment, owed]) {
        expect(row).toContain(`£${(sum / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`);
      }
    }
    for (const said of [
      'Danielle Hughes',
      'Said no, 26 November 2026',
      'Asks for £50, 26 November 2026',
      'No answer yet',
      'Ask them again.',
      '21 December 2026',
      'We hold no money: you pay each lender yourself.',
    ]) {
      expect(pdf.text).toContain(said);
    }
  });

  it('is the same to the byte however often it is asked for on a day (DN-371)', async () => {
    const { person, planId } = await withPlan();
    const first = await planOf(person, planId);
    test.clock.forward(60_000);
    const second = await planOf(person, planId, today());
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });

  it('is had as it stood at the end of any day since it was chosen, with nothing that was said later (DN-372, DN-513)', async () => {
    const { person, planId, drawnOn, answeredOn, idOf } = await withPlan();
    const asAnswered = await planOf(person, planId, answeredOn);
    const before = await readPdf((await planOf(person, planId, drawnOn)).bytes);
    expect(before.text).toContain('As it stood on');
    expect(before.text).toContain('No offer sent yet');
    expect(before.text).not.toContain('Said no');
    // A payment that is told of days later does not change the paper of its day.
    test.clock.forward(DAY);
    const later = await daysLater(test, person);
    const told = await noting(later, planId).note({
      kind: 'paid',
      on: answeredOn,
      due: null,
      debtId: idOf('Barrowby Bank'),
      sum: 1234,
    });
    expect(told.status).toBe(200);
    expect((await readPdf((await planOf(later, planId)).bytes)).text).toContain('£12.34');
    expect((await planOf(later, planId, answeredOn)).bytes.equals(asAnswered.bytes)).toBe(true);
    const again = noting(later, planId);
    const paidAt = (await again.mine())?.sequence ?? 0;
    expect((await again.note({ kind: 'taken back', entry: paidAt })).status).toBe(200);
    const { text } = await readPdf((await planOf(later, planId)).bytes);
    // What was told and taken back stays in the list, whatever counts (DN-513).
    for (const said of [
      `Taken back: Paid to Barrowby Bank, £12.34, of ${sayDay(answeredOn)}`,
      'taken back since',
    ]) {
      expect(text.replaceAll(/\s+/gu, ' ')).toContain(said);
    }
    expect((await planOf(later, planId, answeredOn)).bytes.equals(asAnswered.bytes)).toBe(true);
    const wrong = ['2020-01-01', '2999-01-01'];
    for (const on of wrong) expect((await planOf(later, planId, on)).error.code).toBe('NOT_FOUND');
    expect((await planOf(later, planId, 'tomorrow')).error.code).toBe('VALIDATION_FAILED');
  });

  it('of what is applied for says the way of it and what has happened (DN-373)', async () => {
    const { person, planId } = await choseOrder(test);
    const { bytes } = await planOf(person, planId);
    keep('plan-order.pdf', bytes);
    const pdf = await readPdf(bytes);
    expect(pdf.bookmarks).toEqual(['How it stands', 'The way of it', 'What has happened']);
    for (const said of ['Debt Relief Order', 'Nothing is sent to anyone yet.', 'We hold no money.']) {
      expect(pdf.text).toContain(said);
    }
  });
});

describe('the list of papers', () => {
  it('has each version of everything, the newest first, and every paper in it opens (DN-374)', async () => {
    const { person, planId, drawnOn, answeredOn } = await withPlan();
    (await person.call(recommendation, {})).answer;
    const plans = await papersOf(person, 'plan');
    expect(plans.map(({ on }) => on)).toEqual([answeredOn, drawnOn]);
    expect(plans.map(({ isToday }) => isToday)).toEqual([true, false]);
    for (const { on } of plans) expect((await planOf(person, planId, on)).status).toBe(200);
    const advice = await papersOf(person, 'advice');
    expect(advice.length).toBeGreaterThan(1);
    for (const { recordId } of advice) {
      expect((await person.call(adviceSummaryPdf, { params: { recordId } })).status).toBe(200);
    }
    expect(await papersOf(person, 'budget')).toHaveLength(1);
    expect((await listed(person)).map(({ kind }) => kind)).toEqual(['plan', 'advice', 'budget']);
  });

  it('has each letter that was sent, with to whom, when and how, and what is begun (DN-375)', async () => {
    const { person } = await withPlan();
    const letterId = (await person.call(myLetters, {})).answer.letters[0]?.id ?? '';
    const one = async () => (await person.call(myLetter, { params: { letterId } })).answer.letter;
    await fillIn(person, letterId);
    expect(await papersOf(person, 'letter')).toMatchObject([{ letterId, sent: null }]);
    const { shown, to } = await one();
    (await person.call(readLetter, { params: { letterId }, body: { shown } })).answer;
    const body = { shown, version: 1, on: today(), by: 'post' as const };
    (await person.call(sendLetter, { params: { letterId }, body })).answer;
    expect(await papersOf(person, 'letter')).toMatchObject([
      { letterId, to, sent: { version: 1, on: today(), by: 'post' } },
    ]);
    const sent = await person.call(letterPdf, { params: { letterId }, query: { version: '1' } });
    expect((await readPdf(sent.bytes)).text).toContain(to);
  });

  it('has each form that was handed over, which opens as PDF without what tells of health (DN-376)', async () => {
    const { person, planId } = await choseOrder(test);
    const handOver = async () => {
      const { revision } = await applicationOf(person);
      return (await person.call(handOverApplication, { body: { planId, revision, asItIs: true } })).answer;
    };
    await handOver();
    (await person.call(takeBackApplication, { body: { planId } })).answer;
    const { revision } = await applicationOf(person);
    const at = { field: 'isAddressHidden', entry: null, part: null };
    (await person.call(giveApplicationAnswer, { body: { planId, revision, at, value: true } })).answer;
    test.clock.forward(1000);
    await handOver();
    const forms = await papersOf(person, 'form');
    expect(forms).toMatchObject([
      { planId, number: 2, isComplete: false },
      { planId, number: 1, isComplete: false },
    ]);
    const texts = await Promise.all(
      ['1', '2'].map(async number => {
        const { bytes } = await person.call(formPdf, { params: { planId, number } });
        expect(bytes.length).toBeLessThan(100 * 1000);
        keep(`form-${number}.pdf`, bytes);
        return readPdf(bytes);
      }),
    );
    for (const pdf of texts) {
      expect(pdf.isTagged).toBe(true);
      expect(pdf.text).toContain('Danielle Hughes');
      expect(pdf.text).toContain('about your health is not on this paper');
    }
    expect(texts[0]?.text).not.toBe(texts[1]?.text);
  });

  it('brings twenty of a kind at once, and older ones after the last of them (DN-377)', async () => {
    const { person, planId } = await choseOrder(test);
    const rows = Array.from({ length: 24 }, (_, index) => ({
      customer_id: person.customerId,
      plan_id: planId,
      sequence: index + 10,
      at: new Date(test.clock.now().getTime() - (index + 1) * DAY),
      state: 'chosen',
      moved_by: 'person',
    }));
    await test.database.insertInto('plan_changes').values(rows).execute();
    const group = (await listed(person)).find(({ kind }) => kind === 'plan');
    expect([group?.papers.length, group?.hasOlder]).toEqual([20, true]);
    const after = group?.papers.at(-1)?.key ?? '';
    const [older] = await listed(person, { kind: 'plan', after });
    expect([older?.papers.length, older?.hasOlder]).toEqual([5, false]);
    const keys = [...(group?.papers ?? []), ...(older?.papers ?? [])].map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)].toSorted().toReversed());
    expect(await listed(person, { kind: 'plan', after: 'no such key' })).toEqual([]);
  });

  it('is of whom it belongs to alone: nobody opens another’s plan or form, nor sees them listed (DN-378)', async () => {
    const { person, planId } = await choseOrder(test);
    const { revision } = await applicationOf(person);
    (await person.call(handOverApplication, { body: { planId, revision, asItIs: true } })).answer;
    const { person: other } = await choseOrder(test);
    for (const id of [planId, randomUUID(), 'one']) {
      expect((await planOf(other, id)).error.code).toBe('NOT_FOUND');
      const form = await other.call(formPdf, { params: { planId: id, number: '1' } });
      expect(form.error.code).toBe('NOT_FOUND');
    }
    expect(JSON.stringify(await listed(other))).not.toContain(planId);
  });
});

const FILLS: Readonly<Record<string, string>> = {
  address: '14 Tannery Row\nLeeds LS9 0ZZ',
  creditorAddress: 'PO Box 118\nEly CB7 0ZZ',
  reference: 'KC 2281',
  reason: 'my hours were cut',
  news: 'two others have said yes',
};

async function fillIn(person: Walker | Person, letterId: string): Promise<void> {
  for (const [place, value] of Object.entries(FILLS)) {
    await person.call(editLetter, { params: { letterId }, body: { place, value, was: '' } });
  }
}
