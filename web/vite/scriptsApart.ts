import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { contractAddresses } from './contractAddresses.ts';
import { codeTargets, floorOf } from './floor.ts';

/** Scripts that stand alone, by the name of the file that they become. */
const SCRIPTS = {
  'finished.js': '../shell/finished.ts',
  'older.js': '../app/older/everything.ts',
};

/**
 * Builds each of the small scripts that are no part of the app as a self-contained file: the one of the finished pages,
 * which never load a part of the app, and the one of older browsers, which has to run before it.
 */
export function scriptsApart(define: Record<string, string>): Plugin {
  return {
    name: 'scripts-apart',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(SCRIPTS)) {
        const code = await builtAlone(fileURLToPath(new URL(source, import.meta.url)), define);
        if (code === undefined) return this.error(`${fileName} was not built.`);
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
}

/** The script that is written into the documents of the questions. */
export async function aheadScript(define: Record<string, string>): Promise<string> {
  const code = await builtAlone(
    fileURLToPath(new URL('../app/ahead/inDocument.ts', import.meta.url)),
    define,
  );
  if (code === undefined) throw new Error('The script of the documents was not built.');
  return code;
}

async function builtAlone(input: string, define: Record<string, string>): Promise<string | undefined> {
  const target = codeTargets(floorOf());
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    environments: { client: { build: { write: false, target } } },
    plugins: [contractAddresses()],
    build: { write: false, target, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [script] = 'output' in built ? built.output : [];
  return script?.type === 'chunk' ? script.code : undefined;
}
