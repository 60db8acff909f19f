import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { codeTargets, floorOf } from './floor.ts';

const WORKER = fileURLToPath(new URL('../offline/worker/worker.ts', import.meta.url));
/** The files with what comes after the first question (`chunks.ts`); what people need later is kept once they have it. */
const NEXT = ['questions', 'steps', 'shared'];
/** Scripts that stand alone and have no digest in their names. */
const APART = ['finished.js', 'older.js'];

type KeptFile = { readonly url: string; readonly revision: string | null };
type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/**
 * Builds the service worker, with the files of this very build that it fetches when it is installed. Workbox has a tool
 * of its own that looks for files in a folder; the bundler knows what each file needs.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle: {
      // After the scripts that stand alone are there.
      order: 'post',
      async handler(_, bundle) {
        const source = await builtWith(builtFiles(bundle));
        if (source === undefined) return this.error('sw.js was not built.');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** The files of the next questions, with all that they import and their styles, and the scripts that stand alone. */
export function builtFiles(bundle: Bundle): readonly KeptFile[] {
  const files = new Set<string>();
  const waiting = Object.values(bundle).filter(file => file.type === 'chunk' && NEXT.includes(file.name));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (file.type !== 'chunk' || files.has(file.fileName)) continue;
    files.add(file.fileName);
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
    waiting.push(...file.imports.flatMap(name => bundle[name] ?? []));
  }
  const apart = APART.flatMap(name => {
    const file = bundle[name];
    return file?.type === 'asset' ? [{ url: `/${name}`, revision: digestOf(file.source) }] : [];
  });
  return [...[...files].sort().map(name => ({ url: `/${name}`, revision: null })), ...apart];
}

function digestOf(source: string | Uint8Array): string {
  return createHash('sha256').update(source).digest('base64url').slice(0, 12);
}

async function builtWith(files: readonly KeptFile[]): Promise<string | undefined> {
  const target = codeTargets(floorOf());
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILT: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    environments: { client: { build: { write: false, target } } },
    build: { write: false, target, rolldownOptions: { input: WORKER, output: { format: 'iife' } } },
  });
  const [script] = 'output' in built ? built.output : [];
  return script?.type === 'chunk' ? script.code : undefined;
}
