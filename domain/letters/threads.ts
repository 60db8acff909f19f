import {
  COMPLAINT_STAGES,
  type ComplaintStage,
  type LetterDefinition,
  type LetterStage,
  OFFER_STAGES,
  type OfferStage,
  SETTLEMENT_STAGES,
  type SettlementStage,
} from './definition.ts';
import { type BesideOffers, NOTHING_BESIDE } from './facts.ts';
import { type LetterAnswer, makesOffer, type SentAbout } from './sentLetter.ts';

/** What letters about a debt go on with, each by itself: what is offered each month, one payment to settle it, a complaint. */
export type Thread = 'offers' | 'settlement' | 'complaint';

type Answered = Exclude<LetterAnswer, 'other'>;

const OFFER_AFTER: Readonly<Record<Answered, OfferStage>> = {
  accepted: 'offer accepted',
  'asks for more': 'more asked',
  refused: 'offer refused',
  none: 'no answer',
};
const SETTLEMENT_AFTER: Readonly<Record<Answered, SettlementStage>> = {
  accepted: 'settlement accepted',
  'asks for more': 'settlement refused',
  refused: 'settlement refused',
  none: 'settlement not answered',
};

/** Where letters about a debt stand. */
export type Stand = {
  /** Where the offers each month do. */
  readonly stage: OfferStage;
  /** The offer that decides it, or the last letter where there was none; null before anything was sent. */
  readonly by: SentAbout | null;
  readonly beside: BesideOffers;
};

/**
 * What a letter goes on with, so that what comes back to it says where that stands; null where it is written beside all of
 * them, such as a wish to wait, to stop interest or to prove a debt: it takes nothing of them away, whatever came back.
 *
 * @param all every letter there is: one that may follow is what makes it an offer or a complaint
 */
export function threadOf(definition: LetterDefinition, all: readonly LetterDefinition[]): Thread | null {
  if (makesOffer(definition, all)) return 'offers';
  if (leadsTo('settlement accepted', definition, all)) return 'settlement';
  return leadsTo('complained', definition, all) ? 'complaint' : null;
}

/**
 * Where letters about a debt stand: the last of each thread says it.
 *
 * @param sent what went about it, the earliest first
 * @param today the day it is asked for, 'YYYY-MM-DD': an offer of which nothing was said by its day has no answer
 * @param all every letter there is
 */
export function standOf(sent: readonly SentAbout[], today: string, all: readonly LetterDefinition[]): Stand {
  const last = (thread: Thread) => sent.findLast(({ definition }) => threadOf(definition, all) === thread);
  const offer = last('offers');
  const settlement = last('settlement');
  const complaint = last('complaint');
  return {
    stage: offer ? stageAfter(offer, OFFER_AFTER, 'offered', today) : beforeOffer(sent),
    by: offer ?? sent.at(-1) ?? null,
    beside: {
      ...NOTHING_BESIDE,
      ...(settlement && {
        settlement: stageAfter(settlement, SETTLEMENT_AFTER, 'settlement offered', today),
      }),
      ...(complaint && { complaint: complaintAfter(complaint), complainedOn: complaint.sentOn }),
    },
  };
}

/** Whether letters about a debt stand at one of some stages. */
export function standsAt(
  { stage, beside }: Pick<Stand, 'stage' | 'beside'>,
  stages: readonly LetterStage[],
): boolean {
  const at: readonly (LetterStage | null)[] = [stage, beside.settlement, beside.complaint];
  return stages.some(one => at.includes(one));
}

/** Whether letters about a debt stand differently in what some stages are of. */
export function differsIn(a: Stand, b: Stand, stages: readonly LetterStage[]): boolean {
  const isOf = (thread: readonly LetterStage[]) => stages.some(one => thread.includes(one));
  return (
    (isOf(OFFER_STAGES) && a.stage !== b.stage) ||
    (isOf(SETTLEMENT_STAGES) && a.beside.settlement !== b.beside.settlement) ||
    (isOf(COMPLAINT_STAGES) && a.beside.complaint !== b.beside.complaint)
  );
}

function beforeOffer(sent: readonly SentAbout[]): OfferStage {
  return sent.length === 0 ? 'nothing sent' : 'time asked';
}

function stageAfter<Stage extends LetterStage>(
  { answer, answerBy }: SentAbout,
  after: Readonly<Record<Answered, Stage>>,
  waiting: Stage,
  today: string,
): Stage {
  if (answer === null) return answerBy !== null && answerBy < today ? after.none : waiting;
  return answer === 'other' ? waiting : after[answer];
}

function complaintAfter({ answer }: SentAbout): ComplaintStage {
  return answer === null || answer === 'none' ? 'complained' : 'complaint answered';
}

/** Whether a letter for a stage may follow one that is not for that stage itself. */
function leadsTo(
  stage: LetterStage,
  { next, when: { stages } }: LetterDefinition,
  all: readonly LetterDefinition[],
): boolean {
  if (stages?.includes(stage)) return false;
  return all.some(({ id, when }) => next.includes(id) && when.stages?.includes(stage));
}
