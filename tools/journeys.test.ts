import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { branch, straight } from '@towpath/domain/journey-engine/fixtures/features.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bringPathsUpToDate } from './journeys.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journeys-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(file: string, content: unknown): Promise<void> {
  const path = join(folder, 'example', file);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
}

const paths = (version: number) => join(folder, 'example', `v${version}`, 'paths.md');

describe('npm run journeys', () => {
  it('writes the paths of each version beside its definition, and then finds them up to date', async () => {
    await put('v1/definition.json', branch);
    expect(await bringPathsUpToDate(folder, { check: false })).toEqual({
      ok: true,
      lines: [`${paths(1)} written.`],
    });
    expect(await readFile(paths(1), 'utf8')).toContain('3 ways through 5 steps');
    expect((await bringPathsUpToDate(folder, { check: true })).ok).toBe(true);
  });

  it('with --check says which paths are stale and leaves them as they are', async () => {
    await put('v1/definition.json', branch);
    await put('v1/paths.md', 'old');
    const { ok, lines } = await bringPathsUpToDate(folder, { check: true });
    expect(ok).toBe(false);
    expect(lines).toEqual([
      `${paths(1)} is stale: run \`npm run journeys\`, read what changed, and commit it.`,
    ]);
    expect(await readFile(paths(1), 'utf8')).toBe('old');
  });

  it('names the place of what is wrong with a definition', async () => {
    await put('v1/definition.json', { ...straight, pages: straight.pages.map(page => ({ ...page, id: 7 })) });
    const { ok, lines } = await bringPathsUpToDate(folder, { check: false });
    expect(ok).toBe(false);
    expect(lines.join()).toContain('pages[0].id: ');
  });

  it('refuses a definition in the folder of another version', async () => {
    await put('v2/definition.json', straight);
    const { lines } = await bringPathsUpToDate(folder, { check: false });
    expect(lines.join()).toContain('It calls itself example version 1');
  });

  it('refuses a second version until its moves are stated', async () => {
    const reworded = JSON.parse(JSON.stringify({ ...straight, version: 2 }));
    reworded.pages[0].sections[0].steps[0].headerText = 'Asked in other words';
    await put('v1/definition.json', straight);
    await put('v2/definition.json', reworded);
    const before = await bringPathsUpToDate(folder, { check: false });
    expect(before.ok).toBe(false);
    expect(before.lines.join()).toContain("moves.json: Step 'first' changed");
    await put('v2/moves.json', { first: { rule: 'keep' } });
    expect((await bringPathsUpToDate(folder, { check: true })).ok).toBe(true);
  });

  it('says which file cannot be read', async () => {
    await put('v1/definition.json', '{');
    await expect(bringPathsUpToDate(folder, { check: true })).rejects.toThrow(
      'definition.json cannot be read',
    );
  });
});
