import { expect, it } from 'vitest';
import { issueInWords } from './issueInWords.ts';
import { CONTENT_FILES, CONTENT_SCHEMAS } from './operator.ts';
import { faultIn, shipped } from './testing/shippedContent.ts';

type Json = Record<string, unknown>;
/** What the schema library says when nobody has put it into words. */
const RAW = /Invalid|Too |expected|received|undefined|Unrecognized|NaN/u;

/** Every object of a value that has another shape than those before it, with how to reach it. */
function objectsIn(value: unknown, reach: readonly string[] = [], shapes = new Set<string>()): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const shape = keys.join();
  if (shapes.has(shape) && !Array.isArray(value)) return [];
  shapes.add(shape);
  const inside = keys.flatMap(key => objectsIn((value as Json)[key], [...reach, key], shapes));
  return Array.isArray(value) ? inside : [[...reach], ...inside];
}

/**
 * The file without the rows of lists in which no object has a shape of its own: each is looked at once, and reading the
 * others takes time. Of a list without such a row the first is left.
 */
function withoutRepeats(value: unknown, reaches: readonly (readonly string[])[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const below = (key: string) => reaches.filter(([at]) => at === key).map(([, ...rest]) => rest);
  if (!Array.isArray(value)) {
    const fields = Object.entries(value).map(([key, inside]) => [key, withoutRepeats(inside, below(key))]);
    return Object.fromEntries(fields);
  }
  const rows = value.map((row, at) => ({ row, inside: below(String(at)) }));
  const kept = rows.filter(({ inside }) => inside.length > 0);
  return (kept.length > 0 ? kept : rows.slice(0, 1)).map(({ row, inside }) => withoutRepeats(row, inside));
}

function altered(text: string, reach: readonly string[], change: (target: Json) => void): unknown {
  const whole: unknown = JSON.parse(text);
  change(reach.reduce((at, part) => (at as Json)[part], whole) as Json);
  return whole;
}

/** These count as empty, or as nothing said, where they are not there. */
const MAY_LACK: readonly string[] = [
  'tickGroups',
  'planCallWithinDays',
  'adviceLookWithinDays',
  'booking',
  'chat',
  'sessionEnds',
  'silentHours',
  'textAfterSeconds',
  'harmlessPhrases',
];

it.each(CONTENT_FILES)('a field that is missing from %s is named with its place (IS-244)', file => {
  for (const key of Object.keys(JSON.parse(shipped[file]))) {
    if (MAY_LACK.includes(key)) continue;
    const without = JSON.stringify(altered(shipped[file], [], target => delete target[key]));
    expect(faultIn({ ...shipped, [file]: without }).message).toContain(`${file}: ${key}: is missing`);
  }
});

it.each(CONTENT_FILES)('whatever is wrong in %s is said in plain words (IS-244)', file => {
  const said: string[] = [];
  const check = (value: unknown) => {
    const { error } = CONTENT_SCHEMAS[file].safeParse(value, { reportInput: true });
    for (const issue of error?.issues ?? []) said.push(issueInWords(issue));
  };
  const whole: unknown = JSON.parse(shipped[file]);
  const fewer = withoutRepeats(whole, objectsIn(whole));
  // One copy for all of it, put right after each change: to read the file anew for each takes longer than to check it.
  for (const reach of objectsIn(fewer)) {
    const own = reach.reduce((at, part) => (at as Json)[part], fewer) as Json;
    own.notOurs = 1;
    check(fewer);
    delete own.notOurs;
    for (const [key, right] of Object.entries(own)) {
      delete own[key];
      check(fewer);
      for (const wrong of [null, 7.5, true, '', [], {}, [null]]) {
        own[key] = wrong;
        check(fewer);
      }
      own[key] = right;
    }
  }
  expect(said.length).toBeGreaterThan(10);
  expect([...new Set(said)].filter(words => RAW.test(words))).toEqual([]);
});
