import { COURT_STAGES, type CourtStage } from '../debts/debtFacts.ts';
import type { LetterDefinition } from './definition.ts';
import { makesOffer, type SentAbout } from './sentLetter.ts';

/** When something was told. */
type Told = {
  readonly at: Date;
  /** Its day, 'YYYY-MM-DD'. */
  readonly day: string;
};

/** How far a court or officers had gone over a debt, as was told. */
export type StageTold = Told & { readonly stage: CourtStage | 'legal action' | null };

/** What was told of a debt that can take a deal about it away. */
export type ToldOfDeal = {
  /** When its person said last that there is none; null for never, and once they said since that there is. */
  readonly denied: Told | null;
  /** How far it had gone, the earliest first: the first is of when it was added. */
  readonly stages: readonly StageTold[];
  /** The last day on which it was not paid by its plan, or that was over; null for none. */
  readonly notKeptOn: string | null;
};

const NOTHING_TOLD: ToldOfDeal = { denied: null, stages: [], notKeptOn: null };

/**
 * Since which day, 'YYYY-MM-DD', there is a deal by letter with who is owed a debt that keeps its danger off; null where there
 * is none. What they said last of what was offered each month counts: after a no to an offer since, nobody counts on the yes
 * before it. What a bailiff agreed to is no word of who is owed, and a sum that settles a debt at once is no arrangement.
 * Nor is there one any more once its person says so, once it was not paid or its plan is over, or once it has gone further
 * than where it was when the letter went. In doubt, what was told on the same day came after.
 *
 * @param sent what went about the debt, the earliest first
 * @param all every letter there is
 */
export function agreedByLetter(
  sent: readonly SentAbout[],
  all: readonly LetterDefinition[],
  { denied, stages, notKeptOn }: ToldOfDeal = NOTHING_TOLD,
): string | null {
  const last = sent.findLast(
    ({ definition, answer }) => asksForArrangement(definition, all) && saysSomething(answer),
  );
  if (last?.answer !== 'accepted') return null;
  const since = last.answeredOn ?? last.sentOn;
  // Of the day of the yes only what was told before the letter was written down is surely from before.
  const isDenied = denied !== null && (denied.day > since || (denied.day === since && isAfter(denied, last)));
  const isNotKept = notKeptOn !== null && notKeptOn >= since;
  return isDenied || isNotKept || hasGoneFurther(stages, last) ? null : since;
}

/** Whether a court or officers have gone further by now than when a letter went. */
function hasGoneFurther(stages: readonly StageTold[], letter: SentAbout): boolean {
  const then = stages.findLast((one, at) => at === 0 || !isAfter(one, letter));
  return howFar(stages.at(-1)) > howFar(then);
}

function howFar(told: StageTold | undefined): number {
  const stage = told?.stage ?? null;
  if (stage === null) return -1;
  return stage === 'legal action' ? 0 : COURT_STAGES.indexOf(stage) + 1;
}

/** Whether something was told after a letter went: on a later day, or once that was written down. */
function isAfter({ at, day }: Told, { sentOn, notedAt }: SentAbout): boolean {
  return day > sentOn || (notedAt !== undefined && at > notedAt);
}

function asksForArrangement(definition: LetterDefinition, all: readonly LetterDefinition[]): boolean {
  const { about, receiver, body } = definition;
  if (about !== 'a debt' || receiver === 'bailiff') return false;
  return (
    makesOffer(definition, all) ||
    body.places.some(({ holds, isSettlement }) => holds === 'sum' && isSettlement !== true)
  );
}

/** Silence, or what is neither a yes nor a no, leaves what was agreed before. */
export function saysSomething(answer: SentAbout['answer']): boolean {
  return answer === 'accepted' || answer === 'asks for more' || answer === 'refused';
}
