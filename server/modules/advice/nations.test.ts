import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { myPages } from '@towpath/contracts/api/journeys.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { firstQualifier, secondQualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { walker, walkerFor } from '../../testing/journeyWalk.ts';
import { personWith } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { shippedDefinitions } from '../journeys/shipped.ts';

const shippedWith = (qualifier: typeof firstQualifier) =>
  shippedDefinitions().map(each => (each.journey === qualifier.journey ? qualifier : each));

let test: TestApp;
let shipped: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'towpath-nations-'));
beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../../content'), folder, { recursive: true });
  const file = join(folder, 'settings.json');
  const settings = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...settings, alsoAdviseIn: ['scotland'] }));
  test = await createTestApp({ CONTENT_DIR: folder });
  shipped = await createTestApp();
});
afterAll(async () => {
  await test.close();
  await shipped.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['scotland', ['DAS', 'SEQ'], 'IVA'],
  ['northern-ireland', ['IVA', 'DRO'], 'BS'],
] as const)(
  'leads people in %s from the first question to advice by their own rules (SA-075)',
  async (nation, own, foreign) => {
    const person = await atAdvice(shipped, { qualifier: { nation } });
    const { answer } = await person.call(recommendation, {});
    expect(answer.recordId).not.toBeNull();
    const shown = [
      answer.recommended,
      ...answer.eligible,
      ...answer.ineligible,
      ...answer.undecided,
      ...answer.givesTime,
    ];
    const names = shown.map(one => one?.product.shortName);
    expect(names).toEqual(expect.arrayContaining([...own]));
    expect(names).not.toContain(foreign);
  },
);

it('ends on the first version for whoever began on it, which serves England and Wales (SA-077)', async () => {
  const earlier = { ...shipped, ...(await shipped.startAnother(shippedWith(firstQualifier))) };
  const begun = await walker(earlier);
  await begun.save('nation', 'scotland');
  const person = await walkerFor(shipped, personWith(shipped, begun.customerId, begun.authorization));
  expect((await person.call(myPages, {})).answer.version).toBe(1);
  expect((await person.position())?.stepId).toBe('nation');
  expect((await person.save('housing', 'private')).error.code).toBe('STEP_NOT_ON_PATH');
  await person.save('nation', 'wales');
  expect((await person.position())?.stepId).toBe('housing');
});

it('ends on the second version for whoever began on it, and begins on the fourth for others (SA-208)', async () => {
  const earlier = { ...shipped, ...(await shipped.startAnother(shippedWith(secondQualifier))) };
  const begun = await walker(earlier);
  await begun.save('nation', 'wales');
  const person = await walkerFor(shipped, personWith(shipped, begun.customerId, begun.authorization));
  const { answer } = await person.call(myPages, {});
  expect(answer.version).toBe(2);
  expect(answer.pages.map(({ templateId: _, ...page }) => page)).toEqual(secondQualifier.pages);
  await person.save('housing', 'private');
  expect((await person.position())?.stepId).toBe('birth-date');
  expect((await (await walker(shipped)).call(myPages, {})).answer.version).toBe(4);
});

it.each(['scotland', 'northern-ireland'])(
  'stops people in %s who come by a partner that serves England and Wales (QU-012, SA-076)',
  async nation => {
    const person = await walker(shipped, { appId: 'mw_steps' });
    await person.save('nation', nation);
    expect((await person.position())?.stepId).toBe('nation');
    expect((await person.save('housing', 'private')).error.code).toBe('STEP_NOT_ON_PATH');
  },
);

it('is in a nation only where the operator serves it (QU-012, SA-076)', async () => {
  const person = await walker(test);
  await person.save('nation', 'northern-ireland');
  expect((await person.position())?.stepId).toBe('nation');
  await person.save('nation', 'scotland');
  expect((await person.position())?.stepId).toBe('housing');
});
