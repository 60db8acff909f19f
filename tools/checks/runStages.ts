import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { supervise } from '../process/supervise.mjs';
import { closingLines, type StageRun } from './closing.ts';
import { testResults } from './results.ts';
import { repository, type Stage } from './stages.ts';
import { tally } from './tally.ts';

type Surroundings = {
  /** Receives each line printed between and after the stages. */
  readonly print: (line: string) => void;
  /** Where the output of the stages themselves goes. */
  readonly stdio?: 'inherit' | 'ignore';
  /**
   * Provides what a stage needs on the machine, as environment variables; throws an error saying what to do if it is
   * not available.
   */
  readonly prepare?: (stage: Stage) => Promise<NodeJS.ProcessEnv>;
};

/**
 * Runs stages in order, stops at the first that fails, and prints a summary.
 *
 * @param stagesFor makes the stages, given the file for the report of a stage whose tests are counted
 * @returns the exit code: 0 only if every stage passed
 */
export async function runStages(
  stagesFor: (report: string) => readonly Stage[],
  { print, stdio = 'inherit', prepare = async () => ({}) }: Surroundings,
): Promise<number> {
  const reports = await mkdtemp(join(tmpdir(), 'towpath-test-'));
  const report = join(reports, 'report.json');
  const runs: StageRun[] = [];
  try {
    for (const stage of stagesFor(report)) {
      await rm(report, { force: true });
      const started = performance.now();
      print(`\n── ${stage.heading} ${'─'.repeat(Math.max(2, 60 - stage.heading.length))}`);
      const { code, interrupted } = await run(stage, report);
      if (interrupted) {
        print('\nStopped.');
        return code === 0 ? 1 : code;
      }
      const milliseconds = performance.now() - started;
      const results = stage.counts
        ? testResults(stage.counts, await readFile(report, 'utf8').catch(() => ''))
        : [];
      runs.push({ name: stage.name, milliseconds, exitCode: code, results });
      const took = `${(milliseconds / 1000).toFixed(1)} s`;
      if (tally(results, code).failed > 0) {
        print(
          `\n✗ ${stage.heading}: failed after ${took}. To run this stage alone: npm test -- ${stage.name}`,
        );
        for (const line of closingLines(runs)) print(line);
        return 1;
      }
      print(`✓ ${stage.heading}: ${took}`);
    }
    for (const line of closingLines(runs)) print(line);
    return 0;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }

  async function run(stage: Stage, report: string): Promise<{ code: number; interrupted: boolean }> {
    let needed: NodeJS.ProcessEnv;
    try {
      needed = await prepare(stage);
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
      return { code: 1, interrupted: false };
    }
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...needed };
    const start = ([script = '', ...args]: readonly string[]) =>
      supervise(process.execPath, [join(repository, script), ...args], { cwd: repository, env, stdio });
    const first = await start(stage.command);
    return stage.next && first.code === 0 && !first.interrupted ? start(stage.next) : first;
  }
}
