import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'towpath-nations-'));
beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../../content'), folder, { recursive: true });
  const file = join(folder, 'settings.json');
  const settings = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...settings, alsoAdviseIn: ['scotland'] }));
  test = await createTestApp({ CONTENT_DIR: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

it('opens a nation by one setting: its people go on to advice by its own rules', async () => {
  const person = await atAdvice(test, { qualifier: { nation: 'scotland' } });
  const { answer } = await person.call(recommendation, {});
  expect(answer.recordId).not.toBeNull();
  const shown = [answer.recommended, ...answer.eligible, ...answer.ineligible, ...answer.undecided];
  const names = shown.map(one => one?.product.shortName);
  expect(names).toEqual(expect.arrayContaining(['DAS', 'SEQ']));
  expect(names).not.toContain('IVA');
});

it('leaves the other one closed (QU-012)', async () => {
  const person = await walker(test);
  await person.save('nation', 'northern-ireland');
  expect((await person.position())?.stepId).toBe('nation');
  await person.save('nation', 'scotland');
  expect((await person.position())?.stepId).toBe('housing');
});
