import { describe, expect, it } from 'vitest';
import { withOrdinaryNames } from './privateNames.ts';

describe('private names in the browser’s build', () => {
  it('become ordinary ones, the same for each place, and nothing else changes (WT-140)', () => {
    const code = `class Kept { #all: string[] = ['#all']; has(one: string) { return this.#all.includes(one) && #all in this; } }`;
    expect(withOrdinaryNames(code, 'kept.ts').replace("'#all'", '')).not.toContain('#');
    expect(withOrdinaryNames(code, 'kept.ts')).toContain(
      `_0: string[] = ['#all']; has(one: string) { return this._0.`,
    );
  });

  it('are refused in a class with a parent of ours, whose names might be the same (WT-140)', () => {
    expect(() => withOrdinaryNames('class A extends B { #a = 1; }', 'a.ts')).toThrow('a.ts');
    expect(withOrdinaryNames('class A extends Error { #a = 1; }', 'a.ts')).toBe(
      'class A extends Error { _0 = 1; }',
    );
  });
});
