import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { changeDebt } from '@towpath/contracts/api/debts.ts';
import {
  allLettersPdf,
  emailLetters,
  letterBudgetPdf,
  letterDocx,
  letterPdf,
} from '@towpath/contracts/api/letterFiles.ts';
import { attachBudget, sendLetter } from '@towpath/contracts/api/letters.ts';
import { budgetStatementPdf, type PaperVersion, paperVersions } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { submitIncome } from '../../testing/budget.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { addsDebt } from '../../testing/letters.ts';
import { fillIn, open, read, saidIn, send, withLetter, write } from '../../testing/letterWriting.ts';
import { readDocx } from '../../testing/readDocx.ts';
import { readPdf, withRole } from '../../testing/readPdf.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { openSent, sealSent } from './kept.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const today = () => test.clock.now().toISOString().slice(0, 10);
async function pdfOf(person: Walker, letterId: string) {
  const { bytes } = await person.call(letterPdf, { params: { letterId }, query: {} });
  // With the budget too, no letter is bigger than the papers say.
  expect(bytes.length).toBeLessThan(100 * 1000);
  return readPdf(bytes);
}
const docxOf = async (person: Walker, letterId: string) =>
  readDocx((await person.call(letterDocx, { params: { letterId }, query: {} })).bytes);
const attach = (person: Walker, letterId: string, isAttached = true) =>
  person.call(attachBudget, { params: { letterId }, body: { isAttached } });

/** Says that income is another by now, and that the budget is right. */
async function earns(person: Walker, lines: Readonly<Record<number, number>>): Promise<void> {
  const types = Object.entries(lines).map(([typeId, amount]) => ({
    typeId: Number(typeId),
    amount,
    frequencyId: 1,
    deviationReasonId: null,
  }));
  (await submitIncome(person, 2, types)).answer;
  expect((await person.call(completeBudget, {})).status).toBe(204);
}

describe('the budget that goes with a letter', () => {
  it('says whose it is and what the letter is about, also in words that were typed, as PDF and as DOCX (DN-528, DN-530)', async () => {
    const { person, letterId } = await withLetter(test);
    await fillIn(person, letterId);
    (await attach(person, letterId)).answer;
    const pdf = await pdfOf(person, letterId);
    const budget = pdf.pages.slice(1).join(' ');
    for (const said of [
      'Name Danielle Hughes',
      'Address 14 Tannery Row, Leeds LS9 0ZZ',
      'For Kestrel Cards',
      'About Account KC 2281',
      'Total income £1,500.00',
      'Left over each month £240.00',
    ]) {
      expect(budget).toContain(said);
    }
    const docx = await docxOf(person, letterId);
    expect(docx.sections).toBe(2);
    const inPdf = ['H1', 'H2', 'H3'].flatMap(role => withRole(pdf.elements, role).map(({ text }) => text));
    const inWord = docx.paragraphs.filter(({ style }) => style?.startsWith('Heading'));
    expect(inWord.map(({ text }) => text).toSorted()).toEqual(inPdf.toSorted());
    const [head, income, outgoings] = docx.tables;
    expect(head?.rows).toContainEqual(['About', 'Account KC 2281']);
    expect(income?.head).toEqual([['From', 'Each line', 'Together']]);
    expect(income?.rows.at(-1)).toEqual(['Total income', '', '£1,500.00']);
    expect(outgoings?.rows.at(-1)).toEqual(['Left over each month', '', '£240.00']);
    const seen = await person.call(letterBudgetPdf, { params: { letterId } });
    expect((await readPdf(seen.bytes)).text).toContain('About Account KC 2281');
  });

  it('has nothing that is no business of who gets it: health, consents, numbers of others, debts to ask about first (DN-530)', async () => {
    const { person, letterId } = await withLetter(test);
    await addsDebt(person, { initialCreditorName: 'Heron Finance', creditorReference: 'HF-778899' });
    const old = await addsDebt(person, { initialCreditorName: 'Otter Loans', currentBalance: 777 });
    await person.call(changeDebt, { params: { debtId: old }, body: { isDisputed: true } });
    await earns(person, { 1018: 100, 1011: 300 });
    (await attach(person, letterId)).answer;
    const { pages } = await pdfOf(person, letterId);
    const budget = pages.slice(1).join(' ');
    expect(budget).toContain('Universal Credit £300.00 Other £100.00');
    expect(budget).toContain('Heron Finance');
    for (const nobodys of [
      'PIP',
      'money-advice',
      'shared',
      'HF-778899',
      'Otter',
      '777',
      'advice about',
      'TV licence',
    ]) {
      expect(budget, nobodys).not.toContain(nobodys);
    }
    // The person's own copy warns of the debt, and has their own numbers.
    const own = (await readPdf((await person.call(budgetStatementPdf, {})).bytes)).text;
    expect(own).toContain('Don’t pay or write to Otter Loans');
    expect(own).toContain('HF-778899');
    expect(own).not.toMatch(/PIP|shared with/u);
  });

  it('is missed where the words of the person say that it goes along, until it is ticked (DN-529)', async () => {
    const { person, letterId } = await withLetter(test);
    expect((await open(person, letterId)).lacksBudget).toBe(false);
    await write(person, letterId, 'reason', 'my hours were cut, as my enclosed budget shows');
    expect(await open(person, letterId)).toMatchObject({ lacksBudget: true, budget: 'can attach' });
    expect((await attach(person, letterId)).answer.letter.lacksBudget).toBe(false);
    expect((await attach(person, letterId, false)).answer.letter.lacksBudget).toBe(true);
  });

  it('is not found of a letter that is not there, nor of somebody else (DN-530)', async () => {
    const { letterId } = await withLetter(test);
    const other = await atAdvice(test);
    expect((await other.call(letterBudgetPdf, { params: { letterId } })).status).toBe(404);
  });
});

