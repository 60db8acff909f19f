import { NOT_SURE } from '@towpath/domain/plans/understanding.ts';
import { INSOLVENCIES, isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { PRODUCTS } from '@towpath/domain/solutions/solution/products.ts';
import { LIMITS } from '@towpath/domain/solutions/thresholds/limits.ts';
import { LOOSE_BRACE, placeholdersIn } from './braces.ts';
import { type ContentProblem, type ContentProblems, repeated } from './problem.ts';
import type { UnderstandingFile } from './understanding.ts';

type Question = UnderstandingFile['questions'][string][number];

/** So many are asked of a person: enough to see what to talk about, and no exam. */
const FEWEST = 2;
const MOST = 3;

/** What is wrong among the questions before an insolvency, which the shape of their file cannot say. */
export function understandingProblems({ questions }: UnderstandingFile): ContentProblems {
  const written = Object.entries(questions);
  // Without any, none is asked; with some, none is forgotten.
  const forgotten = written.length === 0 ? [] : [...INSOLVENCIES.keys()].filter(name => !(name in questions));
  return [
    ...forgotten.map(name => ({ place: 'questions', problem: `has no questions for ${name}` })),
    ...written.flatMap(([shortName, ofOne]) => {
      const place = `questions.${shortName}`;
      if (!isInsolvency(shortName)) return [{ place, problem: `there is no insolvency '${shortName}'` }];
      return [
        ...numberProblems(ofOne, place),
        ...repeated(ofOne, place, 'id', 'a question'),
        ...ofOne.flatMap((one, index) => questionProblems(one, `${place}[${index}]`, shortName)),
      ];
    }),
  ];
}

function numberProblems(questions: readonly Question[], place: string): ContentProblems {
  const wrong = (['a debt stays', 'no debt stays'] as const).filter(so => {
    const asked = questions.filter(({ when }) => when === 'always' || when === so).length;
    return asked < FEWEST || asked > MOST;
  });
  return wrong.map(so => ({ place, problem: `must ask ${FEWEST} or ${MOST} questions where ${so}` }));
}

function questionProblems(one: Question, place: string, shortName: string): ContentProblems {
  const right = one.answers.filter(({ isRight }) => isRight).length;
  const texts: readonly (readonly [string, string])[] = [
    ['question', one.question],
    ['notSure', one.notSure],
    ...one.answers.flatMap(({ text, says }, at) => [
      [`answers[${at}].text`, text] as const,
      [`answers[${at}].says`, says] as const,
    ]),
  ];
  return [
    ...(right === 1 ? [] : [{ place: `${place}.answers`, problem: 'must have one answer that is right' }]),
    ...repeated(one.answers, `${place}.answers`, 'id', 'an answer'),
    ...one.answers.flatMap(({ id }, at) =>
      id === NOT_SURE
        ? [{ place: `${place}.answers[${at}].id`, problem: `every question has '${NOT_SURE}' already` }]
        : [],
    ),
    ...texts.flatMap(([at, text]) => textProblems(text, `${place}.${at}`, { shortName, when: one.when })),
  ];
}

function textProblems(
  text: string,
  place: string,
  { shortName, when }: { readonly shortName: string; readonly when: Question['when'] },
): ContentProblems {
  const { names, hasLooseBrace } = placeholdersIn(text);
  const unknown = names.flatMap((name): ContentProblem[] => {
    if (name === 'creditor') {
      if (when === 'a debt stays') return [];
      return [{ place, problem: "only a question asked where 'a debt stays' can name '{creditor}'" }];
    }
    return isLimitOf(name, shortName)
      ? []
      : [{ place, problem: `there is no limit '{${name}}' in every nation that has ${shortName}` }];
  });
  return [...unknown, ...(hasLooseBrace ? [{ place, problem: LOOSE_BRACE }] : [])];
}

/** Whether a limit is in force wherever a solution is. */
function isLimitOf(name: string, shortName: string): boolean {
  const limit = Object.entries(LIMITS).find(([key]) => key === name)?.[1];
  const product = PRODUCTS.find(one => one.shortName === shortName);
  return (
    limit !== undefined &&
    (product?.nations.every(nation => limit.nations.some(one => one === nation)) ?? false)
  );
}
