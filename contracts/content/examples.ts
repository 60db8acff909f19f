import { hasDramaNumber } from './dramaNumbers.ts';
import type { ContentFile } from './operator.ts';
import { readJson } from './readJson.ts';
import { pathText } from './values.ts';

/** A place in a content file that is not the operator's own yet. */
export type ExampleContent = {
  readonly file: ContentFile;
  /** For example `claims.helped`. */
  readonly place: string;
  readonly why: string;
};

/** A name below `.example` is kept for samples (RFC 2606): no mail arrives there and no page opens. */
export const SAMPLE_ADDRESS = /[\w-]\.example(?![\w-]|\.\w)/i;

/** Words by which a text says of itself, or of what it names, that it is made up. */
const SAMPLE_WORDS =
  /\b(?:is|are) an example\b|\bexample wording\b|^Example\b|\bExample \p{Lu}|\bto be confirmed by the firm\b/u;

/** What shows that a text is not the operator's own, although no mark says so. */
const SIGNS: readonly (readonly [shows: (text: string) => boolean, why: string])[] = [
  [text => SAMPLE_ADDRESS.test(text), 'has an address of a sample'],
  [hasDramaNumber, 'has a phone number that Ofcom keeps for drama'],
  [text => SAMPLE_WORDS.test(text), 'says that it is an example'],
];

/**
 * Everything that is a sample: what is marked `example`, every address below `.example`, every phone number kept for
 * drama, and every text that calls itself an example. Whatever is inside a marked part is reported with it, in one
 * entry.
 *
 * @param texts the text of each file; one that cannot be read has no entries here, as it has a fault of its own
 */
export function exampleContent(
  texts: Readonly<Partial<Record<ContentFile, string>>>,
): readonly ExampleContent[] {
  return Object.entries(texts).flatMap(([file, text]) =>
    // They are texts of content files.
    samplesIn(readJson(text).value, []).map(sample => ({ file: file as ContentFile, ...sample })),
  );
}

type Sample = Pick<ExampleContent, 'place' | 'why'>;

function samplesIn(value: unknown, path: readonly PropertyKey[]): Sample[] {
  if (typeof value === 'string') {
    return SIGNS.filter(([shows]) => shows(value)).map(([, why]) => ({ place: pathText(path), why }));
  }
  if (typeof value !== 'object' || value === null) return [];
  if ('example' in value && value.example === true) {
    return [{ place: pathText(path), why: 'is marked as an example' }];
  }
  const inside: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return inside.flatMap(([key, each]) => samplesIn(each, [...path, key]));
}