describe('a letter that went with the budget', () => {
  it('is kept with it as it was that day, whatever the budget says since, and one without it has none (DN-933)', async () => {
    const { person, letterId } = await withLetter(test);
    await fillIn(person, letterId);
    await attach(person, letterId);
    const letter = await open(person, letterId);
    await read(person, letterId, letter);
    const asIs = await pdfOf(person, letterId);
    const goes = async (version: number) => {
      const { shown } = await open(person, letterId);
      const body = { shown, version, on: today(), by: 'post' as const };
      expect((await person.call(sendLetter, { params: { letterId }, body })).status).toBe(200);
    };
    await goes(1);
    const ofVersion = async (version: string) => {
      const { bytes } = await person.call(letterPdf, { params: { letterId }, query: { version } });
      return (await readPdf(bytes)).text;
    };
    const went = await ofVersion('1');
    expect(went).toBe(asIs.text);
    expect(went).toContain('Total income');
    await attach(person, letterId, false);
    await read(person, letterId, await open(person, letterId));
    await goes(2);
    await earns(person, { 1018: 100, 1011: 300 });
    expect(await ofVersion('1')).toBe(went);
    const docx = await person.call(letterDocx, { params: { letterId }, query: { version: '1' } });
    expect(JSON.stringify(readDocx(docx.bytes))).toContain('Total income');
    expect(await ofVersion('2')).not.toContain('Total income');
    expect(await ofVersion('1')).toBe(went);
  });
});

