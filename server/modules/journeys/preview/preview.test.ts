import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { previewQuestions } from '@towpath/contracts/api/preview.ts';
import { OPTIONAL_NATIONS } from '@towpath/domain/journeys/nations.ts';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOps } from '../../../ops/run.ts';
import { REPOSITORY_ROOT } from '../../../platform/config/config.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { runOnce } from '../../../platform/database/postgres/running.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { createTestDatabase } from '../../../testing/testDatabase.ts';
import { previewed } from './previewed.ts';

const SECRET = 'a secret that is long enough for tests';
const DAY = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const draft = join(folder, 'questions/qualifier/1.json');
const BY = ['--who', 'Ann Weaver'];
let test: TestApp;
let opened: OpenDatabase | undefined;
beforeAll(async () => {
  cpSync(join(REPOSITORY_ROOT, 'content'), folder, { recursive: true });
  await ops('copy', 'qualifier');
  writeFileSync(
    draft,
    readFileSync(draft, 'utf8').replace('Where do you live?', 'Which <b>nation</b> are you in?'),
  );
  opened = await createTestDatabase();
  test = await createTestApp({ CONTENT_DIR: folder }, undefined, { opened });
  test.clock.forward(Date.now() - test.clock.now().getTime());
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

async function ops(...words: readonly string[]) {
  const said: string[] = [];
  const environment = {
    CONTENT_DIR: folder,
    DATA_DIR: folder,
    JWT_SECRET: SECRET,
    PUBLIC_URL: 'https://advice.test',
    // The words are copied before there is a database.
    ...(opened ? { DATABASE_URL: opened.url } : {}),
  };
  const say = (line: string) => void said.push(line);
  const code = await runOps(['questions', ...words], { environment, say, complain: say });
  return { code, said };
}

/** What stands after `link=` in the address that the command prints. */
async function linkFor(...words: readonly string[]): Promise<string> {
  const { code, said } = await ops('preview', ...words, ...BY);
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(said[0]).toMatch(/^https:\/\/advice\.test\/preview\?link=[\w.-]+$/u);
  return (said[0] ?? '').replace('https://advice.test/preview?link=', '');
}
const open = (link: string) => test.call(previewQuestions, { body: { link } });

it('the link gives the questions in the newest words, and nobody begins anything by it (IS-263)', async () => {
  const { status, answer, headers } = await open(await linkFor('qualifier'));
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    release: 4,
    words: 1,
    questions: { journey: 'qualifier', name: 'Qualifier' },
  });
  expect(JSON.stringify(answer)).toContain('Which <b>nation</b> are you in?');
  expect(JSON.stringify(answer)).not.toContain('Where do you live?');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['set-cookie']).toBeUndefined();
  for (const table of ['customers', 'journeys'] as const) {
    expect(await test.database.selectFrom(table).select('id').execute()).toEqual([]);
  }
});

it('they are as people would meet them: for the nations of the operator, with what the early files leave out (IS-263)', async () => {
  const { answer } = await open(await linkFor('qualifier', '--words', '0'));
  const stops = (questions: unknown) => JSON.stringify(questions).split('"blocksContinue":true').length - 1;
  const narrower = previewed({ journey: 'qualifier', revision: 0 }, folder, []);
  expect(stops(narrower?.questions)).toBe(stops(answer.questions) + OPTIONAL_NATIONS.length);
  const first = await open(await linkFor('qualifier', '--version', '1'));
  expect(first.answer.questions.purpose).toBe('qualifier');
});

it('an earlier version, other words than the newest and the words of the release are named (IS-282)', async () => {
  await ops('copy', 'qualifier');
  const which = async (...words: readonly string[]) => {
    const { answer } = await open(await linkFor(...words));
    return [answer.questions.journey, answer.release, answer.words];
  };
  expect(await which('qualifier')).toEqual(['qualifier', 4, 2]);
  expect(await which('qualifier', '--words', '1')).toEqual(['qualifier', 4, 1]);
  expect(await which('qualifier', '--words', '0')).toEqual(['qualifier', 4, 0]);
  expect(await which('qualifier', '--version', '2')).toEqual(['qualifier', 2, 0]);
  expect(await which('full-review', '--days', '30')).toEqual(['full-review', 8, 0]);
  const { said } = await ops('preview', 'full-review', '--version', '7', ...BY);
  expect(said[1]).toContain('clicks through full-review v7, for 7 days');
  rmSync(join(folder, 'questions/qualifier/2.json'));
});

