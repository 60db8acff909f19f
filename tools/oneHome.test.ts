import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import * as kinds from '@towpath/domain/journey-engine/definition/kinds.ts';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './sourceFiles.ts';

/** The product as it runs: what the server and the browser are made of, without tests, tools and samples. */
const product = sourceFiles(['.ts', '.tsx'], root)
  .filter(file => /^(domain|contracts|server|web|design-system)\//.test(file))
  .filter(file => !/\.test\.tsx?$|\/(testing|fixtures|sheet|prove|random)\//.test(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const values = await Promise.all(
  product
    .filter(({ file }) => /^domain\/(values|people|debts|solutions)\//.test(file))
    .map(({ file }) => import(join(root, file)) as Promise<Record<string, unknown>>),
);

/** Every text of the tables of messages that the rules of the trade keep, with its name. */
const messages = values
  .flatMap(module => Object.entries(module))
  .filter(([name]) => name.endsWith('_MESSAGES'))
  .flatMap(([name, table]) =>
    Object.entries(table as Record<string, unknown>).map(([key, text]) => [`${name}.${key}`, text]),
  )
  .filter((message): message is [string, string] => typeof message[1] === 'string');

const homesOf = (literal: string) =>
  product
    .filter(({ text }) =>
      [`'${literal}'`, `"${literal}"`, `>${literal}<`].some(written => text.includes(written)),
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
    // Some codes are their own words (ER-007); calls name them as codes.
    if (message === code) continue;
    expect(homesOf(message), code).toEqual([expect.stringMatching(/^(domain|contracts)\//)]);
  }
});

it('lists step types and answer types once (BC-001)', () => {
  for (const list of [kinds.STEP_TYPES, kinds.OPTION_TYPES]) {
    const written = product.filter(({ text }) => list.every(item => text.includes(`'${item}'`)));
    expect(written.map(({ file }) => file)).toEqual(['domain/journey-engine/definition/kinds.ts']);
  }
});

it('uses them on both sides (BC-001)', () => {
  const importers = (side: string) =>
    product.filter(
      ({ file, text }) => file.startsWith(`${side}/`) && /from '@towpath\/(domain|contracts)\//.test(text),
    );
  expect(importers('server').length).toBeGreaterThan(10);
  expect(importers('web').length).toBeGreaterThan(10);
});
