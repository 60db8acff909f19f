import { KEPT_FROM } from '@towpath/domain/people/retention.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import type { RetentionFile } from './retention.ts';
import { changed, shipped } from './testing/shippedContent.ts';

type Rule = RetentionFile['rules'][number];

const withRule = (covers: string, change: (rule: Rule) => void) =>
  changed('retention.json', ({ rules }: RetentionFile) => {
    for (const rule of rules) if (rule.covers === covers) change(rule);
  });
const placeOf = (covers: string) => `retention.json: rules[${Object.keys(KEPT_FROM).indexOf(covers)}]`;

describe('the rules of how long things are kept', () => {
  it('name everything that is kept for a time, each with its source (IS-111)', () => {
    const { retention } = readOperatorContent(shipped);
    expect(Object.keys(retention)).toEqual(Object.keys(KEPT_FROM));
    expect(retention.creditReports.keep).toEqual({ days: 30 });
    expect(retention.unfinished.warnDays).toBe(30);
    expect(retention.guests.warnDays).toBeNull();
  });

  it.each<[string, string, (rule: Rule) => void, string]>([
    [
      'two units',
      'guests',
      rule => Object.assign(rule, { keep: { days: 1, years: 1 } }),
      '.keep: must have one of days, months and years',
    ],
    [
      'no unit',
      'guests',
      rule => Object.assign(rule, { keep: {} }),
      '.keep: must have one of days, months and years',
    ],
    [
      'less than nothing',
      'mails',
      rule => Object.assign(rule, { keep: { days: -1 } }),
      '.keep.days: must not be negative',
    ],
    [
      'half a day',
      'mails',
      rule => Object.assign(rule, { keep: { days: 0.5 } }),
      '.keep.days: must be a whole number',
    ],
    [
      'another event',
      'guests',
      rule => Object.assign(rule, { from: 'birth' }),
      ".from: must be 'last visit'",
    ],
    [
      'a visitor who may still come back',
      'guests',
      rule => Object.assign(rule, { keep: { days: 29 } }),
      '.keep: must be 30 days or more: a visitor can come back that long',
    ],
    [
      'an account that ends unannounced',
      'unfinished',
      rule => Reflect.deleteProperty(rule, 'warnDays'),
      '.warnDays: must be 14 or more, and less than the days it is kept',
    ],
    [
      'a warning longer than the time',
      'unfinished',
      rule => Object.assign(rule, { warnDays: 400 }),
      '.warnDays: must be 14 or more, and less than the days it is kept',
    ],
    [
      'a warning to nobody',
      'mails',
      rule => Object.assign(rule, { warnDays: 14 }),
      '.warnDays: must be left out: nobody is written to before this ends',
    ],
    [
      'health after a withdrawal',
      'health',
      rule => Object.assign(rule, { keep: { days: 1 } }),
      '.keep: must be 0 days: a consent is taken back at once',
    ],
    [
      'an erasure later than the law gives',
      'erasures',
      rule => Object.assign(rule, { keep: { days: 29 } }),
      '.keep: must be 1 to 28 days: the law gives one month',
    ],
    [
      'numbers forgotten before the backups',
      'erasedNumbers',
      rule => Object.assign(rule, { keep: { days: 35 } }),
      '.keep: must be longer than that of backups',
    ],
    [
      'a source that is not there',
      'guests',
      rule => Object.assign(rule, { sources: ['hearsay'] }),
      ".sources[0]: there is no source 'hearsay'",
    ],
    [
      'what nothing knows',
      'guests',
      rule => Object.assign(rule, { covers: 'shoes' }),
      ".covers: there is no 'shoes' to keep",
    ],
  ])('refuse %s, and say where (IS-111)', (_, covers, change, problem) => {
    expect(() => readOperatorContent(withRule(covers, change))).toThrow(`${placeOf(covers)}${problem}`);
  });

  it('are what the privacy page says, whatever they are changed to (IS-129)', () => {
    const said = (texts: typeof shipped) =>
      JSON.stringify(readOperatorContent(texts).pages.find(({ path }) => path === '/privacy'));
    expect(said(shipped)).toContain('No account: 90 days after your last visit.');
    expect(said(shipped)).toContain('We delete the report itself after 30 days.');
    const shorter = withRule('guests', rule => Object.assign(rule, { keep: { days: 60 } }));
    expect(said(shorter)).toContain('No account: 60 days after your last visit.');
  });

  it('refuse a rule that is missing or there twice (IS-111)', () => {
    const without = changed('retention.json', (file: RetentionFile) => {
      file.rules = file.rules.filter(({ covers }) => covers !== 'backups');
    });
    expect(() => readOperatorContent(without)).toThrow(
      "retention.json: rules: needs a rule that covers 'backups'",
    );
    const twice = changed('retention.json', ({ rules }: RetentionFile) => {
      rules.push(...rules.slice(0, 1));
    });
    expect(() => readOperatorContent(twice)).toThrow(
      `retention.json: rules[${Object.keys(KEPT_FROM).length}].covers: there is a rule that covers 'guests' already`,
    );
  });
});
