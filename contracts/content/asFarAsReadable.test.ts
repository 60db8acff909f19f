import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkedFiles } from './checkedFiles.ts';
import { CONTENT_FILES, type ContentFile } from './operator.ts';
import { changed, shipped } from './testing/shippedContent.ts';

type Path = readonly (string | number)[];

/** One place of each kind in a file: of rows that are alike, the first that has it. */
function placesIn(file: ContentFile): readonly Path[] {
  const places = new Map<string, Path>();
  const visit = (value: unknown, path: Path) => {
    const kind = path.map(part => (typeof part === 'number' ? '*' : part)).join(' ');
    if (path.length > 0 && !places.has(kind)) places.set(kind, path);
    if (Array.isArray(value)) {
      for (const [index, each] of value.entries()) visit(each, [...path, index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) visit(each, [...path, key]);
    }
  };
  visit(JSON.parse(shipped[file]), []);
  return [...places.values()];
}

/** What somebody may write in place of a value by mistake; `undefined` takes it out. */
const mistake = fc.constantFrom(undefined, null, '', 77, 'x', [], {}, [{}], true);

function mistaken(value: unknown, [part, ...inner]: Path, by: unknown): unknown {
  if (part === undefined) return by;
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...Object(value) };
  Object.assign(copy, { [part]: mistaken(Object(value)[part], inner, by) });
  return copy;
}

/** One mistake somewhere in the content. */
const oneMistake = fc
  .constantFrom(...CONTENT_FILES.flatMap(file => placesIn(file).map(path => ({ file, path }))))
  .chain(({ file, path }) => mistake.map(by => ({ file, path, by })));

it('looks at all that is left of content with a mistake anywhere, and is never stopped by it (IS-332)', () => {
  const planted = changed(
    'brand.json',
    ({ footer }: { footer: { menu: { menu_items: { url: string }[] } } }) => {
      for (const item of footer.menu.menu_items.slice(0, 1)) item.url = '/nowhere';
    },
  );
  const deadLink = "brand.json: footer.menu.menu_items[0].url: there is no page '/nowhere'";
  expect(checkedFiles(planted).faults).toEqual([deadLink]);
  fc.assert(
    fc.property(oneMistake, ({ file, path, by }) => {
      const texts = { ...planted, [file]: JSON.stringify(mistaken(JSON.parse(planted[file]), path, by)) };
      const { faults } = checkedFiles(texts);
      const isAboutLinks =
        (file === 'brand.json' && path[0] === 'footer') || (file === 'pages.json' && path.length === 1);
      if (!isAboutLinks) expect(faults).toContain(deadLink);
    }),
    { numRuns: 60 },
  );
  // Each run reads all of the content anew.
}, 60_000);
