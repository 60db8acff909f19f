import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { addDebt, changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import {
  adviceSummaryPdf,
  budgetStatementPdf,
  emailPapers,
  myPapers,
} from '@towpath/contracts/api/papers.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice, CARD_DEBT } from '../../testing/adviceJourney.ts';
import { submitCosts } from '../../testing/budget.ts';
import { inFullReview, type Walker, walker } from '../../testing/journeyWalk.ts';
import { customer, guest } from '../../testing/person.ts';
import { readPdf, withRole } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let danielle: Walker;
let recordId: string;
beforeAll(async () => {
  test = await createTestApp({ LOG_LEVEL: 'trace' });
  danielle = await atAdvice(test);
  recordId = (await danielle.call(recommendation, {})).answer.recordId ?? '';
});
afterAll(() => test.close());

const summaryOf = (person: Walker, id: string) => person.call(adviceSummaryPdf, { params: { recordId: id } });
/** Where KEEP_PAPERS points, the papers are saved for inspection. */
function keep(name: string, bytes: Buffer): void {
  const folder = process.env.KEEP_PAPERS;
  if (folder) writeFileSync(`${folder}/${name}`, bytes);
}

describe('the advice on paper', () => {
  it('is a file to be saved, which no cache keeps, and no bigger than its page says (DN-839)', async () => {
    const { status, headers, bytes } = await summaryOf(danielle, recordId);
    keep('advice.pdf', bytes);
    expect(bytes.length).toBeLessThan(300 * 1000);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(headers['content-disposition']).toBe('attachment; filename="your-advice.pdf"');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('holds every solution, figure and reason of the advice, and where advice is free', async () => {
    const { answer } = await danielle.call(recommendation, {});
    const pdf = await readPdf((await summaryOf(danielle, recordId)).bytes);
    expect(pdf).toMatchObject({ isTagged: true, language: 'en-GB', title: 'Your advice – Towpath' });
    const { text } = pdf;
    expect(text).toContain('Danielle Hughes');
    expect(text).toContain('By the facts and limits of 23 November 2026');
    for (const solution of [answer.recommended, ...answer.eligible]) {
      const { payment, termMonths, totalPaid, fees, writtenOff, debtFreeMonth, wording } = solution ?? {};
      for (const figure of [payment, termMonths, totalPaid, fees, writtenOff, debtFreeMonth]) {
        if (figure) expect(text).toContain(figure.says);
      }
      const words = [...(wording?.advantages ?? []), ...(wording?.risks ?? []), ...(wording?.next ?? [])];
      for (const says of [...words, wording?.home ?? '', wording?.creditFile ?? '']) {
        expect(text).toContain(says);
      }
    }
    for (const { product, reasons } of answer.ineligible) {
      if (product.shortName === 'MHBS') continue;
      expect(text).toContain(product.name);
      for (const { code, outcome, figure, limit } of reasons) {
        if (outcome !== 'not met' || code === 'WO_LONG_ILLNESS') continue;
        if (figure) expect(text, code).toContain(figure);
        if (limit) expect(text, code).toContain(limit);
      }
    }
    for (const said of ['Kestrel Cards', '£9,000.00', '£240', '£1,500', answer.freeAdvice]) {
      expect(text).toContain(said);
    }
    expect(text).toContain('How to complain');
    expect(text).toContain('Financial Ombudsman Service');
    expect(pdf.bookmarks).toContain('What we’d recommend for you');
    const heads = withRole(pdf.elements, 'H3').map(element => element.text);
    expect(heads[0]).toBe(answer.recommended?.product.name);
  });

  it('is the same to the byte however often, and whenever, it is asked for', async () => {
    const first = await summaryOf(danielle, recordId);
    test.clock.forward(60_000);
    const second = await summaryOf(danielle, recordId.toUpperCase());
    keep('one.pdf', first.bytes);
    keep('two.pdf', second.bytes);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const { madeAt } = await readPdf(first.bytes);
    expect(madeAt).toContain('20261123');
  });

  it('is not found by anybody else, and no other is', async () => {
    const stranger = await walker(test);
    for (const id of [recordId, randomUUID(), 'one']) {
      expect((await summaryOf(stranger, id)).error.code).toBe('NOT_FOUND');
      expect((await stranger.call(myPapers, { query: { recordId: id } })).error.code).toBe('NOT_FOUND');
    }
  });
});

describe('the budget on paper', () => {
  it('has income, outgoings and debts with every sum, and when it was said to be right', async () => {
    const { bytes, headers } = await danielle.call(budgetStatementPdf, {});
    keep('budget.pdf', bytes);
    expect(headers['content-disposition']).toBe('attachment; filename="budget-statement.pdf"');
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ isTagged: true, title: 'Budget statement – Towpath' });
    expect(pdf.bookmarks).toEqual(['Income', 'Outgoings', 'Debts', 'Notes', 'Said to be right']);
    for (const said of [
      'Danielle Hughes. Household: 1 adult. All amounts are monthly.',
      'Your take-home pay £1,500.00',
      'Total income £1,500.00',
      'Total outgoings £1,260.00',
      'Left over each month £240.00',
      'Kestrel Cards',
      '23 November 2026 at 10:00',
    ]) {
      expect(pdf.text).toContain(said);
    }
    // What is between the person and us is nobody else's.
    expect(pdf.text).not.toMatch(/shared with|money-advice/u);
    const scopes = withRole(pdf.elements, 'TH').map(({ text }) => text);
    expect(scopes).toContain('Your take-home pay');
  });

  it('has what the person told beside the sums, as the advice has it (SA-204, SA-205)', async () => {
    const person = await atAdvice(test, {
      review: { changes: ['less', 'sum'], 'worse-income-on': '2027-01', 'lump-sum-on': '2027-04' },
      debt: { hasArrangement: true, agreedPayment: 15 },
    });
    const id = (await person.call(recommendation, {})).answer.recordId ?? '';
    const advice = (await readPdf((await summaryOf(person, id)).bytes)).text;
    const statement = (await readPdf((await person.call(budgetStatementPdf, {})).bytes)).text;
    for (const text of [advice, statement]) {
      expect(text).toContain('Less money each month expected from January 2027');
      expect(text).toContain('Kestrel Cards £210.00 £15.00');
    }
    expect(advice).toContain('A sum of money expected from April 2027');
    expect(statement).not.toContain('A sum of money');
  });

  it('is there only once the person has said that it is right, and goes when they change it', async () => {
    const early = await inFullReview(test);
    const { status, error } = await early.call(budgetStatementPdf, {});
    expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
    const changing = await atAdvice(test);
    const food = [{ typeId: 3011, amount: 270, frequencyId: 1, deviationReasonId: null }];
    await submitCosts(changing, 22, food);
    expect((await changing.call(budgetStatementPdf, {})).error.code).toBe('NOT_FOUND');
  });

  it('says why a line is as it is, and keeps reasons of health to us', async () => {
    const person = await atAdvice(test);
    const reasons = await notesFor(person, 201);
    expect(reasons).toContain('Groceries and cleaning: The person has told us why.');
    expect(reasons).not.toMatch(/disability|illness/iu);
    expect(await notesFor(person, 205)).toContain('Groceries and cleaning: I live in the countryside.');
  });
});

/** The text of the statement when food costs more than expected for a given reason. */
async function notesFor(person: Walker, deviationReasonId: number): Promise<string> {
  await submitCosts(person, 22, [{ typeId: 3011, amount: 700, frequencyId: 1, deviationReasonId }]);
  const { completeBudget } = await import('@towpath/contracts/api/budget.ts');
  expect((await person.call(completeBudget, {})).status).toBe(204);
  const { text } = await readPdf((await person.call(budgetStatementPdf, {})).bytes);
  return text;
}

describe('papers by mail', () => {
  it('go to the address of the account, with nothing of them in the words', async () => {
    const { answer } = await danielle.call(emailPapers, { body: { recordId } });
    expect(answer).toEqual({ sentTo: 'p•••@towpath.example', papers: ['advice', 'budget'] });
    const mail = (await test.mails()).find(({ subject }) => subject === 'The papers you asked for');
    expect(mail?.to).toBe(`person-${danielle.customerId}@towpath.example`);
    expect(mail?.attachments?.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['your-advice.pdf', 'application/pdf'],
      ['budget-statement.pdf', 'application/pdf'],
    ]);
    const [advice] = mail?.attachments ?? [];
    expect(advice?.content.equals((await summaryOf(danielle, recordId)).bytes)).toBe(true);
    const words = `${mail?.subject} ${mail?.text} ${mail?.html.replace(/<[^>]*>/gu, ' ')}`;
    expect(words).not.toMatch(/£|\bdebt|budget|Kestrel|health/iu);
    expect(words).toContain('MoneyHelper');
  });

  it('have names that tell nothing where neutral words are asked for (IS-136)', async () => {
    const neutral = { times: [], leaves_voicemail: false, has_neutral_words: true, has_way_out: true };
    await test.database
      .insertInto('safe_contacts')
      .values({ customer_id: danielle.customerId, changed_at: test.clock.now(), ...neutral })
      .execute();
    await danielle.call(emailPapers, { body: { recordId } });
    const mail = (await test.mails()).at(-1);
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual(['paper-1.pdf', 'paper-2.pdf']);
    expect(mail?.text).not.toContain('MoneyHelper');
  });

  it('are written down: that they were asked for, and that the mail server took them', async () => {
    const person = await atAdvice(test);
    const id = (await person.call(recommendation, {})).answer.recordId ?? '';
    test.mailSender.refuses = true;
    await person.call(emailPapers, { body: { recordId: id } });
    await test.mails();
    expect(await mailsOf(person)).toMatchObject([{ record_id: id, sent_at: null }]);
    test.mailSender.refuses = false;
    test.clock.forward(10_000);
    await test.mails();
    expect(await mailsOf(person)).toMatchObject([{ record_id: id, sent_at: test.clock.now() }]);
  });

  it('are not sent to a guest, nor of somebody else’s advice', async () => {
    const visitor = await guest(test);
    expect((await visitor.call(emailPapers, { body: { recordId } })).error.code).toBe(
      'REGISTERED_CUSTOMERS_ONLY',
    );
    const other = await customer(test);
    expect((await other.call(emailPapers, { body: { recordId } })).error.code).toBe('NOT_FOUND');
  });

  it('can be asked for so often and no more', async () => {
    const strict = await createTestApp({ RATE_LIMITS: 'on' });
    const person = await customer(strict);
    const codes = [];
    for (let time = 0; time < 6; time += 1) {
      codes.push((await person.call(emailPapers, { body: { recordId } })).error.code);
    }
    expect(codes).toEqual([...Array(5).fill('NOT_FOUND'), 'TOO_MANY_REQUESTS']);
    await strict.close();
  });
});

