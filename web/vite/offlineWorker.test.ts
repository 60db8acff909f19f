import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { builtFiles } from './offlineWorker.ts';

const chunk = (name: string, imports: string[] = [], styles: string[] = []) =>
  ({
    type: 'chunk',
    name,
    fileName: `assets/${name}-1.js`,
    imports: imports.map(other => `assets/${other}-1.js`),
    viteMetadata: { importedCss: new Set(styles) },
    // The type asks for two dozen fields more, which nothing here reads.
  }) as unknown as Rolldown.OutputChunk;
const bundleOf = (...files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) =>
  Object.fromEntries(files.map(file => [file.fileName, file]));

it('keeps what comes after the first question, with all that it imports and its styles, and nothing else (WT-062)', () => {
  const script = { type: 'asset', fileName: 'finished.js', source: 'void 0' } as Rolldown.OutputAsset;
  const bundle = bundleOf(
    chunk('questions', ['framework', 'journey'], ['assets/questions-1.css']),
    chunk('journey', ['framework'], ['assets/journey-1.css']),
    chunk('framework'),
    chunk('steps', ['journey']),
    chunk('advice', ['framework'], ['assets/advice-1.css']),
    script,
  );
  const files = builtFiles(bundle);
  expect(files.map(({ url }) => url)).toEqual([
    '/assets/framework-1.js',
    '/assets/journey-1.css',
    '/assets/journey-1.js',
    '/assets/questions-1.css',
    '/assets/questions-1.js',
    '/assets/steps-1.js',
    '/finished.js',
  ]);
  const changed = builtFiles({ ...bundle, 'finished.js': { ...script, source: 'void 1' } });
  expect(files.at(-1)?.revision).toMatch(/^[\w-]{12}$/);
  expect(changed.at(-1)?.revision).not.toBe(files.at(-1)?.revision);
});
