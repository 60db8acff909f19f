import type { Brand } from './operator.ts';
import type { ContentProblems } from './problem.ts';

/** What a claim stresses stands in it. */
export function claimProblems({ claims }: Pick<Brand, 'claims'>): ContentProblems {
  return (['helped', 'duration'] as const).flatMap(name => {
    const { text, emphasis } = claims[name];
    return text.includes(emphasis)
      ? []
      : [{ place: `claims.${name}.emphasis`, problem: `'${emphasis}' is not in the text` }];
  });
}

/**
 * The badge in the footer says the rating once more, so it has the basis and the mark of that claim: it may not say
 * figures of its own.
 */
export function badgeProblems({
  footer,
  claims: { rating },
}: Pick<Brand, 'footer' | 'claims'>): ContentProblems {
  const figures = (words: string): readonly string[] => words.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  const claimed = figures(`${rating.text} ${rating.detail}`);
  return figures(footer.review_logo_alt_text)
    .filter(figure => !claimed.includes(figure))
    .map(figure => ({
      place: 'footer.review_logo_alt_text',
      problem: `'${figure}' is not in claims.rating, whose source and date it rests on`,
    }));
}
