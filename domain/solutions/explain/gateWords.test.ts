import { expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../../journeys/testing/plainEnglish.ts';
import { GATES } from '../recommend/gates/gate.ts';
import { day, NO_CHANGES, TODAY, tenant } from '../testing/cases.ts';
import { GATE_TEXTS, sayFinding, sayGate } from './gateWords.ts';
import { recordOf } from './record.ts';

it('says of every gate why it stands and what lifts it, for a reader of ten', () => {
  for (const code of GATES) {
    const { why, lifts } = sayGate({ code });
    expect(
      [why, lifts].every(text => /^[A-Z].*\.$/u.test(text)),
      code,
    ).toBe(true);
  }
  const { grade, longestWords, averageWords } = reading(GATE_TEXTS);
  expect(grade).toBeLessThanOrEqual(6);
  expect(averageWords).toBeLessThan(14);
  expect(longestWords).toBeLessThanOrEqual(22);
  expect(GATE_TEXTS.flatMap(unwelcomeWords)).toEqual([]);
});

it('says each finding with its distance and day', () => {
  const changes = { ...NO_CHANGES, newJob: day('2027-09-30') };
  const [gate] = recordOf(tenant({ changes }), TODAY).gates;
  if (gate === undefined) throw new Error('No gate');
  expect(gate.findings.map(sayFinding)).toEqual([
    'Time until you may start a new job: 10 months. That is 2 months from the limit. The day is 30 September 2027.',
  ]);
});
