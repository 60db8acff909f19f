import type { ContentFile } from './operator.ts';
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

/**
 * Everything that is a sample: what is marked `example`, and every address below `.example`. Whatever is inside a
 * marked part is reported with it, in one entry.
 *
 * @param texts the text of each file; one that is not JSON has no entries here, as it has a fault of its own
 */
export function exampleContent(
  texts: Readonly<Partial<Record<ContentFile, string>>>,
): readonly ExampleContent[] {
  return Object.entries(texts).flatMap(([file, text]) =>
    samplesIn(parsed(text), []).map(sample => ({ file: file as ContentFile, ...sample })),
  );
}

type Sample = Pick<ExampleContent, 'place' | 'why'>;

function samplesIn(value: unknown, path: readonly PropertyKey[]): Sample[] {
  if (typeof value === 'string') {
    return SAMPLE_ADDRESS.test(value) ? [{ place: pathText(path), why: 'has an address of a sample' }] : [];
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
