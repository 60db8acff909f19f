import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';

const STAYS = /position: (sticky|fixed)/u;
const SHORT = /@media \(max-height: 400px\) \{[\s\S]*?position: static/u;
/** Only where a window is high enough: the block around it says so. */
const ONLY_HIGH = /@media [^{]*min-height: (?:[4-9]\d\d|\d{4})px[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/gu;

/** Whether something stays over the page in a window of at most 400 px. */
function staysInShortViews(style: string): boolean {
  return STAYS.test(style.replace(ONLY_HIGH, '')) && !SHORT.test(style);
}

describe('a short window', () => {
  it('has nothing that stays over the page: whatever is sticky is static there (WT-144)', () => {
    const files = sourceFiles(['.css']);
    expect(files.length).toBeGreaterThan(60);
    const styles = files.map(file => [file, readFileSync(join(root, file), 'utf8')] as const);
    expect(styles.filter(([, style]) => staysInShortViews(style)).map(([file]) => file)).toEqual([]);
  });

  it.each([
    ['.bar { position: sticky; }', true],
    ['.bar { position: fixed; }\n@media (max-height: 400px) { .bar { padding: 0; } }', true],
    ['.bar { position: sticky; }\n@media (max-height: 400px) { .bar { position: static; } }', false],
    ['@media (min-height: 600px) { .bar { position: sticky; } }', false],
    ['@media (min-height: 300px) { .bar { position: sticky; } }', true],
  ])('is asked about by %j (WT-144)', (style, stays) => {
    expect(staysInShortViews(style)).toBe(stays);
  });
});
