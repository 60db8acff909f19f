import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { recommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keptTextWithId } from './repository.ts';

/** An operator has put in a higher limit, from a day of summer time on. */
const FROM = '2027-03-30';
const BEFORE_MIDNIGHT = new Date('2027-03-29T22:59:59Z');
const MIDNIGHT = new Date('2027-03-29T23:00:00Z');

let test: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'dated-limit-'));
beforeAll(async () => {
  cpSync(join(REPOSITORY_ROOT, 'content'), folder, { recursive: true });
  const file = join(folder, 'limits.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  content.limits.DRO_DEBT_MAX.rows.push({
    nations: ['england', 'wales'],
    figure: 60_000,
    from: FROM,
    source: 'Insolvency Act 1986, Schedule 4ZA; SI 2027/1',
  });
  writeFileSync(file, JSON.stringify(content));
  test = await createTestApp({ CONTENT_DIR: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

it('a limit of the operator’s counts from midnight in the UK of its first day, without a restart (IS-242)', async () => {
  test.clock.set(BEFORE_MIDNIGHT);
  const person = await atAdvice(test);
  const said = async () => (await person.call(recommendation, {})).answer;
  const recordOf = async (id: string): Promise<AdviceRecord> => {
    const seal = createSeal(test.config.healthDataKey);
    const kept = await keptTextWithId(test.database, seal, person.customerId, id);
    return JSON.parse(kept?.text ?? '');
  };
  const limitIn = ({ results }: AdviceRecord) =>
    results.flatMap(({ reasons }) => reasons).find(({ code }) => code === 'DRO_DEBT_MAX');

  const before = await said();
  expect(JSON.stringify(before)).toContain('£50,000');
  test.clock.set(MIDNIGHT);
  const after = await said();
  expect(JSON.stringify(after)).toContain('£60,000');
  expect(JSON.stringify(after)).not.toContain('£50,000');

  const [first, second] = [await recordOf(before.recordId ?? ''), await recordOf(after.recordId ?? '')];
  expect([limitIn(first)?.limit, limitIn(first)?.validFrom]).toEqual([50_000_00, '2024-06-28']);
  expect([limitIn(second)?.limit, limitIn(second)?.validFrom]).toEqual([60_000_00, FROM]);
  expect(first.rulesVersion.limits).toMatch(/^[0-9a-f]{32}$/u);
  expect(second.rulesVersion.limits).not.toBe(first.rulesVersion.limits);
  expect(second.rulesVersion.sources).toBe(first.rulesVersion.sources);

  const params = { recordId: after.recordId ?? '' };
  const { limits } = (await person.call(recommendationFacts, { params })).answer;
  expect(limits.find(({ key }) => key === 'DRO_DEBT_MAX')).toMatchObject({
    value: 60_000_00,
    validFrom: FROM,
  });
  expect(limits.filter(({ key }) => key === 'DRO_DEBT_MAX')).toHaveLength(1);
});
