import { readFileSync } from 'node:fs';
import type { Call } from '@towpath/contracts/api/call.ts';

/** One call as it was made, and what it answered: shortened, with made-up ids and secrets. */
export type Example = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answer?: unknown;
};

/** Where the examples are kept: a test makes each of these calls, and compares what comes. */
export const EXAMPLES_FILE = new URL('./examples.generated.json', import.meta.url);

/** The name of a call among the examples. */
export const exampleName = ({ method, path }: Call): string => `${method} ${path}`;

let kept: Readonly<Record<string, Example>> | undefined;

/** The example of a call; undefined where there is none. The file is read when the first one is asked for. */
export function exampleOf(call: Call): Example | undefined {
  kept ??= readExamples();
  return kept[exampleName(call)];
}

/** All examples, by the names of their calls. */
export function readExamples(): Readonly<Record<string, Example>> {
  return JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8'));
}
