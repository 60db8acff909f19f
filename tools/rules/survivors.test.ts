import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stages } from '../checks/stages.ts';
import { root } from '../sourceFiles.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The rows of the tables in docs/mutation.md: a file of `domain`, and a piece of its source. */
const survivors = [...read('docs/mutation.md').matchAll(/^\| `([^`]+\.ts)` \| `` (.+?) `` \|/gmu)].map(
  ([, file = '', source = '']) => ({ file: `domain/${file}`, source: source.replaceAll('\\|', '|') }),
);

describe('the changes that no test notices (HO-130)', () => {
  it('are listed in files that are there', () => {
    expect(survivors.length).toBeGreaterThan(50);
    expect(survivors.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('stand in the list as in the source; once one in ten does not, it is time to measure again', () => {
    const gone = survivors.filter(
      ({ file, source }) => !existsSync(join(root, file)) || !read(file).includes(source),
    );
    expect(gone.length, JSON.stringify(gone, null, 2)).toBeLessThanOrEqual(survivors.length / 10);
  });

  it('are searched for by a command of their own, in the three folders of rules', async () => {
    const { scripts } = JSON.parse(read('package.json'));
    expect(scripts.mutation).toContain('tools/mutation/stryker.config.mjs');
    const config = read('tools/mutation/stryker.config.mjs');
    expect(config).toContain("'domain/{budget,journey-engine,solutions}/**/*.ts'");
    expect(config).toContain('break: 85');
  });

  it('are not searched for by npm test', () => {
    expect(JSON.stringify(stages('report.json'))).not.toMatch(/mutation|stryker/iu);
  });
});
