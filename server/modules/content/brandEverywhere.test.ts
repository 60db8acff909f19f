import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { footerContent, siteContent } from '@towpath/contracts/api/content.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { adviceSummaryPdf, budgetStatementPdf, emailPapers } from '@towpath/contracts/api/papers.ts';
import { requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { customer } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

/** Another brand, in every field of the content that says whose the service is. */
const NAME = 'Harbour Light';
const COLOURS = { main: '#1b3a8f', mainDeep: '#12286b', accent: '#8a3b12', accentTint: '#fbeee6' };
const PHONE = '0113 999 0222';

let test: TestApp;
let shippedColours: readonly string[];
const folder = mkdtempSync(join(tmpdir(), 'brand-'));
beforeAll(async () => {
  cpSync(join(REPOSITORY_ROOT, 'content'), folder, { recursive: true });
  alter('brand.json', ({ brand }) => {
    const { main, mainDeep, accent, accentTint } = brand.colours;
    shippedColours = [main, mainDeep, accent, accentTint];
    Object.assign(brand, { name: NAME, tagline: 'A light ahead.', textSender: 'Harbour' });
    Object.assign(brand.colours, COLOURS);
    brand.mark = [{ path: 'M5 5h30v30H5Z' }];
    Object.assign(brand.firm, {
      legalName: 'Harbour Light Advice Ltd',
      address: '2 Quay, Hull HU1 1AA',
      email: 'hello@harbour.test',
      complaintsEmail: 'complaints@harbour.test',
      privacyEmail: 'privacy@harbour.test',
    });
    brand.footer.brand_logo_alt_text = NAME;
    for (const item of brand.footer.social_menu.menu_items) item.url = 'https://social.test/harbour';
    brand.footer.wysiwyg_content = '<p>Harbour Light is a trading name of {firmName}.</p>';
  });
  alter('settings.json', ({ brand: settings }) => {
    Object.assign(settings, { callFromNumber: PHONE, bookingUrl: 'https://booking.test/harbour' });
    settings.originators[settings.marketing.defaultAppId].name = NAME;
  });
  alter('pages.json', of => {
    of.brand = JSON.parse(JSON.stringify(of.brand).replaceAll('Towpath', NAME));
  });
  test = await createTestApp({ CONTENT_DIR: folder, PUBLIC_URL: 'https://advice.harbour.test' });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

function alter(file: string, change: (of: { brand: ReturnType<typeof JSON.parse> }) => void): void {
  const path = join(folder, file);
  const of = { brand: JSON.parse(readFileSync(path, 'utf8')) };
  change(of);
  writeFileSync(path, JSON.stringify(of.brand));
}

/** The brand of this repository, in words and colours. */
const OLD = () => new RegExp(['towpath', ...shippedColours].join('|'), 'iu');

it('every mail is in the name, the words and the colours of the brand in the content (IS-250)', async () => {
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