describe('what can be kept', () => {
  it('is told with its pages and where it could be sent', async () => {
    const { answer } = await danielle.call(myPapers, { query: { recordId } });
    const { pages } = await readPdf((await summaryOf(danielle, recordId)).bytes);
    expect(answer).toEqual({
      advice: { recordId, judgedOn: '2026-11-23', pages: pages.length },
      hasBudget: true,
      budgetConfirmedOn: '2026-11-23',
      emailTo: 'p•••@towpath.example',
    });
    expect((await danielle.call(myPapers, { query: {} })).answer).toEqual(answer);
  });

  it('are of the advice that holds again once an answer is changed back (DN-762)', async () => {
    const person = await atAdvice(test);
    const adviceNow = async () => (await person.call(recommendation, {})).answer.recordId;
    const first = await adviceNow();
    const [debt] = (await person.call(myDebts, {})).answer.debts;
    const owes = async (currentBalance: number) =>
      person.call(changeDebt, { params: { debtId: debt?.id ?? '' }, body: { currentBalance } });
    expect((await owes(CARD_DEBT.currentBalance + 2000)).status).toBe(200);
    expect(await adviceNow()).not.toBe(first);
    expect((await owes(CARD_DEBT.currentBalance)).status).toBe(200);
    expect(await adviceNow()).toBe(first);
    expect((await person.call(myPapers, { query: {} })).answer.advice?.recordId).toBe(first);
  });

  it('is nothing at the beginning', async () => {
    const visitor = await guest(test);
    const { answer } = await visitor.call(myPapers, { query: {} });
    expect(answer).toEqual({ advice: null, hasBudget: false, budgetConfirmedOn: null, emailTo: null });
  });
});

