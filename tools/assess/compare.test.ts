import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesBy } from '@towpath/domain/solutions/recommend/rules.ts';
import { debtOf, TODAY, tenant } from '@towpath/domain/solutions/testing/cases.ts';
import { assess, RULEBOOK, rulesOn, THRESHOLDS } from '@towpath/domain/solutions/testing/inForce.ts';
import { afterAll, expect, it } from 'vitest';
import { root } from '../sourceFiles.ts';
import { compareLimits } from './compare.ts';
import { proposedLimitsDocument } from './compareText.ts';
import { runAssess } from './main.ts';
import { readProposal } from './proposal.ts';

const folder = mkdtempSync(join(tmpdir(), 'proposal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const limit = { key: 'DRO_DEBT_MAX', nations: ['england', 'wales'], value: 60_000_00, source: 'A test' };
function proposalFile(limits: readonly object[]): string {
  const file = join(folder, 'proposal.json');
  writeFileSync(file, JSON.stringify({ about: 'A test', limits }));
  return file;
}

it('judges by proposed limits without putting them in force, and only in the nations named (SA-127)', () => {
  const owing = tenant({ debts: [debtOf(1, 55_000_01)] });
  const { thresholds } = readProposal(proposalFile([limit]), THRESHOLDS);
  const dro = (facts: typeof owing, rules = rulesOn) =>
    assess(facts, TODAY, rules).results.find(({ product }) => product.shortName === 'DRO')?.eligibility;
  expect(dro(owing, rulesBy(thresholds))).toBe('ELIGIBLE');
  expect(dro({ ...owing, nation: 'northern-ireland' }, rulesBy(thresholds))).toBe('INELIGIBLE');
  expect(dro(owing)).toBe('INELIGIBLE');
});

it('says which golden and made-up cases would move, from what to what, the same each time (SA-127)', () => {
  const proposal = readProposal(proposalFile([limit]), THRESHOLDS);
  const found = compareLimits(proposal, TODAY, RULEBOOK);
  expect(found.randomCount).toBe(2_000);
  expect(found.goldenCount).toBeGreaterThan(300);
  const opened = found.solutions.find(
    ({ nation, from, to }) => nation === 'england' && from === 'DRO not open' && to === 'open',
  );
  expect(opened?.golden).toContain('DRO DRO_DEBT_MAX');
  expect(found.solutions.every(({ from }) => from.startsWith('DRO'))).toBe(true);
  expect(compareLimits(proposal, TODAY, RULEBOOK)).toEqual(found);
});

it('moves nothing where the proposed limit is the one in force (SA-127)', () => {
  const same = readProposal(proposalFile([{ ...limit, value: 50_000_00 }]), THRESHOLDS);
  expect(compareLimits(same, TODAY, RULEBOOK)).toMatchObject({ advice: [], solutions: [] });
});

it('refuses a proposal with the place of its fault', () => {
  const fault = (limits: readonly object[]) => runAssess(['--compare', proposalFile(limits)], TODAY).fault;
  expect(fault([{ ...limit, key: 'DRO_DEBTS' }])).toContain('limits.0.key: is no limit that we have');
  expect(fault([{ ...limit, nations: ['scotland'] }])).toContain(
    'limits.0: there is no DRO_DEBT_MAX in scotland',
  );
  expect(fault([{ ...limit, value: -1 }])).toContain('limits.0.value: ');
  expect(fault([])).toContain('limits: ');
  expect(runAssess(['--compare', join(folder, 'none.json')], TODAY).fault).toContain('there is no such file');
});

it('prints both tables (SA-127)', () => {
  const { output } = runAssess(['--compare', proposalFile([limit]), '--on', '2026-11-21'], TODAY);
  expect(output).toMatch(
    /^A test, as of 21 November 2026\n {2}DRO_DEBT_MAX in england, wales: £60,000 \(A test\)\n/u,
  );
  expect(output).toMatch(/^england +DRO not open +open +\d+ +\d+ +.*DRO DRO_DEBT_MAX/mu);
});

it('is written down for the proposals of the folder as the rules are now: run `npm run assess -- --stamp` (SA-128)', () => {
  expect(readFileSync(join(root, 'docs/proposed-limits.md'), 'utf8')).toBe(proposedLimitsDocument());
});
