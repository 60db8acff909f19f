import { join } from 'node:path';
import { expect, it } from 'vitest';
import { afterPartOf, chunkOf, laterPartOf, sharedPartOf } from './chunks.ts';

type Imports = { readonly now?: readonly string[]; readonly onDemand?: readonly string[] };

/** A module graph from what each module imports, by paths in the repository. */
function graphOf(imports: Record<string, Imports>) {
  const idOf = (path: string) => join(import.meta.dirname, '..', '..', path);
  const known = new Map(Object.entries(imports).map(([from, to]) => [idOf(from), to]));
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: (known.get(id)?.now ?? []).map(idOf),
      dynamicallyImportedIds: (known.get(id)?.onDemand ?? []).map(idOf),
    }),
  };
  return (path: string) => {
    const id = idOf(path);
    return chunkOf(id, graph) ?? sharedPartOf(id, graph) ?? afterPartOf(id, graph) ?? laterPartOf(id, graph);
  };
}

const ARROW = 'design-system/icons/drawings.generated.ts?one=arrowRight';
const CARET = 'design-system/icons/drawings.generated.ts?one=caretRight';

const fileOf = graphOf({
  'web/app/entry.client.tsx': { now: ['web/shell/Shell.tsx', 'web/app/pages.ts'] },
  'web/app/pages.ts': {
    onDemand: [
      'web/app/pages/Journey.tsx',
      'web/app/pages/Login.tsx',
      'web/app/pages/Dashboard.tsx',
      'web/letters/LettersPage.tsx',
    ],
  },
  'web/app/root.tsx': {
    now: ['web/shell/TrialStrip.tsx', 'web/shell/Strip.module.css', 'web/app/late/late.ts'],
  },
  'web/start/StartPage.tsx': { now: ['web/data/remote.ts'] },
  'web/app/pages/Journey.tsx': {
    now: ['web/journey/StepList.tsx', 'web/data/client.ts'],
    onDemand: [
      'web/debts/step/CustomerDebts.tsx',
      'web/advice/step/FullJourneyAdvice.tsx',
      'web/callbacks/step/Dropout.tsx',
    ],
  },
  'web/app/pages/Login.tsx': { now: ['web/data/client.ts'] },
  'web/app/pages/Dashboard.tsx': {
    now: ['design-system/cards/Card.tsx', 'web/dashboard/words.ts'],
    onDemand: ['web/plans/card/GoingDownCard.tsx'],
  },
  'web/plans/card/GoingDownCard.tsx': { now: ['web/plans/repayment/words.ts'] },
  'web/letters/LettersPage.tsx': { now: ['web/letters/words.ts', 'design-system/layers/Layer.tsx'] },
  'web/app/routes/home.tsx': { now: ['design-system/frame/Footer.tsx', ARROW, CARET] },
  'web/journey/StepList.tsx': { now: ['design-system/inputs/Choice.tsx', ARROW] },
  'web/debts/step/CustomerDebts.tsx': {
    now: [
      'web/journey/steps/StepHeading.tsx',
      'web/debts/words.ts',
      'design-system/layers/Layer.tsx',
      CARET,
      'web/shell/TrialStrip.tsx',
    ],
    onDemand: ['web/debts/state/composeDebts.ts'],
  },
  'web/callbacks/step/Dropout.tsx': { now: ['design-system/layers/Layer.tsx'] },
  'web/debts/state/composeDebts.ts': { now: ['web/debts/draft.ts'] },
  'web/journey/steps/StepHeading.tsx': { now: ['web/journey/StepList.tsx'] },
  'web/advice/step/FullJourneyAdvice.tsx': {
    now: [
      'web/journey/steps/StepHeading.tsx',
      'design-system/layers/Layer.tsx',
      'domain/solutions/words.ts',
      'web/plans/repayment/words.ts',
      'design-system/frame/Footer.tsx',
    ],
    onDemand: ['web/advice/what-if/WhatIfPanel.tsx'],
  },
  'web/advice/what-if/WhatIfPanel.tsx': { now: ['domain/solutions/words.ts', 'domain/solutions/rules.ts'] },
});

it('puts what the first question needs into two files, one of them for all pages (HO-120)', () => {
  expect(fileOf('web/shell/Shell.tsx')).toBe('base');
  expect(fileOf('web/data/remote.ts')).toBe('base');
  expect(fileOf('web/data/client.ts')).toBe('base');
  expect(fileOf('web/journey/StepList.tsx')).toBe('journey');
  expect(fileOf(ARROW)).toBe('base');
});

it('puts what comes later into a file for each part that a person meets as one (WT-116)', () => {
  expect(fileOf('web/debts/words.ts')).toBe('debts');
  expect(fileOf('web/debts/draft.ts')).toBe('debts');
  expect(fileOf('web/dashboard/words.ts')).toBe('dashboard');
});

it('puts what several parts need into one file that they share (WT-116)', () => {
  expect(fileOf('design-system/layers/Layer.tsx')).toBe('shared');
  expect(fileOf('web/journey/steps/StepHeading.tsx')).toBe('steps');
});

it('keeps what only later parts share out of what the next questions need (WT-062)', () => {
  expect(fileOf('web/plans/repayment/words.ts')).toBe('after');
  expect(fileOf('web/letters/words.ts')).toBe('papers');
  expect(fileOf('design-system/layers/Layer.tsx')).toBe('shared');
});

it('keeps the rules that only trying out needs out of the advice, and leaves what both need there', () => {
  expect(fileOf('domain/solutions/rules.ts')).toBe('what-if');
  expect(fileOf('domain/solutions/words.ts')).toBe('advice');
});

it('keeps what finished pages show out of files with styles that these pages do not need', () => {
  expect(fileOf(CARET)).toBe('public');
  expect(fileOf('design-system/frame/Footer.tsx')).toBe('public');
  expect(fileOf('web/shell/TrialStrip.tsx')).toBe('base');
});

it('puts the styles around every page into the one file that every document has (WT-082)', () => {
  expect(fileOf('web/shell/Strip.module.css')).toBe('base');
  expect(fileOf('web/app/late/late.ts')).toBeNull();
});

it('leaves to the bundler what the app does not need', () => {
  expect(fileOf('web/app/routes/home.tsx')).toBeNull();
});