it('holds 200 debts over many pages', async () => {
  const person = await atAdvice(test);
  for (let number = 1; number < 200; number += 1) {
    const initialCreditorName = `Lender ${number}${' of the long name'.repeat(number % 5)}`;
    const body = { ...CARD_DEBT, initialCreditorName, currentBalance: 100 + number, arrears: 100 };
    await person.call(addDebt, { query: { stepId: 'debts' }, body });
  }
  expect((await person.call(myDebts, {})).answer.debts).toHaveLength(200);
  const { bytes } = await person.call(budgetStatementPdf, {});
  keep('many.pdf', bytes);
  const { pages } = await readPdf(bytes);
  expect(pages.length).toBeGreaterThan(6);
  for (const text of pages.slice(2, -1)) expect(text).toMatch(/Creditor (?:Kind Reference Owed|Overdue)/u);
  expect(pages.join(' ')).toContain('£299.00');
  // Two hundred calls, one after the other, take their time on a busy machine.
}, 90_000);

it('leaves nothing of a paper in the log', () => {
  expect(test.log.join('\n')).not.toMatch(/Kestrel|Danielle|towpath\.example/u);
});

function mailsOf({ customerId }: Walker) {
  return test.database.selectFrom('paper_mails').selectAll().where('customer_id', '=', customerId).execute();
}
