import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { footerContent, siteContent } from '@towpath/contracts/api/content.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { adviceSummaryPdf, budgetStatementPdf, emailPapers } from '@towpath/contracts/api/papers.ts';
import { requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import {
  OTHER_BRAND_COLOURS as COLOURS,
  OTHER_BRAND_NAME as NAME,
  OTHER_MONEY_HELPER,
  OTHER_BRAND_PHONE as PHONE,
  SHIPPED_COLOURS,
  writeOtherBrand,
} from '../../testing/otherBrand.ts';
import { customer } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'brand-'));
beforeAll(async () => {
  writeOtherBrand(folder);
  test = await createTestApp({ CONTENT_DIR: folder, PUBLIC_URL: 'https://advice.harbour.test' });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** How MoneyHelper is reached by the shipped content. */
const OLD_MONEY_HELPER = /0800 011 3797|moneyhelper\.org/u;

/** The brand of this repository, in words and colours. */
const OLD = () => new RegExp(['towpath', ...SHIPPED_COLOURS].join('|'), 'iu');

it('every mail is in the name, the words and the colours of the brand in the content, and leads to MoneyHelper by it (IS-250, IS-328)', async () => {
  const person = await atAdvice(test);
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const { email } = await customer(test);
  await test.call(requestPasswordReset, { body: { email } });
  await person.call(emailPapers, { body: { recordId } });
  const mails = await test.mails();
  expect(mails.length).toBeGreaterThanOrEqual(2);
  for (const { to: _, attachments: __, ...mail } of mails) {
    expect(mail.from).toBe(NAME);
    expect(mail.html).toContain(NAME);
    expect(mail.html).toContain(COLOURS.main);
    expect(JSON.stringify(mail)).not.toMatch(OLD());
    for (const part of [mail.text, mail.html]) expect(part).toContain(OTHER_MONEY_HELPER.url);
    expect(JSON.stringify(mail)).not.toMatch(OLD_MONEY_HELPER);
  }
});

it('papers, the tags of a journey, the page of the API and what pages ask for are too (IS-250)', async () => {
  const person = await atAdvice(test);
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const papers = [
    await person.call(adviceSummaryPdf, { params: { recordId } }),
    await person.call(budgetStatementPdf, {}),
  ];
  for (const { bytes } of papers) {
    const { text, title } = await readPdf(bytes);
    expect(`${title} ${text}`).toContain(NAME);
    expect(text).toContain(PHONE);
    expect(`${title} ${text}`).not.toMatch(OLD());
  }
  const answers = [
    (await person.call(myStatus, {})).answer,
    (await test.call(footerContent, {})).answer,
    (await test.call(siteContent, {})).answer,
    (await test.app.inject({ url: '/api/docs' })).body,
    (await test.app.inject({ url: '/api/docs/openapi.json' })).body,
  ];
  for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(OLD());
  expect(answers[3]).toContain(`${NAME} API`);
});

it('the advice, on the screen and on paper, says by the content how to reach MoneyHelper (IS-328)', async () => {
  const person = await atAdvice(test);
  const advice = (await person.call(recommendation, {})).answer;
  const { shownUrl, phone } = OTHER_MONEY_HELPER;
  expect(advice.freeAdvice).toContain(`MoneyHelper: ${shownUrl}, ${phone}.`);
  const { bytes } = await person.call(adviceSummaryPdf, { params: { recordId: advice.recordId ?? '' } });
  const { text } = await readPdf(bytes);
  expect(text).toContain(phone);
  for (const said of [JSON.stringify(advice), text]) expect(said).not.toMatch(/0800 011 3797/u);
});
