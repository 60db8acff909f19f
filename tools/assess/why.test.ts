import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runAssess } from './main.ts';

const TODAY = { year: 2026, month: 11, day: 21 };
const TENANT = join(import.meta.dirname, 'examples/tenant-england.json');
const why = (...args: string[]) => runAssess(args, TODAY);

it('explains a criterion: what it tests, who asks it, its limits by day with their sources, and what follows (SA-126)', () => {
  const { output, exitCode } = why('--why', 'DRO_DEBT_MAX');
  expect(exitCode).toBe(0);
  expect(output).toContain('tests: The debts that count for a debt relief order');
  expect(output).toContain('has to be: at most the limit DRO_DEBT_MAX');
  expect(output).toContain('asked by: DRO');
  expect(output).toContain('where it is not met: the solution is not open');
  expect(output).toMatch(/£30,000 from 29 June 2021, england, wales: \S/u);
  expect(output).toMatch(/£50,000 from 28 June 2024, england, wales: .*SI 2024\/626/u);
  expect(output).toMatch(/£50,000 from 8 July 2024, northern-ireland: \S/u);
  expect(output).not.toContain('this case');
});

it('says what a case gives for it, and takes the code in small letters too (SA-126)', () => {
  const { output } = why(TENANT, '--why', 'dro_debt_max');
  expect(output).toMatch(/this case:\n {4}DRO: met\. The debts that count for a debt relief order: £/u);
});

it('says so where no solution of the nation asks it, and for a yes or no gives both answers and the source (SA-126)', () => {
  const { output } = why(TENANT, '--why', 'MAP_INCOME');
  expect(output).toContain('no solution of its nation asks it');
  expect(output).toContain('asked by: MAP');
  expect(why('--why', 'LIVES_THERE').output).toMatch(
    /or: You do not live in this part of the UK\n {2}has to be: yes\n[\s\S]*source: england: \S.*; scotland: Accountant in Bankruptcy/u,
  );
});

it('answers a code that is none with those that look like it', () => {
  expect(why('--why', 'DRO_DEBTS_MAXIMUM')).toMatchObject({
    exitCode: 2,
    fault: expect.stringMatching(
      /^--why: there is no criterion DRO_DEBTS_MAXIMUM\. Did you mean .*DRO_DEBT_MAX/u,
    ),
  });
  expect(why('--why', 'xyz').fault).toMatch(/There are .*DRO_DEBT_MAX/u);
});
