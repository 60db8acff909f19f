import { readFileSync } from 'node:fs';
import { asFarAsReadable } from '@towpath/contracts/content/asFarAsReadable.ts';
import { issueInWords } from '@towpath/contracts/content/issueInWords.ts';
import { readJson } from '@towpath/contracts/content/readJson.ts';
import { pathText } from '@towpath/contracts/content/values.ts';
import type { z } from 'zod';

/** What was read of a file of the content, whether or not it is right. */
export type FileRead<Schema extends z.ZodType> = {
  /** As far as it can be read. */
  readonly value: z.infer<Schema>;
  /** A line for each fault, with file and place. */
  readonly faults: readonly string[];
  /** The places of the faults; an empty one is the whole file. */
  readonly wrong: readonly string[];
};

/** Reads a file of the content by its schema, so that one fault hides no other. */
export function readByLines<Schema extends z.ZodType>(file: string, schema: Schema): FileRead<Schema> {
  const { value: written, problems } = jsonIn(file);
  const issues =
    written === undefined ? [] : (schema.safeParse(written, { reportInput: true }).error?.issues ?? []);
  const shape = issues.map(issue => ({ place: pathText(issue.path), problem: issueInWords(issue) }));
  // A field too many keeps nothing else from being read.
  const wrong = issues.filter(({ code }) => code !== 'unrecognized_keys').map(({ path }) => pathText(path));
  return {
    // It is read by this very schema.
    value: asFarAsReadable(schema, written) as z.infer<Schema>,
    faults: [...problems, ...shape].map(
      ({ place, problem }) => `Content ${file}${place && `: ${place}`}: ${problem}.`,
    ),
    wrong: written === undefined ? [''] : wrong,
  };
}

function jsonIn(file: string): ReturnType<typeof readJson> {
  try {
    return readJson(readFileSync(file, 'utf8'));
  } catch {
    return { value: undefined, problems: [{ place: '', problem: 'cannot be read' }] };
  }
}
