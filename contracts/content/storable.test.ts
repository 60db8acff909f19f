import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CONTENT_FILES, CONTENT_SCHEMAS } from './operator.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';
import { pathText } from './values.ts';

/** The same value with this added to every text in it, and where these stand. */
function spoilt(value: unknown, end: string, path: readonly PropertyKey[] = []): Spoilt {
  if (typeof value === 'string') return { value: `${value}${end}`, places: [pathText(path)] };
  if (typeof value !== 'object' || value === null) return { value, places: [] };
  const parts = Object.entries(value).map(([key, each]) => {
    const at = Array.isArray(value) ? Number(key) : key;
    return [key, spoilt(each, end, [...path, at])] as const;
  });
  const made = parts.map(([key, part]) => [key, part.value] as const);
  return {
    value: Array.isArray(value) ? made.map(([, each]) => each) : Object.fromEntries(made),
    places: parts.flatMap(([, part]) => part.places),
  };
}
type Spoilt = { readonly value: unknown; readonly places: readonly string[] };

/** Where an issue is; of a value that may be one thing or another, where each of them is wrong. */
function placesOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): readonly string[] {
  const path = [...above, ...issue.path];
  const inner = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  return [pathText(path), ...inner.flatMap(each => placesOf(each, path))];
}

describe('a character that cannot be stored', () => {
  it.each(CONTENT_FILES.flatMap(file => ['\u0000', '\ud83d'].map(end => [file, end] as const)))(
    'is refused in every text of %s: %j (IS-338)',
    (file, end) => {
      const { value, places } = spoilt(JSON.parse(shipped[file]), end);
      const issues = CONTENT_SCHEMAS[file].safeParse(value).error?.issues ?? [];
      const refused = new Set(issues.flatMap(issue => placesOf(issue)));
      expect(places.length).toBeGreaterThan(0);
      expect(places.filter(place => !refused.has(place))).toEqual([]);
    },
  );

  it('is told in one line, with the place (IS-338)', () => {
    const texts = changed('pages.json', ({ pages }: { pages: { path: string; lead: string }[] }) => {
      for (const page of pages) if (page.path === '/privacy') page.lead = 'What we ask\u0000 and why.';
    });
    expect(faultIn(texts).lines).toEqual([
      expect.stringMatching(
        /^pages\.json: pages\[\d+\]\.lead: must not have a character that cannot be stored, such as \\u0000$/u,
      ),
    ]);
  });

  it('is refused in an address of a page elsewhere too (IS-338)', () => {
    const texts = changed('settings.json', (settings: { termsUrl: string }) => {
      settings.termsUrl = 'https://firm.example/terms\u0000';
    });
    expect(faultIn(texts).lines).toEqual([expect.stringMatching(/^settings\.json: termsUrl: must /u)]);
  });
});
