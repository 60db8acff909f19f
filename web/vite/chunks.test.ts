import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkOf, sharedIconOf, sharedPartOf } from './chunks.ts';

/** A module graph from the imports of each module, by paths in the repository. */
function graphOf(imports: Record<string, readonly string[]>) {
  const idOf = (path: string) => join(import.meta.dirname, '..', '..', path);
  const known = new Map(Object.entries(imports).map(([from, to]) => [idOf(from), to.map(idOf)]));
  const graph = { getModuleInfo: (id: string) => ({ importedIds: known.get(id) ?? [] }) };
  return {
    chunk: (path: string) => chunkOf(idOf(path), graph),
    shared: (path: string) => sharedIconOf(idOf(path), graph) ?? sharedPartOf(idOf(path), graph),
  };
}

const ARROW = 'design-system/icons/drawings.generated.ts?one=arrowRight';
const CARET = 'design-system/icons/drawings.generated.ts?one=caretRight';

const { chunk, shared } = graphOf({
  'web/app/entry.client.tsx': ['web/shell/Shell.tsx'],
  'web/start/StartPage.tsx': ['web/data/remote.ts'],
  'web/app/pages/Journey.tsx': ['web/journey/StepList.tsx', 'web/data/client.ts'],
  'web/app/pages/Login.tsx': ['web/data/client.ts'],
  'web/app/routes/home.tsx': ['design-system/frame/Footer.tsx', ARROW, CARET],
  'web/journey/StepList.tsx': ['design-system/inputs/Choice.tsx', ARROW],
  'design-system/inputs/CheckboxList.tsx': ['design-system/inputs/Choice.tsx'],
});

it('puts what the first question needs into two files, one of them for all pages (HO-120)', () => {
  expect(chunk('web/shell/Shell.tsx')).toBe('base');
  expect(chunk('web/data/remote.ts')).toBe('base');
  expect(chunk('web/data/client.ts')).toBe('base');
  expect(chunk('web/journey/StepList.tsx')).toBe('journey');
  expect(chunk('design-system/layers/Layer.tsx')).toBeNull();
});

it('puts inputs and layers that later parts share into one file, without those that would load the questions too', () => {
  expect(shared('design-system/layers/Layer.tsx')).toBe('inputs');
  expect(shared('design-system/inputs/CheckboxList.tsx')).toBeNull();
  expect(shared('design-system/frame/Footer.tsx')).toBeNull();
  expect(shared('web/debts/words.ts')).toBeNull();
});

it('keeps icons of the finished pages out of files with styles that these pages do not need', () => {
  expect(chunk(ARROW)).toBe('base');
  expect(chunk(CARET)).toBeNull();
  expect(shared(CARET)).toBe('icons');
});
