import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '@towpath/server/modules/own-data/words.ts';
import { describe, expect, it } from 'vitest';
import { root } from '../sourceFiles.ts';

const text = readFileSync(join(root, 'docs/data-protection.md'), 'utf8');
/** The lines below a heading, as far as the next. */
const below = (heading: string) => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const namesIn = (part: string) => [...part.matchAll(/`([a-z][\w-]*)`/gu)].map(([, name = '']) => name);

/** What a question or an answer says that tells of health, or of something as private. */
const PRIVATE =
  /\b(?:ill|illness|disab\w*|health\w*|carers?|caring|gambl\w*|adapted|pregnan\w*|mental\w*|medic\w*|hospital|violen\w*|abus\w*|sick\w*|religio\w*|ethnic\w*)\b/iu;

type Step = {
  readonly id: string;
  readonly type?: string;
  readonly name?: string;
  readonly headerText?: string;
  readonly answers: readonly { readonly value: string }[];
};

/** Every question of the newest version of a questionnaire. */
function questionsOf(journey: string): readonly Step[] {
  const folder = join(root, 'domain/journeys', journey);
  const newest = Math.max(...readdirSync(folder).map(name => Number(/^v(\d+)$/u.exec(name)?.[1] ?? 0)));
  const found: Step[] = [];
  JSON.parse(readFileSync(join(folder, `v${newest}`, 'definition.json'), 'utf8'), (_, value) => {
    if (typeof value === 'object' && value !== null && 'id' in value && Array.isArray(value.answers)) {
      found.push(value);
    }
    return value;
  });
  return found;
}

describe('the data-protection assessment', () => {
  it('names every question that tells of health, or of something as private (IS-138)', () => {
    const facts = namesIn(below('Facts of health and the like outside the sealed tables'));
    const questions = [...questionsOf('full-review'), ...questionsOf('qualifier')];
    expect(questions.length).toBeGreaterThan(50);
    const telling = questions
      .filter(({ name = '', headerText = '', answers }) =>
        PRIVATE.test([name, headerText, ...answers.map(({ value }) => value)].join('\n')),
      )
      .map(({ id }) => id);
    // This one opens the part that is sealed, and holds nothing itself.
    expect(telling.filter(id => id !== 'health' && !facts.includes(id))).toEqual([]);
    expect(telling).toContain('employment');
  });

  it('has every table of a person once, and calls those sealed that are (IS-138)', () => {
    const part = below('Every table of a person, and how it lies');
    const named = namesIn(part);
    expect(named.toSorted()).toEqual(Object.keys(words.tables).toSorted());
    const sealed = namesIn(part.split('\n').find(line => line.startsWith('| sealed |')) ?? '');
    const types = readFileSync(join(root, 'server/platform/database/database.generated.ts'), 'utf8');
    const withSealed = named.filter(table => {
      const type = table.replace(/(?:^|_)(\w)/gu, (_, letter: string) => letter.toUpperCase());
      const columns = types.split(`export type ${type} = {`)[1]?.split('};')[0] ?? '';
      expect(columns, table).not.toBe('');
      return /^ {2}(?:sealed\w*|record): Buffer/mu.test(columns);
    });
    expect(sealed.toSorted()).toEqual(withSealed.toSorted());
  });
});
