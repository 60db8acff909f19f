import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleContent } from './examples.ts';
import { readJson } from './readJson.ts';
import { readOperatorContent } from './readOperatorContent.ts';
import { faultIn, shipped } from './testing/shippedContent.ts';

it.each<readonly [string, string, readonly string[]]>([
  ['ends too early', '{', ['help.json: is not JSON: here must be a name between quotes (line 1 column 2)']],
  ['is empty', '', ['help.json: is not JSON: here must be a value (line 1 column 1)']],
  [
    'has a comma too many',
    '{ "help": [\n  "ng",\n] }',
    ['help.json: is not JSON: here must be a value (line 3 column 1)'],
  ],
  [
    'lacks a comma',
    '{ "help": [\r\n  {}\r\n  {}] }',
    ["help.json: is not JSON: here must be ',' or ']' (line 3 column 3)"],
  ],
  ['lacks a colon', '{ "help" [] }', ["help.json: is not JSON: here must be ':' (line 1 column 10)"]],
  [
    'breaks a text over two lines',
    '{ "help": "one\ntwo" }',
    ['help.json: is not JSON: a text that begins here is not ended in its line'],
  ],
  ['has two values', '{}\n{}', ['help.json: is not JSON: here must be nothing more (line 2 column 1)']],
  [
    'has thousands of lists in one another',
    '['.repeat(20_000),
    ['help.json: is nested too deep (line 1 column 52)'],
  ],
  [
    'has them in a value, all ended',
    `{ "help": ${'['.repeat(5000)}${']'.repeat(5000)} }`,
    ['help.json: is nested too deep (line 1 column 61)'],
  ],
  [
    'was saved by Windows in two bytes for each sign',
    Buffer.from('\uFEFF{}', 'utf16le').toString('utf8'),
    ['help.json: is not UTF-8 (line 1 column 1)'],
  ],
])(
  'a file that cannot be read is named in one line, with line and column: it %s (IS-332)',
  (_, text, expected) => {
    const { lines } = faultIn({ ...shipped, 'help.json': text });
    const own = lines.filter(line => line.startsWith('help.json'));
    expect(own).toEqual(expected.map(start => expect.stringContaining(start)));
    expect(own.join('')).not.toContain('\n');
    expect(exampleContent({ 'help.json': text })).toEqual([]);
  },
);

it('a sign that was not saved as UTF-8 is named, and what else is wrong too (IS-332)', () => {
  const saved = shipped['help.json']
    .replace(/"name": "/u, '"name": "é')
    .replace('"help":', '"halp": 1,\n"help":');
  const text = Buffer.from(saved.replace(/[^ -~\n]/gu, 'é'), 'latin1').toString('utf8');
  expect(faultIn({ ...shipped, 'help.json': text }).lines).toEqual([
    expect.stringMatching(/^help\.json: is not UTF-8 \(line \d+ column \d+\): save it as UTF-8$/u),
    expect.stringContaining("help.json: there is no field 'halp' here"),
  ]);
});

it('a mark that an editor leaves at the start is no fault (IS-332)', () => {
  expect(readOperatorContent({ ...shipped, 'help.json': `\uFEFF${shipped['help.json']}` })).toEqual(
    readOperatorContent(shipped),
  );
});

it('each name that stands twice in an object is named with its place, however it is written (IS-332)', () => {
  expect(readJson('{ "a": [{ "b": 1,\n "c": { "b": 2 }, "\\u0062": 3 }],\n "a": 4 }')).toEqual({
    value: { a: 4 },
    problems: [
      { place: 'a[0].b', problem: 'stands here twice (line 2 column 19): leave one out' },
      { place: 'a', problem: 'stands here twice (line 3 column 2): leave one out' },
    ],
  });
  const text = shipped['settings.json'].replace('"termsUrl"', '"callFromNumber": "none",\n"termsUrl"');
  expect(faultIn({ ...shipped, 'settings.json': text }).lines).toEqual([
    expect.stringContaining('settings.json: callFromNumber: stands here twice'),
    'settings.json: callFromNumber: must be digits and spaces',
  ]);
});

/** JSON with a sign of it taken out, doubled or changed, or as it is. */
const slips = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.nat(),
    fc.constantFrom('', '"', ',', '}', ']', '0', '-', '.', '\\', '\n', 'e', ' '),
  )
  .chain(([json, where, by]) => {
    const at = where % (json.length + 1);
    const cut = fc.constantFrom(at, at + 1);
    return cut.map(end => json.slice(0, at) + by + json.slice(end));
  });

it('reads what is JSON, as JSON is read elsewhere, and nothing else (IS-332)', () => {
  fc.assert(
    fc.property(slips, text => {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        value = undefined;
      }
      const read = readJson(text);
      expect(read.value).toEqual(value);
      const isRefused = read.problems.some(({ problem }) => problem.startsWith('is not JSON'));
      expect(isRefused).toBe(value === undefined);
    }),
    { numRuns: 2000 },
  );
});
