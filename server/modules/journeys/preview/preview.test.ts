import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOps } from '../../../ops/run.ts';
import { REPOSITORY_ROOT } from '../../../platform/config/config.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';

const SECRET = 'a secret that is long enough for tests';
const DAY = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const draft = join(folder, 'questions/qualifier/1.json');
let test: TestApp;
beforeAll(async () => {
  cpSync(join(REPOSITORY_ROOT, 'content'), folder, { recursive: true });
  await ops('copy', 'qualifier');
  writeFileSync(
    draft,
    readFileSync(draft, 'utf8').replace('Where do you live?', 'Which <b>nation</b> are you in?'),
  );
  test = await createTestApp({ CONTENT_DIR: folder });
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
  };
  const say = (line: string) => void said.push(line);
  const code = await runOps(['questions', ...words], { environment, say, complain: say });
  return { code, said };
}

/** The path of the link that the command prints. */
async function linkFor(...words: readonly string[]): Promise<string> {
  const { code, said } = await ops('preview', ...words);
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(said[0]).toMatch(/^https:\/\/advice\.test\/preview\?link=[\w.-]+$/u);
  return (said[0] ?? '').replace('https://advice.test', '');
}
const open = (url: string) => test.app.inject({ url });

it('the link opens every question in the newest words, says that nothing is kept and takes no answer (IS-263)', async () => {
  const { statusCode, body, headers } = await open(await linkFor('qualifier'));
  expect(statusCode).toBe(200);
  expect(body).toContain('Preview: nothing is kept.');
  expect(body).toContain('Which &lt;b&gt;nation&lt;/b&gt; are you in?');
  expect(body).not.toContain('Where do you live?');
  expect(body).toContain('<li>Northern Ireland</li>');
  expect(body.match(/<section>/gu)?.length).toBeGreaterThan(20);
  expect(body).not.toMatch(/<(?:form|input|button|script)\b/u);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+';/u);
  expect(headers['set-cookie']).toBeUndefined();
  const people = await test.database.selectFrom('customers').select('id').execute();
  expect(people).toEqual([]);
});

it('a questionnaire without words of the operator is shown as released (IS-263)', async () => {
  const { statusCode, body } = await open(await linkFor('full-review', '--days', '30'));
  expect(statusCode).toBe(200);
  expect(body).toContain('in the words of the release.');
});

it.each([['0'], ['31'], ['soon']])('%s days are none that a link may work (IS-263)', async days => {
  expect(await ops('preview', 'qualifier', '--days', days)).toEqual({
    code: 2,
    said: expect.arrayContaining([expect.stringContaining('--days has to be 1 to 30.')]),
  });
});

it('without a link, with one that was altered or is for something else, the page says that it does not work (IS-264)', async () => {
  const link = await linkFor('qualifier');
  const [head = '', , sign = ''] = link.split('.');
  const claims = { revision: 1, aud: 'towpath api', sub: 'qualifier' };
  const forCalls = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1d')
    .sign(new TextEncoder().encode(SECRET));
  const altered = Buffer.from(JSON.stringify({ ...claims, aud: 'preview of questions', exp: 9e9 }));
  for (const url of [
    '/preview',
    link.slice(0, -3),
    `${head}.${altered.toString('base64url')}.${sign}`,
    `/preview?link=${forCalls}`,
    '/preview?link=a&link=b',
  ]) {
    const { statusCode, body } = await open(url);
    expect([statusCode, body.includes('This link does not work')], url).toEqual([404, true]);
    expect(body).not.toContain('nation');
  }
});

it('the link opens no call (IS-263)', async () => {
  const token = (await linkFor('qualifier')).split('=')[1] ?? '';
  const { status } = await test.call(myStatus, { authorization: `Bearer ${token}` });
  expect(status).toBe(401);
});

it('words with a fault are named with file and place (IS-264)', async () => {
  const link = await linkFor('qualifier');
  const whole = readFileSync(draft, 'utf8');
  writeFileSync(draft, whole.replace('"headerText": "Which', '"headrText": "Which'));
  const { statusCode, body } = await open(link);
  writeFileSync(draft, whole);
  expect(statusCode).toBe(422);
  expect(body).toContain('1.json: steps.nation.headrText: there is no such text');
});

it('after its days the link says that it has ended (IS-264)', async () => {
  const link = await linkFor('qualifier', '--days', '2');
  test.clock.forward(2 * DAY + 1000);
  const { statusCode, body } = await open(link);
  expect([statusCode, body.includes('This link has ended')]).toEqual([410, true]);
});
