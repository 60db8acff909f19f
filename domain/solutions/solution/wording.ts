import type { UkNation } from '../../people/nation.ts';
import { formatSum } from '../../values/pence.ts';
import { sentencesOf } from '../../values/sentences.ts';
import type { Home } from '../case/case.ts';
import type { LimitKey, Limits } from '../thresholds/limits.ts';

/** A technical term that a text uses, and what it means. */
export type Term = { readonly word: string; readonly meaning: string };

/** A text that an owner and somebody who rents, or lives with others, read differently; left out: not for them. */
export type ByTenure = { readonly owner?: string; readonly tenant?: string };

/** A text for everybody, or one that depends on whether the person owns a home. */
export type Said = string | ByTenure;

/**
 * What can go wrong. The gravest have places of their own, so that they come first in every list: the home, the work,
 * the name on a public register, and what happens when it does not work out.
 */
export type Risks = {
  readonly home?: Said;
  readonly work?: string;
  readonly register?: string;
  readonly failure: string;
  /** Of a debt that is left out of the list. */
  readonly forgotten?: string;
  /** For who shares a debt, or promised to pay it. */
  readonly shared?: string;
  /** Of an account at a bank that is owed. */
  readonly bank?: string;
  readonly others: readonly Said[];
};

/** A step on the way from choosing a solution to its start: what happens, and who does it. */
export type PathStep = { readonly what: string; readonly who: string; readonly says: string };

/**
 * What is said about a solution in one nation. `{KEY}` stands for a limit from the dated table, so a text never has a
 * figure of its own. Advantages and risks are said with the same weight.
 */
export type Wording = {
  readonly whatItIs: string;
  readonly advantages: readonly Said[];
  readonly risks: Risks;
  readonly home: Said;
  /** Which public register has the name, and for how long; left out where none has. */
  readonly register?: string;
  readonly creditFile: string;
  /** What happens next, step by step. */
  readonly next: readonly string[];
  /** The same in three steps. */
  readonly steps: readonly [PathStep, PathStep, PathStep];
  readonly terms: readonly Term[];
};

/** The words of a solution in a nation that has it: officers, courts, registers and fees differ. */
export type WordingIn = (nation: UkNation) => Wording;

/** The words as one person reads them: without what is for other people, the gravest risks first. */
export type ReadWording = Omit<Wording, 'advantages' | 'risks' | 'home'> & {
  readonly advantages: readonly string[];
  readonly risks: readonly string[];
  /** The gravest for somebody who reads about this solution alone: the home, how it can fail, the register, what is forgotten. */
  readonly gravest: readonly string[];
  readonly home: string;
  readonly work?: string;
  readonly bank?: string;
  readonly shared?: string;
};

/** How many risks stand on every card: the gravest. The others are one tap away. */
export const GRAVEST = 3;
/** How many stand open on the page of a solution. */
const GRAVEST_ON_PAGE = 4;

/**
 * Picks what one person reads, by who owns the home, with the terms that this uses. Somebody of whom that is not known
 * reads both.
 */
export function wordingFor(wording: Wording, home: Pick<Home, 'tenure' | 'ownsOtherProperty'>): ReadWording {
  const { advantages, risks, terms, ...rest } = wording;
  const { work, register, failure, forgotten, shared, bank, others } = risks;
  const pick = (said: Said | undefined) => textsFor(said, home);
  const inOrder = [risks.home, failure, register, forgotten, work, ...others].flatMap(pick);
  const read = {
    ...rest,
    advantages: advantages.flatMap(pick),
    risks: [risks.home, work, register, failure, forgotten, ...others, shared, bank].flatMap(pick),
    gravest: inOrder.slice(0, GRAVEST_ON_PAGE),
    home: onceEach(pick(wording.home)),
    ...(work === undefined ? {} : { work }),
    ...(bank === undefined ? {} : { bank }),
    ...(shared === undefined ? {} : { shared }),
  };
  const steps = wording.steps.flatMap(({ what, who, says }) => [what, who, says]);
  const all = [...Object.values(read).flat(), ...steps].join(' ').toLowerCase();
  return { ...read, terms: terms.filter(({ word }) => all.includes(word.toLowerCase())) };
}

/** Texts as one, without a sentence that another has said already. */
function onceEach(texts: readonly string[]): string {
  return [...new Set(sentencesOf(texts.join(' ')))].join(' ');
}

function textsFor(
  said: Said | undefined,
  { tenure, ownsOtherProperty }: Pick<Home, 'tenure' | 'ownsOtherProperty'>,
): readonly string[] {
  if (said === undefined) return [];
  if (typeof said === 'string') return [said];
  const isOwner = tenure === null || tenure === 'owns' || ownsOtherProperty === true;
  const isTenant = tenure !== 'owns';
  const texts = [isOwner ? said.owner : undefined, isTenant ? said.tenant : undefined];
  return texts.flatMap(text => text ?? []);
}

const PLACE = /\{([A-Z_]+)\}/gu;

/** The limits that a text mentions. */
export function limitsNamed(text: string): readonly LimitKey[] {
  return [...text.matchAll(PLACE)].map(([, key]) => key as LimitKey);
}

/**
 * Puts the limits of a nation and day into a text: money in pounds, all else as a number.
 *
 * @throws when no such limit is in force: a text must not be shown with a gap
 */
export function fillInLimits(text: string, limits: Limits): string {
  return text.replace(PLACE, (_, key: string) => {
    const row = limits.row(key as LimitKey);
    if (row === undefined) throw new Error(`There is no limit ${key} for this text on that day.`);
    if (row.unit !== 'pence' && row.unit !== 'pence a month') return String(row.value);
    return formatSum(row.value);
  });
}
