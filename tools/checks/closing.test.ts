import { describe, expect, it } from 'vitest';
import { closingLines } from './closing.ts';

describe('the end of npm test', () => {
  it('names the ten slowest tests over all stages, slowest first (HO-091)', () => {
    const results = (stage: string, seconds: readonly number[]) =>
      seconds.map(s => ({
        name: `takes ${s}`,
        file: `${stage}.test.ts`,
        milliseconds: s * 1000,
        outcome: 'passed' as const,
      }));
    const lines = closingLines([
      { name: 'unit', milliseconds: 9000, exitCode: 0, results: results('unit', [1, 3, 5, 7, 9, 11]) },
      { name: 'browser', milliseconds: 61_500, exitCode: 0, results: results('browser', [2, 4, 6, 8, 10]) },
    ]);
    const from = lines.indexOf('The 10 slowest tests') + 1;
    expect(lines.slice(from, from + 11)).toEqual([
      ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(s => {
        const stage = s % 2 === 0 ? 'browser' : 'unit';
        return `  ${`${s}.0`.padStart(7)} s  ${stage}  ${stage}.test.ts  takes ${s}`;
      }),
      '',
    ]);
    expect(lines.slice(0, 5)).toEqual([
      '',
      'How long each stage took',
      '      9.0 s  unit',
      '     61.5 s  browser',
      '     70.5 s  in all',
    ]);
    expect(lines.at(-1)).toBe('11 passed, 0 failed');
  });

  it('says only the count when nothing ran', () => {
    expect(closingLines([]).slice(-2)).toEqual(['', '0 passed, 0 failed']);
  });
});
