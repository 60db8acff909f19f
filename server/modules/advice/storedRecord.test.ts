import { recordText } from '@towpath/domain/solutions/explain/record.ts';
import { budgetOf, debtOf, lineOf, TODAY, tenant } from '@towpath/domain/solutions/testing/cases.ts';
import { recordOf } from '@towpath/domain/solutions/testing/inForce.ts';
import { replay } from '@towpath/domain/solutions/testing/replay.ts';
import { expect, it } from 'vitest';
import { readStoredRecord } from '../../testing/storedRecord.ts';

const facts = tenant({
  statement: budgetOf([lineOf(1018, 400_00), lineOf(1031, 600_00), lineOf(3011, 700_00)]),
  debts: [debtOf(24, 900_00), debtOf(7, 2_000_00)],
});
const kept = recordText(recordOf(facts, TODAY));

/** A record as stored under older rules: lines and kinds by number alone. */
function ofOldRules(text: string, change: (inputs: OldInputs) => void = () => undefined): string {
  const record = JSON.parse(text);
  for (const line of record.inputs.statement.lines) delete line.roles;
  for (const { type } of record.inputs.debts) delete type.roles;
  change(record.inputs);
  return JSON.stringify(record);
}
type OldInputs = {
  statement: { lines: { typeId: number }[] };
  debts: { type: { id: number } }[];
};

it('reads back a record with what its lines and kinds were when it was kept (HO-009)', () => {
  expect(readStoredRecord(kept).inputs).toEqual(facts);
  const changed = kept.replace('"roles":["benefit","disability"]', '"roles":["other-income"]');
  expect(readStoredRecord(changed).inputs.statement.lines[0]?.roles).toEqual(['other-income']);
});

it('reads a record of older rules, and says by the content what its lines and kinds are (HO-009)', () => {
  expect(readStoredRecord(ofOldRules(kept)).inputs).toEqual(facts);
});

it('reads a solution of a record that kept no list of debts that stay, without any (SA-028)', () => {
  const old = JSON.parse(kept);
  for (const result of old.results) delete result.stays;
  const { results } = readStoredRecord(JSON.stringify(old));
  expect(results.length).toBeGreaterThan(5);
  expect(results.map(({ stays }) => stays)).toEqual(results.map(() => []));
});

it('takes facts that older rules did not have as not known (SA-001)', () => {
  const old = JSON.parse(kept);
  const {
    partner: _partner,
    confirmed: _confirmed,
    savingsFromDisabilityBenefits: _part,
    ...inputs
  } = old.inputs;
  delete inputs.statement.getsBy;
  delete inputs.changes.worseIncome;
  delete inputs.debts[0].isVeryOld;
  delete inputs.crisis.treatmentEndsOn;
  delete inputs.residence.hasPublicFunds;
  delete inputs.statement.lines[0].whose;
  const read = readStoredRecord(JSON.stringify({ ...old, inputs })).inputs;
  expect(read).toMatchObject({
    partner: { sharesBudget: null, wouldPay: null, wantsAdvice: null },
    confirmed: null,
    savingsFromDisabilityBenefits: null,
    statement: { getsBy: { income: null, food: null, housing: null } },
    changes: { worseIncome: null, betterIncome: 'never' },
    crisis: { treatmentEndsOn: null },
    residence: { hasPublicFunds: null },
  });
  expect(read.debts.map(({ isVeryOld }) => isVeryOld)).toEqual([null, false]);
  expect(read.statement.lines.map(({ whose }) => whose)).toEqual([null, null, null]);
});

it('reads a record of rules without gates as one with none (SA-010)', () => {
  const { gates: _gates, close: _close, ...old } = JSON.parse(kept);
  expect(readStoredRecord(JSON.stringify(old))).toMatchObject({ gates: [], close: null });
});

it('takes what the content no longer has as not known (HO-009)', () => {
  const old = ofOldRules(kept, ({ statement, debts }) => {
    Object.assign(statement.lines[0] ?? {}, { typeId: 1999 });
    Object.assign(debts[0]?.type ?? {}, { id: 99 });
  });
  const { statement, debts } = readStoredRecord(old).inputs;
  expect(statement.lines[0]).toEqual({ typeId: 1999, roles: [], monthly: null, whose: null });
  expect(debts.map(({ type }) => type?.id)).toEqual([undefined, 7]);
});

it('says of a record of older rules that others are in force now, not that it was wrong (HO-009)', () => {
  const old = JSON.parse(ofOldRules(kept));
  old.rulesVersion = { number: 14, sources: 'c2d150f363b0875aa24af5a8864d3966' };
  expect(replay(JSON.stringify(old))).toEqual({ same: false, why: 'other rules' });
  expect(replay(kept)).toEqual({ same: true });
});
