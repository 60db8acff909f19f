import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';
import { conversionsIn } from './conversions.ts';

/** The functions that all other code calls. */
const HOMES = ['domain/values/pence.ts', 'domain/values/percentage.ts'];
/** Dividing by 100 is part of the rule of leap years. */
const CENTURIES = 'domain/values/calendar-date.ts';

/** The design system holds no money; code that makes samples may calculate in its own way. */
const files = sourceFiles(['.ts', '.tsx'], root)
  .filter(file => /^(?:domain|contracts|server|web)\//u.test(file))
  .filter(file => !/\.test\.tsx?$|\/(?:testing|random)\//u.test(file));

const foundIn = (file: string) => conversionsIn(readFileSync(join(root, file), 'utf8'), file.endsWith('x'));

describe('pounds and pence', () => {
  it('are converted in one place, and percentages taken in one (HO-154)', () => {
    expect(files.length).toBeGreaterThan(700);
    const elsewhere = files.filter(file => ![...HOMES, CENTURIES].includes(file));
    expect(elsewhere.flatMap(file => foundIn(file).map(({ line }) => `${file}:${line}`))).toEqual([]);
  });

  it.each(HOMES)('are looked for so that those in %s are found', file => {
    expect(foundIn(file).length).toBeGreaterThan(0);
  });

  it.each([
    ['pounds into pence', 'export const pence = (pounds: number) => Math.round(pounds * 100);'],
    ['the other way round', 'export const pence = (pounds: number) => 100 * pounds;'],
    ['pence into pounds', 'export const pounds = (pence: number) => pence / 100;'],
    ['the pence beside the pounds', 'export const rest = (pence: number) => pence % 100;'],
    ['in place', 'export function f(sum: number) { sum /= 1_00; return sum; }'],
  ])('are refused elsewhere: %s', (_, planted) => {
    expect(conversionsIn(planted, false)).toEqual([{ line: 1 }]);
  });

  it('leave other numbers alone', () => {
    expect(
      conversionsIn('export const LIMIT = 100; export const ms = (s: number) => s * 1000;', false),
    ).toEqual([]);
  });
});
