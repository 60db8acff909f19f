import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { contractAddresses } from './contractAddresses.ts';

const source = fileURLToPath(new URL('../shell/finished.ts', import.meta.url));

/**
 * Builds the one small script of the finished pages as a self-contained file, separately from the app, so that those
 * pages never load a part of the app.
 */
export function finishedPageScript(define: Record<string, string>): Plugin {
  return {
    name: 'finished-page-script',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define,
        environments: { client: { build: { write: false } } },
        plugins: [contractAddresses()],
        build: { write: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
      });
      const [script] = 'output' in built ? built.output : [];
      if (script?.type !== 'chunk') return this.error('The script of the finished pages was not built.');
      this.emitFile({ type: 'asset', fileName: 'finished.js', source: script.code });
    },
  };
}
