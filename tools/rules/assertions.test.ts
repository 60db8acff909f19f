import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';
import { hollowAssertions } from './assertions.ts';

const faultsIn = (body: string): readonly string[] =>
  hollowAssertions(`it('is planted', async () => {\n${body}\n});`, false).map(({ fault }) => fault);

describe('an assertion that cannot fail', () => {
  it.each([
    ['none at all', 'await settled();', 'has no assertion'],
    ['one that is not finished', 'expect(one);', 'expects nothing of it'],
    ['a default equal to what is expected', "expect(a.b ?? 'x').toBe('x');", 'defaults to what it expects'],
    ['a default object', 'expect(a ?? { b: 1 }).toEqual({ b: 1 });', 'defaults to what it expects'],
    ['nothing to look at', "expect(a ?? '').not.toContain('x');", 'holds where there is nothing to look at'],
    ['literal against literal', 'expect(true).toBe(true);', 'compares what stands in the test with itself'],
    ['alternatives', 'expect(a).toMatch(/<b>|<c>/);', 'is content with alternatives'],
    ['an empty alternative', 'expect(a).toMatch(/^(|b)$/);', 'is content with alternatives'],
    [
      'a length of at least nothing',
      'expect(a.length).toBeGreaterThanOrEqual(0);',
      'asks for a length of at least nothing',
    ],
    ['that there is something', 'expect(a).toBeDefined();', 'says little: toBeDefined'],
    ['a promise nobody waits for', 'expect(a).resolves.toBe(1);', 'is not waited for'],
    ['a way round', 'if (!a) return;\nexpect(a).toBe(1);', 'returns early instead of failing'],
  ])('is found: %s (HO-092)', (_case, body, fault) => {
    expect(faultsIn(body)).toEqual([fault]);
  });

  it.each([
    ['a default that is not what is expected', "expect(a ?? 'none').toBe('x');"],
    ['alternatives inside a pattern', 'expect(a).toMatch(/^a (b|c)$/);'],
    ['alternatives that must all be missing', 'expect(a).not.toMatch(/b|c/);'],
    ['a promise that is waited for', 'await expect(a).resolves.toBe(1);'],
    ['a property', 'fc.assert(fc.property(fc.string(), text => text === text));'],
    ['an assertion in a function beside it', 'const sees = x => expect(x).toBe(1);\n[1].forEach(sees);'],
    ['an assertion of another file', 'await expectAccessible(page);'],
  ])('is not taken for one: %s (HO-092)', (_case, body) => {
    expect(faultsIn(body)).toEqual([]);
  });

  it('stands in no test (HO-092)', () => {
    const places = sourceFiles(['.test.ts', '.test.tsx', '.spec.ts']).flatMap(file =>
      hollowAssertions(readFileSync(join(root, file), 'utf8'), file.endsWith('x')).map(
        ({ line, fault }) => `${file}:${line} ${fault}`,
      ),
    );
    expect(places).toEqual([]);
  });
});
