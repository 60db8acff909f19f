import { EVERYWHERE, mustDisclose, shownWording } from '@towpath/domain/solutions/testing/mustDisclose.ts';
import { expect, it } from 'vitest';
import { advice, solution } from '../../testing/advice.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { SolutionDetail } from './SolutionDetail.tsx';

it.each(EVERYWHERE)('the page of %s in %s says all that must be said of it (SA-101)', (shortName, nation) => {
  const { register, work, bank, shared, ...rest } = shownWording(shortName, nation);
  const wording = {
    ...rest,
    gravest: [...rest.gravest],
    steps: rest.steps.map(step => ({ ...step })),
    advantages: [...rest.advantages],
    risks: [...rest.risks],
    next: [...rest.next],
    terms: rest.terms.map(term => ({ ...term })),
    ...(register === undefined ? {} : { register }),
  };
  const of = solution(shortName, { wording });
  const text = wordsOf(
    htmlOf(<SolutionDetail solution={of} advice={advice({ recommended: of })} back="/advice" />),
  );
  const unsaid = mustDisclose(shortName, nation).filter(({ says }) => !says.test(text));
  expect(unsaid.map(({ what }) => what)).toEqual([]);
  for (const says of [...wording.risks, ...wording.next, wording.home, wording.creditFile]) {
    expect(text).toContain(says);
  }
});