it.each([
  [['qualifier', '--version', '5'], 'qualifier has no version 5; there are 1, 2, 3, 4.'],
  [['qualifier', '--words', '7'], 'qualifier has no words 7; there are 1.'],
  [['full-review', '--words', '1'], 'full-review has no words 1; there are none of yours.'],
  [['qualifier', '--days', '0'], '--days has to be 1 to 30.'],
  [['qualifier', '--days', '31'], '--days has to be 1 to 30.'],
  [['qualifier', '--days', 'soon'], '--days has to be 1 to 30.'],
])('what cannot be previewed, or for so long, is said: %j (IS-282)', async (words, line) => {
  expect(await ops('preview', ...words)).toEqual({
    code: 2,
    said: expect.arrayContaining([expect.stringContaining(line)]),
  });
});

it('without a link, with one that was altered or is for something else, it does not work (IS-264)', async () => {
  const link = await linkFor('qualifier');
  const [head = '', , sign = ''] = link.split('.');
  const claims = { revision: 1, aud: 'towpath api', sub: 'qualifier' };
  const forCalls = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1d')
    .sign(new TextEncoder().encode(SECRET));
  const altered = Buffer.from(JSON.stringify({ ...claims, aud: 'preview of questions', exp: 9e9 }));
  for (const other of ['', link.slice(0, -3), `${head}.${altered.toString('base64url')}.${sign}`, forCalls]) {
    const { status, error } = await open(other);
    expect([status, error.code], other).toEqual([404, 'PREVIEW_LINK_NOT_VALID']);
    expect(error.message).not.toContain('nation');
  }
});

it('the link opens no other call (IS-263)', async () => {
  const token = await linkFor('qualifier');
  const { status } = await test.call(myStatus, { authorization: `Bearer ${token}` });
  expect(status).toBe(401);
});

it('words with a fault are named with file and place (IS-264)', async () => {
  const link = await linkFor('qualifier');
  const whole = readFileSync(draft, 'utf8');
  writeFileSync(draft, whole.replace('"headerText": "Which', '"headrText": "Which'));
  const { status, error } = await open(link);
  writeFileSync(draft, whole.slice(0, 200));
  const cut = await open(link);
  const { code, said } = await ops('preview', 'qualifier', ...BY);
  writeFileSync(draft, whole);
  expect([status, cut.status, code]).toEqual([422, 422, 0]);
  expect(said.at(-1)).toContain('the page says only what is wrong: Content ');
  expect(error.message).toContain('1.json: steps.nation.headrText: there is no such text');
  expect(cut.error.message).toContain('1.json: is not JSON');
});

it('after its days the link says that it has ended (IS-264)', async () => {
  const link = await linkFor('qualifier', '--days', '2');
  test.clock.forward(2 * DAY + DAY / 24);
  const { status, error } = await open(link);
  expect([status, error.code]).toEqual([410, 'PREVIEW_LINK_ENDED']);
});

it('that a link was made is in the audit log, with who made it, for which questions and until when, and never the link (IS-327)', async () => {
  const made = () =>
    test.database
      .selectFrom('audit_log')
      .selectAll()
      .where('kind', '=', 'preview link made')
      .orderBy('id')
      .execute();
  const before = await made();
  const link = await linkFor('full-review', '--version', '7', '--days', '3');
  const ofWords = await linkFor('qualifier', '--words', '1');
  const entries = (await made()).slice(before.length);
  expect(entries.map(({ customer_id, facts }) => [customer_id, facts])).toEqual([
    [null, { by: 'Ann Weaver', questions: 'full-review', version: 7, words: 0, until: expect.any(String) }],
    [null, { by: 'Ann Weaver', questions: 'qualifier', version: 4, words: 1, until: expect.any(String) }],
  ]);
  // The entry has the end that stands in the link.
  const { exp = 0 } = decodeJwt(link);
  expect(entries[0]?.facts).toMatchObject({ until: new Date(exp * 1000).toISOString() });
  for (const part of [...link.split('.'), ...ofWords.split('.')]) {
    expect(JSON.stringify(entries)).not.toContain(part);
  }
});

it('without a name, or a database that takes the entry, nobody gets a link (IS-327)', async () => {
  const before = (await test.database.selectFrom('audit_log').select('id').execute()).length;
  const nameless = await ops('preview', 'qualifier', '--who', 'x'.repeat(61));
  expect(nameless).toEqual({ code: 2, said: [expect.stringContaining('Say who you are in 60 letters')] });
  expect((await test.database.selectFrom('audit_log').select('id').execute()).length).toBe(before);
  const reachable = opened;
  opened = await createTestDatabase();
  await runOnce(opened.url, 'alter table audit_log rename to audit_log_away');
  const { code, said } = await ops('preview', 'qualifier', ...BY);
  await opened.close();
  opened = reachable;
  expect(code).toBe(1);
  expect(said.join('\n')).not.toContain('link=');
});
