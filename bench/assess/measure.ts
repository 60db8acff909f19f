import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCase } from '@towpath/contracts/content/assessCase.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { assess } from '@towpath/domain/solutions/testing/inForce.ts';
import { caseContent, SHIPPED_CONTENT } from '@towpath/tools/assess/content.ts';

const root = join(import.meta.dirname, '../..');
const DEBTS = 12;
const LINES = 60;
const DAY = { year: 2026, month: 11, day: 21 };

/** Assessments per second on one core, with the reasons of every solution. */
export type AssessRun = {
  readonly perSecond: number;
  /** Reasons in one assessment, which is the number of criteria tested. */
  readonly reasons: number;
};

/**
 * Judges cases of 12 debts and 60 budget lines, a different one each time, for some seconds of processor time, so
 * that time the processor spends on other programs does not count.
 */
export function measureAssess({
  rounds,
  roundMs,
}: {
  readonly rounds: number;
  readonly roundMs: number;
}): readonly AssessRun[] {
  const cases = sampleCases();
  judge(cases, roundMs / 2);
  return Array.from({ length: rounds }, () => judge(cases, roundMs));
}

function judge(cases: readonly Case[], roundMs: number): AssessRun {
  const start = process.cpuUsage();
  let judged = 0;
  let reasons = 0;
  let spentMs = 0;
  while (spentMs < roundMs) {
    for (const facts of cases) {
      for (const result of assess(facts, DAY).results) reasons += result.reasons.length;
      judged += 1;
    }
    const { user, system } = process.cpuUsage(start);
    spentMs = (user + system) / 1000;
  }
  return { perSecond: (judged / spentMs) * 1000, reasons: reasons / judged };
}

/** The shipped examples, each extended to the measured size, with different sums: a thousand cases. */
function sampleCases(): readonly Case[] {
  const content = caseContent(SHIPPED_CONTENT);
  const names = ['tenant-england', 'homeowner-wales', 'couple-scotland', 'shortfall-northern-ireland'];
  const examples = names.map(name =>
    readCase(readFileSync(join(root, `tools/assess/examples/${name}.json`), 'utf8'), content),
  );
  return Array.from({ length: 1000 }, (_, index) => grown(examples[index % examples.length] as Case, index));
}

function grown(facts: Case, seed: number): Case {
  const { lines } = facts.statement;
  return {
    ...facts,
    debts: Array.from({ length: DEBTS }, (_, index) => {
      const one = facts.debts[index % facts.debts.length] as Case['debts'][number];
      return {
        ...one,
        debt: {
          ...one.debt,
          id: `debt-${index}`,
          currentBalance: 400_00 + index * 7_50 + (seed % 97) * 9_00,
        },
      };
    }),
    statement: {
      ...facts.statement,
      lines: [
        ...lines,
        ...Array.from({ length: LINES - lines.length }, (_, index) => ({
          typeId: 3007,
          roles: [],
          monthly: (index + seed) % 90,
          whose: null,
        })),
      ],
    },
  };
}