describe('a letter that went with a budget before budgets were kept', () => {
  it('says in each place that the budget was not kept, and has none of another day in its place (DN-771)', async () => {
    const { person, letterId } = await withLetter(test);
    await fillIn(person, letterId);
    await attach(person, letterId);
    const letter = await open(person, letterId);
    await read(person, letterId, letter);
    (await send(person, letterId, letter, today())).answer;
    const says = async () => {
      const { groups } = (await person.call(paperVersions, { query: { kind: 'letter' } })).answer;
      const about = groups[0]?.papers[0]?.about;
      const onPage = (await open(person, letterId)).versions[0];
      return [about?.kind === 'letter' && about.sent?.budgetNotKept, onPage?.budgetNotKept];
    };
    expect(await says()).toEqual([false, false]);
    await asBeforeBudgetsWereKept(person.customerId);
    expect(await says()).toEqual([true, true]);
    const { bytes } = await person.call(letterPdf, { params: { letterId }, query: { version: '1' } });
    expect((await readPdf(bytes)).text).not.toContain('Total income');
  });
});

/** Seals the letters that a person sent as they were sealed before budgets went in with them. */
async function asBeforeBudgetsWereKept(customerId: string): Promise<void> {
  const seal = createSeal(test.config.healthDataKey);
  const rows = await test.database
    .selectFrom('letters_sent')
    .select(['letter_id', 'version', 'sealed'])
    .where('customer_id', '=', customerId)
    .execute();
  for (const { letter_id, version, sealed } of rows) {
    const { letter } = openSent(seal, letter_id, version, sealed);
    await test.database
      .updateTable('letters_sent')
      .set({ sealed: sealSent(seal, letter_id, version, { letter, budget: null }) })
      .where('letter_id', '=', letter_id)
      .where('version', '=', version)
      .execute();
  }
}

describe('a letter that goes by email or through a site', () => {
  it('needs no address of theirs, has no empty line for one, and is kept so (DN-533)', async () => {
    const { person, letterId } = await withLetter(test);
    const filled = await fillIn(person, letterId);
    const left = await write(person, letterId, 'creditorAddress', '', 'PO Box 118\nEly CB7 0ZZ');
    expect(left.answer.letter.leftOut.map(({ place }) => place?.label)).toEqual(['their address']);
    expect(left.answer.letter.state.kind).toBe('not read');
    expect(left.answer.letter.shown).not.toBe(filled.shown);
    const docx = await docxOf(person, letterId);
    const said = docx.paragraphs.map(({ text }) => text);
    expect(said[said.indexOf('Kestrel Cards') + 1]).toBe('Account KC 2281');
    expect((await pdfOf(person, letterId)).text).not.toMatch(/PO Box|\[their address\]/u);

    const letter = await open(person, letterId);
    await read(person, letterId, letter);
    const goes = (by: 'post' | 'email') =>
      person.call(sendLetter, {
        params: { letterId },
        body: { shown: letter.shown, version: 1, on: today(), by },
      });
    const posted = await goes('post');
    expect([posted.status, posted.error?.fields?.[0]?.field]).toEqual([400, 'by']);
    expect((await goes('email')).answer.letter.versions[0]).toMatchObject({ by: 'email', version: 1 });
    const version = await person.call(letterDocx, { params: { letterId }, query: { version: '1' } });
    expect(readDocx(version.bytes).paragraphs.map(({ text }) => text)).not.toContain('PO Box 118');
    // It can be put back, and goes by post then.
    const back = await write(person, letterId, 'creditorAddress', 'PO Box 118\nEly CB7 0ZZ');
    expect(saidIn(back.answer.letter)).toContain('PO Box 118');
    expect(back.answer.letter.leftOut).toEqual([]);
  });
});

