import { readFileSync } from 'node:fs';
import { asFarAsReadable } from '@towpath/contracts/content/asFarAsReadable.ts';
import { issueInWords } from '@towpath/contracts/content/issueInWords.ts';
import { pathText } from '@towpath/contracts/content/values.ts';
import type { z } from 'zod';
import { StartFault } from '../../platform/config/startFault.ts';

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
  const { written, problem } = jsonIn(file);
  const issues =
    problem === null ? (schema.safeParse(written, { reportInput: true }).error?.issues ?? []) : [];
  const faults = issues.map(issue => {
    const place = pathText(issue.path);
    return `Content ${file}${place && `: ${place}`}: ${issueInWords(issue)}.`;
  });
  // A field too many keeps nothing else from being read.
  const wrong = issues.filter(({ code }) => code !== 'unrecognized_keys').map(({ path }) => pathText(path));
  return {
    // It is read by this very schema.
    value: asFarAsReadable(schema, written) as z.infer<Schema>,
    faults: problem === null ? faults : [problem.message],
    wrong: problem === null ? wrong : [''],
  };
}

function jsonIn(file: string): { readonly written?: unknown; readonly problem: StartFault | null } {
  try {
    return { written: JSON.parse(readFileSync(file, 'utf8')), problem: null };
  } catch (fault) {
    const reason =
      fault instanceof SyntaxError
        ? `is not JSON (${fault.message.replace(/\s+/gu, ' ')})`
        : 'cannot be read';
    return { problem: new StartFault(`Content ${file} ${reason}.`) };
  }
}
