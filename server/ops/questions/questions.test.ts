import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { myPages } from '@towpath/contracts/api/journeys.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { revisionsOf } from '../../modules/journeys/questionWords.ts';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'question-words-'));
let test: TestApp | undefined;
beforeAll(() => cpSync(join(REPOSITORY_ROOT, 'content'), folder, { recursive: true }));
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true });
});

async function ops(...words: readonly string[]) {
  const said: string[] = [];
  const code = await runOps(['questions', ...words], {
    environment: { CONTENT_DIR: folder },
    say: line => void said.push(line),
    complain: line => void said.push(line),
  });
  return { code, said: said.join('\n') };
}

const file = (revision: number) => join(folder, `questions/qualifier/${revision}.json`);
function reword(revision: number, was: string, is: string): void {
  writeFileSync(file(revision), readFileSync(file(revision), 'utf8').replace(was, is));
}

it('the words of the questions are copied, changed, checked, published and withdrawn by one command (IS-254)', async () => {
  expect(await ops('check', 'qualifier')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Begin with'),
  });
  expect((await ops('copy', 'qualifier')).code).toBe(0);
  expect((await ops('check', 'qualifier')).said).toContain('0 texts differ');

  reword(1, 'Where do you live?', 'Where is your home?');
  const checked = await ops('check', 'qualifier');
  expect(checked.said).toContain('steps.nation.headerText\n  - Where do you live?\n  + Where is your home?');
  expect(checked.said).toContain('1 text differs');

  reword(1, '"headerText": "Where is', '"headrText": "Where is');
  const faulty = await ops('publish', 'qualifier');
  expect(faulty.code).toBe(1);
  expect(faulty.said).toContain(`${file(1)}: steps.nation.headrText: there is no such text`);
  reword(1, '"headrText"', '"headerText"');

  expect((await ops('publish', 'qualifier')).code).toBe(0);
  test = await createTestApp({ CONTENT_DIR: folder });
  const first = await walker(test);
  const asked = async (person: typeof first) => JSON.stringify((await person.call(myPages, {})).answer);
  expect(await asked(first)).toContain('Where is your home?');

  expect((await ops('copy', 'qualifier')).said).toContain('2.json');
  reword(2, 'Where is your home?', 'Which nation are you in?');
  expect((await ops('publish', 'qualifier')).said).toContain('- Where is your home?');
  const later = { ...test, ...(await test.startAnother()) };
  expect(await asked(await walker(later))).toContain('Which nation are you in?');
  expect(await asked(first)).toContain('Where is your home?');

  reword(2, 'Which nation are you in?', 'Which nation is yours?');
  await expect(test.startAnother()).rejects.toThrow(
    `Content ${file(2)}: was changed after people could begin on it. Leave it, and make words of the next number from it: npm run ops -- questions copy qualifier, then npm run ops -- questions publish qualifier.`,
  );
  await ops('copy', 'qualifier');
  expect((await ops('publish', 'qualifier')).said).toContain('words 3: sound');
  const last = { ...test, ...(await test.startAnother()) };
  expect(await asked(await walker(last))).toContain('Which nation is yours?');

  expect((await ops('withdraw', 'qualifier')).code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'questions/published.json'), 'utf8'))).toEqual({});
  expect((await ops('withdraw', 'qualifier')).code).toBe(1);
});

it('words with a character that cannot be stored are refused with file and place (IS-338)', async () => {
  await ops('copy', 'qualifier');
  const [newest = 0] = revisionsOf(folder, 'qualifier').toReversed();
  writeFileSync(
    file(newest),
    readFileSync(file(newest), 'utf8').replace('"Where do you live?"', '"Where\\u0000 do you live?"'),
  );
  expect(await ops('check', 'qualifier')).toEqual({
    code: 1,
    said: `Content ${file(newest)}: steps.nation.headerText: must not have a character that cannot be stored, such as \\u0000.`,
  });
  rmSync(file(newest));
});

it.each([
  [['change', 'qualifier'], '"change" is none of copy, check, preview, publish, withdraw'],
  [['copy', 'quantifier'], 'There is no questionnaire quantifier; there are qualifier, full-review'],
  [['copy'], 'JOURNEY is missing'],
])('what is asked for wrongly is said: %j (IS-254)', async (words, line) => {
  expect(await ops(...words)).toEqual({ code: 2, said: expect.stringContaining(line) });
});

it('words of earlier questions, or of none, stop the start with file and place (IS-254)', async () => {
  await ops('copy', 'full-review');
  await ops('publish', 'full-review');
  const path = join(folder, 'questions/full-review/1.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), of: 7 }));
  await expect(createTestApp({ CONTENT_DIR: folder })).rejects.toThrow(
    `Content ${path}: of: are words for version 7, and this release asks version 8.`,
  );
  writeFileSync(path, '{ "of": 8 }');
  await expect(createTestApp({ CONTENT_DIR: folder })).rejects.toThrow(`Content ${path}: pages: is missing`);
});
