import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './checks/chromium.ts';
import { repository, type Stage, selectStages, stages } from './checks/stages.ts';
import { type Tally, tally } from './checks/tally.ts';
import { supervise } from './process/supervise.mjs';

/** `npm test`: runs the stages one after the other and stops at the first that fails. Exit code 0 only if all pass. */
async function main(wanted: readonly string[]): Promise<number> {
  const reports = await mkdtemp(join(tmpdir(), 'towpath-test-'));
  const report = join(reports, 'report.json');
  try {
    const selected = selectStages(stages(report), wanted);
    let sum: Tally = { passed: 0, failed: 0 };
    for (const stage of selected) {
      await rm(report, { force: true });
      const started = performance.now();
      print(`\n── ${stage.heading} ${'─'.repeat(Math.max(2, 60 - stage.heading.length))}`);
      const { code, interrupted } = await run(stage, report);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const counted = tally(stage.counts, await readFile(report, 'utf8').catch(() => ''), code);
      sum = { passed: sum.passed + counted.passed, failed: sum.failed + counted.failed };
      if (interrupted) {
        print('\nStopped.');
        return code === 0 ? 1 : code;
      }
      if (code !== 0 || counted.failed > 0) {
        print(
          `\n✗ ${stage.heading}: failed after ${seconds} s. To run this stage alone: npm test -- ${stage.name}`,
        );
        print(`\n${sum.passed} passed, ${sum.failed} failed`);
        return 1;
      }
      print(`✓ ${stage.heading}: ${seconds} s`);
    }
    print(`\n${sum.passed} passed, ${sum.failed} failed`);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

async function run(stage: Stage, report: string): Promise<{ code: number; interrupted: boolean }> {
  const env: NodeJS.ProcessEnv = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  if (stage.name === 'browser') {
    try {
      env.CHROMIUM_PATH = await findOrInstallChromium(print);
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
      return { code: 1, interrupted: false };
    }
  }
  const [script = '', ...args] = stage.command;
  return supervise(process.execPath, [join(repository, script), ...args], { cwd: repository, env });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await main(process.argv.slice(2));
