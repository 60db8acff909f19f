import { z } from 'zod';
import { asFarAsReadable } from './asFarAsReadable.ts';
import type { BudgetFile } from './budget.ts';
import type { ExampleContent } from './examples.ts';

/** What the check needs of a budget file, whether or not the rest of it is right. */
const Figures = z.object({
  sources: z
    .record(z.string(), z.object({ name: z.string(), ownProposal: z.boolean().optional() }))
    .default({}),
  basis: z.object({ itemCaps: z.array(z.string()).default([]) }).default({ itemCaps: [] }),
  guideFigures: z.array(z.object({ basis: z.array(z.string()), isIllustrative: z.boolean() })).default([]),
  itemCaps: z.array(z.unknown()).default([]),
});

const PUT_IN = 'put in a figure with its source, or leave the row out';

/**
 * The figures of the budget that people are judged by and that no source backs: guide figures marked as illustrative,
 * and guide figures and caps of lines that rest on a proposal of our own. One entry for each row, with its place and
 * what the operator has to put in.
 *
 * @param text the text of `budget.json`; one that cannot be read has no entries here, as it has a fault of its own
 */
export function unbackedFigures(text: string): readonly ExampleContent[] {
  const { sources, basis, guideFigures, itemCaps } = figuresIn(text);
  const proposal = (keys: readonly string[]) => keys.find(key => isOwnProposal(sources[key]));
  const guides = guideFigures.flatMap((row, index) => {
    const place = `guideFigures[${index}]`;
    const key = proposal(row.basis);
    if (row.isIllustrative) return [{ place, why: `is marked as illustrative: ${PUT_IN}` }];
    return key === undefined ? [] : [{ place, why: `rests on '${key}', a proposal of our own: ${PUT_IN}` }];
  });
  const capsKey = proposal(basis.itemCaps);
  const caps = itemCaps.map((_, index) => ({
    place: `itemCaps[${index}]`,
    why: `rests on '${capsKey}', a proposal of our own: ${PUT_IN}; the source is named in basis.itemCaps`,
  }));
  return [...guides, ...(capsKey === undefined ? [] : caps)].map(found => ({
    file: 'budget.json',
    ...found,
  }));
}

/** Its mark says so, or its own name. */
function isOwnProposal(
  source: (Pick<BudgetFile['sources'][string], 'name'> & { ownProposal?: boolean | undefined }) | undefined,
): boolean {
  return source?.ownProposal === true || /\bown proposal\b|\bno public source\b/iu.test(source?.name ?? '');
}

/** As far as they can be read: a row or a field that cannot be backs nothing and hides no other. */
function figuresIn(text: string): z.infer<typeof Figures> {
  let written: unknown = null;
  try {
    written = JSON.parse(text);
  } catch {
    // Who reads the content says so.
  }
  // It was read by that schema.
  return asFarAsReadable(Figures, written) as z.infer<typeof Figures>;
}
