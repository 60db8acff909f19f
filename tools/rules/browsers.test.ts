import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';
import { YOUNGER, youngerIn } from './browsers.ts';

/** What runs in a browser: all of these, without tests, the build, and what only the server and the tools prove. */
const IN_THE_BROWSER = /^(domain|contracts|web|design-system)\//u;
const ELSEWHERE =
  /\.test\.tsx?$|\/testing\/|\/fixtures\/|\/random\/|^web\/(vite|app\/older)\/|^domain\/journey-engine\/prove\/|^contracts\/content\/dramaNumbers\.ts$/u;

const read = (file: string) => readFileSync(join(root, file), 'utf8');

function floor(): ReadonlyMap<string, number> {
  const lines = read('web/.browserslistrc').matchAll(/^(\w+) >= ([\d.]+)$/gmu);
  return new Map([...lines].map(([, name = '', version]) => [name, Number(version)]));
}

describe('code for the browser', () => {
  const files = sourceFiles(['.ts', '.tsx']).filter(
    file => IN_THE_BROWSER.test(file) && !ELSEWHERE.test(file),
  );

  it('uses nothing that a browser at the floor lacks, unless it asks first or brings it along (WT-141)', () => {
    expect(files.length).toBeGreaterThan(600);
    expect(files.flatMap(file => youngerIn(read(file)).map(use => `${file}:${use}`))).toEqual([]);
  });

  it.each([
    ['const days = Object.groupBy(all, dayOf);', '1: groupBy'],
    ['\nreturn crypto.randomUUID();', '2: crypto.randomUUID'],
    ['text.split(/(?<=x) /u)', '1: lookbehind'],
    ['if (/^[\\p{L}--[a-z]]$/v.test(text)) return;', '1: the flag v of a pattern'],
    ['const query = new URLSearchParams();\nif (query.size > 0) go();', '2: URLSearchParams.size'],
    ['await navigator.locks.request(name, work);', '1: navigator.locks'],
  ])('would be refused for %j (WT-141)', (source, found) => {
    expect(youngerIn(source)).toEqual([found]);
  });

  it.each([
    ['// Object.groupBy(all, dayOf)\nconst locks = navigator.locks;'],
    ['heading.checkVisibility?.()'],
    ["if (typeof requestIdleCallback === 'function') requestIdleCallback(go);"],
    ["const path = '/vital';\nreturn a / b / v;"],
  ])('may say %j (WT-141)', source => {
    expect(youngerIn(source)).toEqual([]);
  });

  it('of the service worker, to which nothing is brought along, does without that too (WT-141)', () => {
    const brought =
      /\.(?:at|findLast|findLastIndex|toSorted|isWellFormed)\(|\bObject\.hasOwn\(|\bstructuredClone\(|\bAbortSignal\.timeout\(/u;
    const worker = files.filter(file => file.startsWith('web/offline/worker/'));
    expect(worker.length).toBeGreaterThan(2);
    expect(worker.filter(file => brought.test(read(file)))).toEqual([]);
    expect(brought.test('if (Object.hasOwn(documents, path)) return;')).toBe(true);
  });

  it('is measured by a list of what is younger than the floor, and of nothing else (WT-141)', () => {
    const from = floor();
    const at = (name: string) => from.get(name) ?? Number.NaN;
    const had = YOUNGER.filter(
      ({ since }) =>
        since.chrome <= at('chrome') && since.firefox <= at('firefox') && since.safari <= at('safari'),
    );
    expect(had.map(({ name }) => name)).toEqual([]);
  });
});
