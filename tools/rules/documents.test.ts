import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles, WORKSPACES } from '../sourceFiles.ts';

const DECISIONS = 'docs/decisions';
const documents = [
  ...readdirSync(root).filter(file => file.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/${file}`),
  ...sourceFiles(['.md'], root).filter(file => !file.endsWith('/paths.md')),
];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/**
 * A path beginning with one of our folders: `server/app.ts`, `docs/debts.md`, `web/journey`. Patterns and samples do
 * not match.
 */
const PLACE = new RegExp(`^(?:${[...WORKSPACES, 'content', 'docs'].join('|')})/[\\w./-]+$`, 'u');

/** What a command generates, and a fresh clone therefore lacks. */
const MADE = ['web/build/', 'e2e/shots'];

/** A file named without its extension, as in `server/modules/answers/routes`, counts as existing. */
const isThere = (place: string) =>
  ['', '.ts', '.tsx', '.json'].some(ending =>
    existsSync(join(root, `${place.replace(/\/$/u, '')}${ending}`)),
  );

/** The names by which the headings of a document are linked to: small letters, spaces as dashes, nothing else. */
function headingsOf(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const bare = text.replaceAll(/^```[\s\S]*?^```/gmu, '');
  for (const [, heading = ''] of bare.matchAll(/^#{1,6} (.+)$/gmu)) {
    const name = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let free = name;
    for (let count = 1; names.has(free); count++) free = `${name}-${count}`;
    names.add(free);
  }
  return names;
}

describe('the documents', () => {
  it.each(documents)('%s names only files that are there (HO-111)', file => {
    const places = [...read(file).matchAll(/`([^`\n]+)`/gu)].flatMap(([, place = '']) =>
      PLACE.test(place) ? [place] : [],
    );
    expect(places.filter(place => !isThere(place) && !MADE.includes(place))).toEqual([]);
  });

  it.each(documents)('%s links only to what is there (HO-111)', file => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/gu)].map(
      ([, to = '']) => to,
    );
    expect(links.filter(to => !existsSync(join(root, file, '..', to)))).toEqual([]);
  });

  it.each(documents)('%s links only to headings that are there (HO-111)', file => {
    const links = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/gu)].map(
      ([, to = '', heading = '']) => ({ to: to === '' ? file : join(file, '..', to), heading }),
    );
    const broken = links.filter(
      ({ to, heading }) => to.endsWith('.md') && !headingsOf(read(to)).has(heading),
    );
    expect(broken).toEqual([]);
  });

  it('would be found with a heading that is not there (HO-111)', () => {
    expect([...headingsOf('# One\n\n## `npm start`, and why\n\n```\n# no heading\n```\n## One\n')]).toEqual([
      'one',
      'npm-start-and-why',
      'one-1',
    ]);
  });

  it.each(['docs/running.md', 'server/ops/backup/restore.ts'])(
    '%s calls the way to a new password what the login page calls it (IS-331)',
    file => {
      const [, button] = /\blogin: \{[\s\S]*?\breset: '([^']+)'/u.exec(read('web/identity/words.ts')) ?? [];
      const named = [...read(file).matchAll(/\b(?:come in|password) by "([^"]+)"/gu)].map(([, name]) => name);
      expect(named.length).toBeGreaterThan(0);
      expect([...new Set(named)]).toEqual([button]);
    },
  );

  it.each(readdirSync(join(root, DECISIONS)))(
    '%s says when, whether it holds, and what follows (HO-111)',
    file => {
      const decision = read(`${DECISIONS}/${file}`);
      expect(decision).toMatch(
        /^# \d+\. .+\n\nDate: 20\d\d-\d\d-\d\d\. Status: (?:accepted\.|replaced by \[)/u,
      );
      expect(decision).toMatch(/\n(?:\*\*|## )?Consequences/u);
    },
  );
});
