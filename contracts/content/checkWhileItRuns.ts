import { PRODUCTS } from '@towpath/domain/solutions/solution/products.ts';
import { LIMITS } from '@towpath/domain/solutions/thresholds/limits.ts';
import { LOOSE_BRACE, placeholdersIn } from './braces.ts';
import { type ContentProblems, repeated } from './problem.ts';
import type { WhileItRunsFile } from './whileItRuns.ts';

type Rule = WhileItRunsFile['rules'][number];

/** What is wrong among the rules of what runs, which the shape of their file cannot say. */
export function whileItRunsProblems({ sources, rules }: WhileItRunsFile): ContentProblems {
  return [
    ...repeated(rules, 'rules', 'id', 'a rule'),
    ...rules.flatMap((rule, index) => {
      const place = `rules[${index}]`;
      return [
        ...(rule.source in sources
          ? []
          : [{ place: `${place}.source`, problem: `there is no source '${rule.source}'` }]),
        ...solutionProblems(rule, place),
        ...textProblems(rule, `${place}.says`),
      ];
    }),
  ];
}

function solutionProblems({ solutions, nations }: Rule, place: string): ContentProblems {
  return solutions.flatMap((shortName, at) => {
    const product = PRODUCTS.find(one => one.shortName === shortName);
    const isThere = product && nations.every(nation => product.nations.some(one => one === nation));
    return isThere
      ? []
      : [
          {
            place: `${place}.solutions[${at}]`,
            problem: `there is no '${shortName}' in each of its nations`,
          },
        ];
  });
}

function textProblems({ says, nations }: Rule, place: string): ContentProblems {
  const { names, hasLooseBrace } = placeholdersIn(says);
  const unknown = names.filter(name => {
    const limit = Object.entries(LIMITS).find(([key]) => key === name)?.[1];
    return !limit || !nations.every(nation => limit.nations.some(one => one === nation));
  });
  return [
    ...unknown.map(name => ({ place, problem: `there is no limit '{${name}}' in each of its nations` })),
    ...(hasLooseBrace ? [{ place, problem: LOOSE_BRACE }] : []),
  ];
}
