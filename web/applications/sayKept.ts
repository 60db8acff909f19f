import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { words } from './words.ts';

/**
 * What is read out once an answer is kept: what its list still lacks, how much is left, and what it closes of the way that the
 * form is for.
 */
export function sayKept({ filled, against, product }: Application, { field }: Place): string {
  const { count, of, missing } = filled;
  const list = missing
    .flatMap(({ items }) => items)
    .find(({ at, why }) => at.field === field && at.entry === null && why !== null);
  const here = against.filter(({ from }) => from.some(one => one.field === field));
  const closes = here.map(({ finds }) => words.against.here(finds, inSentence(product.shortName)));
  return [words.saved(of - count), ...(list?.why ? [sentence(list.why)] : []), ...closes].join(' ');
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
