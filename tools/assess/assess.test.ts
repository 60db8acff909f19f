import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES_VERSION } from '@towpath/domain/solutions/explain/rulesVersion.ts';
import { replay } from '@towpath/domain/solutions/testing/replay.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { SHIPPED_CONTENT } from './content.ts';
import { runAssess } from './main.ts';
import { rulesFiles, rulesHash } from './rulesSources.ts';

const TODAY = { year: 2026, month: 11, day: 21 };
const EXAMPLES = join(import.meta.dirname, 'examples');
const folder = mkdtempSync(join(tmpdir(), 'case-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = (name: string) => join(EXAMPLES, `${name}.json`);
type Written = Record<string, unknown> & {
  debts: Record<string, unknown>[];
  statement: Record<string, unknown>;
};

/** Writes an example to a file with something changed, and returns its path. */
function changed(change: (facts: Written) => void): string {
  const facts = JSON.parse(readFileSync(example('tenant-england'), 'utf8')) as Written;
  change(facts);
  const file = join(folder, 'case.json');
  writeFileSync(file, JSON.stringify(facts));
  return file;
}

describe('the example cases', () => {
  it.each([
    ['tenant-england', 'RECOMMENDED', 'DRO'],
    ['homeowner-wales', 'RECOMMENDED', 'IVA'],
    ['couple-scotland', 'RECOMMENDED', 'DAS'],
    ['benefits-scotland', 'RECOMMENDED', 'MAP'],
    ['shortfall-northern-ireland', 'RECOMMENDED', 'DRO'],
    ['not-finished-england', 'WITHHELD', null],
  ])('%s: %s, %s', (name, verdict, recommended) => {
    const { output, exitCode } = runAssess([example(name), '--on', '2026-11-21', '--json'], TODAY);
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ verdict, groups: { recommended } });
    expect(replay(output.trim())).toEqual({ same: true });
  });

  it('are all tested', () => {
    expect(readdirSync(EXAMPLES)).toHaveLength(6);
  });
});

it('prints the ranked result with reasons, what cannot wait first, and free advice', () => {
  const { output } = runAssess([example('tenant-england')], TODAY);
  const order = [
    'Judged as of 21 November 2026',
    'What stood before it',
    'PERSON_CONFIRMS, applied [DRO]: This changes your life',
    'What to do now',
    'Time first',
    'We’d recommend for you',
    'DRO: Debt Relief Order',
    'Other available solutions',
    'We wouldn’t recommend',
    'MoneyHelper',
  ];
  const places = order.map(text => output.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(output).toContain(
    '[DRO_DEBT_MAX: Insolvency Act 1986, Schedule 4ZA, paragraph 6; SI 2024/626, in force since 28 June 2024]',
  );
});

it('judges the case for the day that is named', () => {
  const judged = (on: string) => runAssess([example('tenant-england'), '--on', on, '--json'], TODAY).output;
  expect(JSON.parse(judged('2021-05-03'))).toMatchObject({ on: '2021-05-03' });
  expect(judged('2021-05-03')).not.toContain('"shortName":"BS"');
});

it('asks for a fact that is not known, and leaves to an adviser what is known and has no limit that day', () => {
  const lineOf = (code: string, file: string) => {
    const { output } = runAssess([file, '--on', '2015-06-30'], TODAY);
    return output.split('\n').filter(line => line.includes(`[${code}:`))[0] ?? '';
  };
  const known = lineOf('DRO_ASSET_MAX', example('tenant-england'));
  expect(known).toContain(' ? ');
  expect(known).toContain('We have no limit for that day, so an adviser has to check this.');
  expect(known).not.toContain('Find out');
  const open = changed(facts => {
    delete facts.savings;
  });
  expect(lineOf('DRO_ASSET_MAX', open)).toMatch(/\? We still need to know .* Find out: what your savings/);
});

it.each(['1900-01-01', '2015-06-30', '2021-05-04', '2024-01-01', '2024-08-05', '2099-12-31'])(
  'judges every example as of %s, whichever limits are on record by then',
  on => {
    for (const name of readdirSync(EXAMPLES)) {
      const { output, fault, exitCode } = runAssess([join(EXAMPLES, name), '--on', on], TODAY);
      expect([exitCode, fault], name).toEqual([0, '']);
      expect(output, name).not.toMatch(/\{[A-Z_]+\}|undefined|null|NaN|Infinity/);
    }
  },
);

describe('a fault is one line with the place, and ends with 2', () => {
  it.each<[string, (facts: Written) => void, string]>([
    [
      'a sum with a part of a penny',
      facts => Object.assign(facts.debts[1] ?? {}, { balance: 12.5 }),
      'debts[1].balance: must be whole pence',
    ],
    [
      'a sum below nothing',
      facts => Object.assign(facts.debts[0] ?? {}, { balance: -1 }),
      'debts[0].balance: must not be negative',
    ],
    [
      'a kind of debt that is not there',
      facts => Object.assign(facts.debts[0] ?? {}, { creditTypeId: 99 }),
      'debts[0].creditTypeId: there is no kind of debt 99',
    ],
    [
      'a nation that is none',
      facts => Object.assign(facts, { nation: 'mars' }),
      'nation: must be one of england, wales, scotland, northern-ireland, outside',
    ],
    [
      'a day that does not exist',
      facts => Object.assign(facts, { birthDate: '1990-02-30' }),
      'birthDate: must be a day such as 2026-11-21',
    ],
    [
      'a word that no case has',
      facts => Object.assign(facts, { colour: 'red' }),
      "there is no 'colour' in a case",
    ],
    [
      'a type of line that is none',
      facts => Object.assign(facts.statement, { lines: [{ typeId: 1500, monthly: 1 }] }),
      'statement.lines[0].typeId: the budget has no line 1500',
    ],
    [
      'a part that is missing',
      facts => Object.assign(facts, { statement: undefined }),
      'statement: must be given, as an object, in curly brackets',
    ],
    [
      'a debt without a creditor',
      facts => Object.assign(facts.debts[0] ?? {}, { creditor: undefined }),
      'debts[0].creditor: must be given, as text, in quotes',
    ],
    [
      'a list that is none',
      facts => Object.assign(facts, { debts: {} }),
      'debts: must be a list, in square brackets',
    ],
    [
      'a share above all of it',
      facts => Object.assign(facts.home as object, { sharePercent: 101 }),
      'home.sharePercent: must be 1 to 100',
    ],
    [
      'a payment that is a word',
      facts => Object.assign(facts.debts[0] ?? {}, { agreedPayment: 'some' }),
      'debts[0].agreedPayment: must be whole pence, or "none"',
    ],
  ])('%s', (_, change, problem) => {
    const file = changed(change);
    const { output, fault, exitCode } = runAssess([file], TODAY);
    expect([output, exitCode]).toEqual(['', 2]);
    expect(fault.endsWith(`case.json: ${problem}\n`), fault).toBe(true);
    expect(fault.trim().split('\n')).toHaveLength(1);
  });

  it.each<[readonly string[], string]>([
    [[], 'Usage: npm run assess'],
    [['a.json', 'b.json'], 'Usage: npm run assess'],
    [[join(folder, 'none.json')], 'there is no such file'],
    [['--compare', folder], 'it cannot be read'],
    [['tools/assess/none.json'], 'tools/assess/none.json: there is no such file'],
    [[example('tenant-england'), '--on'], 'Usage: npm run assess'],
    [[example('tenant-england'), '--on', ''], "--on: '' is not a day such as 2026-11-21."],
    [
      [example('tenant-england'), '--on', '2026-02-30'],
      "--on: '2026-02-30' is not a day such as 2026-11-21.",
    ],
    [
      [example('tenant-england'), '--on', '0000-01-01'],
      "--on: '0000-01-01' is not a day such as 2026-11-21.",
    ],
    [
      [example('tenant-england'), '--on', '21.11.2026'],
      "--on: '21.11.2026' is not a day such as 2026-11-21.",
    ],
    [[example('tenant-england'), '--colour'], '--colour'],
  ])('when asked with %o', (args, problem) => {
    const { fault, exitCode } = runAssess(args, TODAY);
    expect(exitCode).toBe(2);
    expect(fault).toContain(problem);
    expect(fault.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['a word that is none', '{"nation": england}', 'is not JSON'],
    ['several lines', '{\n "debts": [\n}', 'is not JSON'],
    ['nothing', '', 'is not JSON'],
    ['a list', '[]', 'must be an object, in curly brackets'],
    ['no value', 'null', 'must be an object, in curly brackets'],
  ])('when the file holds %s', (_, text, problem) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, text);
    const { fault, exitCode } = runAssess([file], TODAY);
    expect(exitCode).toBe(2);
    expect(fault).toContain(`broken.json: ${problem}`);
    expect(fault.trim().split('\n')).toHaveLength(1);
  });
});

