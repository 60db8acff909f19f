import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { words } from './words.ts';

/** What is read out once an answer is kept: how much is left, and what it closes of the way that the form is for. */
export function sayKept({ filled: { count, of }, against, product }: Application, { field }: Place): string {
  const here = against.filter(({ from }) => from.some(one => one.field === field));
  const closes = here.map(({ finds }) => words.against.here(finds, inSentence(product.shortName)));
  return [words.saved(of - count), ...closes].join(' ');
}
