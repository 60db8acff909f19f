import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { moveFaults } from '@towpath/domain/journey-engine/change/moveFaults.ts';
import type { MoveRules } from '@towpath/domain/journey-engine/change/moveRules.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import { readDefinition } from '@towpath/domain/journey-engine/definition/readDefinition.ts';
import { renderPaths } from '@towpath/domain/journey-engine/prove/renderPaths.ts';
import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { compileJourney } from '@towpath/domain/journeys/plan.ts';

/** The result of checking one version: its plan if it is sound, its paths, and every fault as a line to print. */
export type CheckedVersion = {
  readonly folder: string;
  readonly plan?: Plan;
  readonly paths?: string;
  readonly faults: readonly string[];
};

/**
 * Checks every `<journey>/v<number>/definition.json` below a folder. From the second version on, `moves.json` beside
 * it states what happens to the answers of people who are in the middle of the previous version.
 */
export async function checkJourneys(folder: string): Promise<readonly CheckedVersion[]> {
  const checked: CheckedVersion[] = [];
  for (const journey of await foldersIn(folder)) {
    let before: Plan | undefined;
    const versions = (await foldersIn(join(folder, journey))).filter(name => /^v\d+$/.test(name));
    for (const name of versions.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))) {
      const version = await checkVersion(join(folder, journey, name), journey, Number(name.slice(1)));
      const moves = before && version.plan ? await checkMove(before, version.plan, version.folder) : [];
      checked.push({ ...version, faults: [...version.faults, ...moves] });
      before = version.plan ?? before;
    }
  }
  return checked;
}

async function checkVersion(folder: string, journey: string, number: number): Promise<CheckedVersion> {
  const read = readDefinition(await readJson(join(folder, 'definition.json')), STEP_KINDS);
  if (!read.ok) return { folder, faults: read.faults.map(({ path, message }) => `${path}: ${message}`) };
  const { definition } = read;
  const misplaced =
    definition.journey === journey && definition.version === number
      ? []
      : [`It calls itself ${definition.journey} version ${definition.version}, and lies elsewhere.`];
  const compiled = compileJourney(definition);
  if (!compiled.ok) {
    const faults = compiled.faults.map(({ code, where, message }) => `${where}: ${message} (${code})`);
    return { folder, faults: [...misplaced, ...faults] };
  }
  return { folder, plan: compiled.plan, paths: renderPaths(compiled.plan), faults: misplaced };
}

async function checkMove(from: Plan, to: Plan, folder: string): Promise<readonly string[]> {
  const rules = (await readJson(join(folder, 'moves.json'), {})) as MoveRules;
  return moveFaults(from, to, rules).map(({ message }) => `moves.json: ${message}`);
}

/**
 * Rewrites each stale `paths.md`, or with `check` reports which are stale. Returns the lines to print and whether all
 * is well.
 */
export async function bringPathsUpToDate(
  folder: string,
  { check }: { readonly check: boolean },
): Promise<{ readonly ok: boolean; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  let ok = true;
  for (const { folder: version, paths, faults } of await checkJourneys(folder)) {
    lines.push(...faults.map(fault => `${version}: ${fault}`));
    ok &&= faults.length === 0;
    if (paths === undefined) continue;
    const file = join(version, 'paths.md');
    const stale = paths !== (await readFile(file, 'utf8').catch(() => undefined));
    if (stale && check) {
      lines.push(`${file} is stale: run \`npm run journeys\`, read what changed, and commit it.`);
      ok = false;
    } else if (stale) {
      await writeFile(file, paths);
      lines.push(`${file} written.`);
    }
  }
  return { ok, lines: lines.length > 0 ? lines : ['Every journey is sound and its paths are up to date.'] };
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort();
}

async function readJson(file: string, whenMissing?: unknown): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (whenMissing !== undefined && error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return whenMissing;
    }
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

if (import.meta.main) {
  const journeys = relative(process.cwd(), resolve(import.meta.dirname, '../domain/journeys'));
  const { ok, lines } = await bringPathsUpToDate(journeys, { check: process.argv.includes('--check') });
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = ok ? 0 : 1;
}