it('reads a file that begins with a byte order mark', () => {
  const file = join(folder, 'marked.json');
  writeFileSync(file, `\uFEFF${readFileSync(example('tenant-england'), 'utf8')}`);
  expect(runAssess([file], TODAY)).toMatchObject({ exitCode: 0, fault: '' });
});

it('prints its usage when asked', () => {
  expect(runAssess(['--help'], TODAY)).toMatchObject({
    exitCode: 0,
    fault: '',
    output: expect.stringContaining('docs/assess.md'),
  });
});

it('treats a missing fact as not known', () => {
  const file = changed(facts => {
    delete facts.savings;
    delete facts.conduct;
  });
  const { output } = runAssess([file, '--json'], TODAY);
  expect(JSON.parse(output)).toMatchObject({
    verdict: 'ASK_ADVISER',
    forAdviser: ['ORDER_NOT_SETTLED'],
    inputs: { savings: null, conduct: { gaveAway: null } },
  });
});

it('refuses to judge, in one line, while no row has a role that the rules ask for (HO-003)', () => {
  const content = join(folder, 'content');
  cpSync(SHIPPED_CONTENT, content, { recursive: true });
  const budget = readFileSync(join(content, 'budget.json'), 'utf8');
  writeFileSync(join(content, 'budget.json'), budget.replaceAll(/("benefit"),\s*"disability"/gu, '$1'));
  const { output, fault, exitCode } = runAssess([example('tenant-england')], TODAY, content);
  expect([output, exitCode]).toEqual(['', 2]);
  expect(fault).toBe(
    `Content ${join(content, 'budget.json')}: incomeCategories: must have a line with the role 'disability', which rules ask for.\n`,
  );
});

describe('the version of the rules', () => {
  it('is bound to their sources: run `npm run assess -- --stamp` after a change', () => {
    expect(RULES_VERSION.sources).toBe(rulesHash());
  });

  it('covers limits, criteria, payments and the order, and no tests or words', () => {
    const files = rulesFiles();
    for (const part of [
      'thresholds/limits',
      'iva/criteria',
      'iva/payment',
      'recommend/order',
      'figures/debts',
    ]) {
      expect(files).toContain(`domain/solutions/${part}.ts`);
    }
    expect(files.filter(file => /\.test\.ts|wording|testing/u.test(file))).toEqual([]);
  });
});