describe('a letter in another script', () => {
  it('is a PDF with what was typed, where our fonts have it (DN-531)', async () => {
    const { person, letterId } = await withLetter(test);
    await fillIn(person, letterId);
    await write(person, letterId, 'reference', 'Ж-12', 'KC 2281');
    const { answer } = await write(
      person,
      letterId,
      'reason',
      'ο Γιώργος είναι άνεργος',
      'my hours were cut',
    );
    expect(answer.letter.notInPdf).toEqual([]);
    const { text } = await pdfOf(person, letterId);
    expect(text).toContain('Account Ж-12');
    expect(text).toContain('because ο Γιώργος είναι άνεργος.');
  });

  it('is said not to fit a PDF where they do not, with its place, and comes as DOCX (DN-532)', async () => {
    const { person, letterId } = await withLetter(test);
    await fillIn(person, letterId);
    const { letter } = (await write(person, letterId, 'reason', 'ساعات عملي قلت', 'my hours were cut'))
      .answer;
    expect(letter.notInPdf).toHaveLength(1);
    expect(letter.notInPdf[0]).toContain('why you cannot');
    const refused = await person.call(letterPdf, { params: { letterId }, query: {} });
    expect([refused.status, refused.error?.code]).toEqual([409, 'LETTER_NOT_IN_PDF']);
    expect(refused.error?.message).toContain('why you cannot');
    expect((await person.call(allLettersPdf, {})).error?.code).toBe('LETTER_NOT_IN_PDF');
    const docx = await docxOf(person, letterId);
    expect(docx.paragraphs.some(({ text }) => text.includes('ساعات عملي قلت'))).toBe(true);

    expect((await person.call(emailLetters, { body: { letterId } })).status).toBe(200);
    await test.app.outbox.drain();
    const [file] = (await test.mails()).at(-1)?.attachments ?? [];
    expect(file?.filename).toBe('letters.docx');
    const mailed = readDocx(file?.content as Buffer);
    expect(mailed.paragraphs.some(({ text }) => text.includes('ساعات عملي قلت'))).toBe(true);
  });
  it('opens in its case as Word, as the person has it, and is named so in both lists, sent or not (DN-767)', async () => {
    const { person, letterId } = await withLetter(test);
    await fillIn(person, letterId);
    await write(person, letterId, 'reason', 'ਮੇਰੇ ਘੰਟੇ ਘਟੇ', 'my hours were cut');
    const letter = await open(person, letterId);
    await read(person, letterId, letter);
    (await send(person, letterId, letter, today())).answer;
    await write(person, letterId, 'reason', 'שעות העבודה', 'ਮੇਰੇ ਘੰਟੇ ਘਟੇ');
    const { groups } = (await person.call(paperVersions, { query: { kind: 'letter' } })).answer;
    const { cookie } = await staff.member();
    const inCase = `/cases/${person.customerId}`;
    const { body } = await staff.send('GET', `${inCase}/papers?kind=letter`, undefined, cookie);
    const theirs = groups[0]?.papers.map(({ about }) => about) ?? [];
    expect(theirs.map(about => 'isWordOnly' in about && about.isWordOnly)).toEqual([true, true]);
    expect(body.groups[0].papers.map(({ paper }: { paper: PaperVersion }) => paper.about)).toEqual(theirs);
    const word = async (query: string) => {
      const url = `/staff/api${inCase}/letters/${letterId}/paper.docx${query}`;
      const file = await test.app.inject({ url, headers: { cookie: `staffSession=${cookie}` } });
      return JSON.stringify(readDocx(file.rawPayload));
    };
    expect(await word('?version=1')).toContain('ਮੇਰੇ ਘੰਟੇ ਘਟੇ');
    expect(await word('')).toContain('שעות העבודה');
    const opened = await test.database
      .selectFrom('staff_log')
      .select('kind')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'letter opened')
      .execute();
    expect(opened).toHaveLength(2);
  });

  it('is no Word of a case to who may not read all of it (DN-767)', async () => {
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'reader', permissions: ['see cases'] })
      .execute();
    const { person, letterId } = await withLetter(test);
    await write(person, letterId, 'reason', 'ساعات عملي قلت');
    const { cookie } = await staff.member('reader');
    const url = `/staff/api/cases/${person.customerId}/letters/${letterId}/paper.docx`;
    const file = await test.app.inject({ url, headers: { cookie: `staffSession=${cookie}` } });
    expect(file.statusCode).toBe(404);
  });
});
