import { findOrInstallForStories } from './checks/chromium.ts';
import { fetchOldChromium } from './checks/oldChromium.ts';
import { runStages } from './checks/runStages.ts';
import { selectStages, stages } from './checks/stages.ts';

/** `npm test`: runs the stages in order and stops at the first that fails. The exit code is 0 only if all pass. */
async function main(wanted: readonly string[]): Promise<number> {
  try {
    return await runStages(report => selectStages(stages(report), wanted), {
      print,
      prepare: async stage => (stage.name === 'browser' ? await browsers() : {}),
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

/** The browsers of the stories, for their configuration. */
async function browsers(): Promise<NodeJS.ProcessEnv> {
  return {
    CHROMIUM_PATH: await findOrInstallForStories(print),
    OLD_CHROMIUM_PATH: (await fetchOldChromium(print)) ?? 'none',
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await main(process.argv.slice(2));
