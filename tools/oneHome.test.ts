import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import * as kinds from '@towpath/domain/journey-engine/definition/kinds.ts';
import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { firstFullReview, fullReview, qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { MINIMUM_AGE } from '@towpath/domain/values/dates.ts';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './sourceFiles.ts';

/** The code that runs in the server and the browser, without tests, tools and samples. */
const product = sourceFiles(['.ts', '.tsx'], root)
  .filter(file => /^(domain|contracts|server|web|design-system)\//.test(file))
  .filter(file => !/\.test\.tsx?$|\/(testing|fixtures|gallery|prove|random)\//.test(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const values = await Promise.all(
  product
    .filter(({ file }) => /^domain\/(values|people|debts|solutions)\//.test(file))
    .map(({ file }) => import(join(root, file)) as Promise<Record<string, unknown>>),
);

/** Every text in the tables of messages in `domain`, with its name. */
const messages = values
  .flatMap(module => Object.entries(module))
  .filter(([name]) => name.endsWith('_MESSAGES'))
  .flatMap(([name, table]) =>
    Object.entries(table as Record<string, unknown>).map(([key, text]) => [`${name}.${key}`, text]),
  )
  .filter((message): message is [string, string] => typeof message[1] === 'string');

/** The specification gives a session's label the name of the kind of step at which it stopped (ST-004). */
const LABELS = [
  'domain/people/sessionStatus.ts',
  'server/modules/journeys/sessionStatus.ts',
  'web/staff/figures/words.ts',
  'web/staff/people/LabelTag.tsx',
  'web/staff/people/words.ts',
];
const NAMED_ALIKE: Readonly<Record<string, readonly string[]>> = {
  'Hard Dropout': LABELS,
  'Soft Dropout': LABELS,
};

/** Figures that texts take from a constant, such as the age of adulthood. */
const figures = new Map(
  values
    .flatMap(module => Object.entries(module))
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
);
const filledIn = product.map(({ file, text }) => ({
  file,
  text: text.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => String(figures.get(name) ?? whole)),
}));

const homesOf = (literal: string) =>
  filledIn
    .filter(({ text }) =>
      [`'${literal}'`, `"${literal}"`, `\`${literal}\``, `>${literal}<`].some(written =>
        text.includes(written),
      ),
    )
    .map(({ file }) => file);

it('has rules with messages to look at', () => {
  expect(messages.length).toBeGreaterThan(10);
});

it.each(messages)('writes %s in one place for server and browser: “%s” (BC-001)', (_, text) => {
  expect(homesOf(text)).toHaveLength(1);
  expect(homesOf(text)[0]).toMatch(/^domain\//);
});

it('keeps the words of every error in one place that both sides read (BC-001)', () => {
  for (const [code, { message }] of Object.entries(ERRORS)) {
    // Some codes are the same as their message (ER-007); calls use them as codes.
    if (message === code) continue;
    expect(homesOf(message), code).toEqual([expect.stringMatching(/^(domain|contracts)\//)]);
  }
});

it('lists answer types once (BC-001)', () => {
  const written = product.filter(({ text }) => kinds.OPTION_TYPES.every(item => text.includes(`'${item}'`)));
  expect(written.map(({ file }) => file)).toEqual(['domain/journey-engine/definition/kinds.ts']);
});

it.each(STEP_KINDS.map(({ name }) => name))(
  'writes the name of the kind of step “%s” once, by the capability it belongs to (BC-001, HO-020)',
  name => {
    const named = product.filter(
      ({ file, text }) => text.includes(`name: '${name}'`) && file.endsWith('/steps.ts'),
    );
    expect(named).toHaveLength(1);
    expect(homesOf(name).filter(file => !NAMED_ALIKE[name]?.includes(file))).toEqual([named[0]?.file]);
  },
);

it('knows no kind of step, no header and no name of a section in the engine (HO-021)', () => {
  const engine = sourceFiles(['.ts'], root)
    .filter(file => /^domain\/journey-engine\//.test(file) && !/\.test\.ts$|\/(fixtures|random)\//.test(file))
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  expect(engine.length).toBeGreaterThan(30);
  const words = [
    ...STEP_KINDS.map(({ name }) => name),
    ...[qualifier, fullReview, firstFullReview].flatMap(({ pages }) =>
      pages.flatMap(({ headerName, sections }) => [headerName, ...sections.map(({ name }) => name)]),
    ),
    ...['Advice', 'Review', 'residential', 'situation', 'debts', 'outgoings', 'income', 'last steps'],
    'this section is now complete.',
  ];
  const quoted = (text: string, word: string) =>
    [`'${word}'`, `"${word}"`, `\`${word}\``].some(written => text.includes(written));
  expect(
    engine.flatMap(({ file, text }) =>
      words.filter(word => quoted(text, word)).map(word => `${file}: ${word}`),
    ),
  ).toEqual([]);
});

it('names one age from which we advise, on the pages of the content too (BC-001)', () => {
  const ages = [...readFileSync(join(root, 'content/pages.json'), 'utf8').matchAll(/aged (\d+) or over/g)];
  expect(ages.length).toBeGreaterThan(0);
  expect(ages.map(([, age]) => Number(age)).filter(age => age !== MINIMUM_AGE)).toEqual([]);
});

it('uses them on both sides (BC-001)', () => {
  const importers = (side: string) =>
    product.filter(
      ({ file, text }) => file.startsWith(`${side}/`) && /from '@towpath\/(domain|contracts)\//.test(text),
    );
  expect(importers('server').length).toBeGreaterThan(10);
  expect(importers('web').length).toBeGreaterThan(10);
});
