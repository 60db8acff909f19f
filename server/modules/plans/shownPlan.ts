import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { isQuestioned } from '@towpath/domain/casework/doubt.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import { isNotSentYet } from '@towpath/domain/plans/planState.ts';
import { withDaysSaid } from '@towpath/domain/plans/repayment/offersWent.ts';
import { isAnswered, standsRepaid, stateOnWay, toldHere } from '@towpath/domain/plans/standsRepaid.ts';
import { standsToRead } from '@towpath/domain/plans/standsToRead.ts';
import { nextStates } from '@towpath/domain/plans/ways/hands.ts';
import type { MidwayReview } from '@towpath/domain/plans/ways/midwayReview.ts';
import type { FormWithUs } from '@towpath/domain/plans/ways/way.ts';
import { callChanges, standsOn, stepsOfForm, wayThere } from '@towpath/domain/plans/ways/wayThere.ts';
import { type TalkToCome, whatNext } from '@towpath/domain/plans/whatNext.ts';
import { type RunningRule, whileItRuns } from '@towpath/domain/plans/whileItRuns.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { confirmationOf } from '@towpath/domain/solutions/explain/confirmation.ts';
import { isOfferedIn } from '@towpath/domain/solutions/solution/products.ts';
import { type CalendarDate, isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { StandingAdvice } from '../advice/recommendation.ts';
import { toldDoubtOf } from './doubtOf.ts';
import type { RepaidPlan } from './repaidPlan.ts';
import type { KeptChange, KeptPlan } from './repository.ts';
import type { TalkOfPlan } from './talks.ts';
import { toldEndings } from './toldChanges.ts';
import { inDays, lookedAt, type WayOfPlan } from './wayOfPlan.ts';

type Facts = {
  readonly plan: KeptPlan;
  /** Its name as inside a sentence: of what tells of health another, for who may not see that. */
  readonly name: string;
  /** The advice that it was chosen from. */
  readonly advice: Recommendation;
  /** The advice of today with our last word on it; null while there is none. */
  readonly standing: StandingAdvice | null;
  readonly changes: readonly KeptChange[];
  readonly askedAt: Date | null;
  readonly booked: TalkToCome | null;
  /** The talk that an insolvency needs before it goes on; null for what is none. */
  readonly talk: TalkOfPlan | null;
  /** Their form, while it is with one of us. */
  readonly form: FormWithUs | null;
  /** It is with one of us, or has gone, and tells how the plan goes. */
  readonly isFormUsed: boolean;
  /** One of us has asked about it, and it is with its person again. */
  readonly isFormBack: boolean;
  /** The day by which one of us reads it; null where none waits for us. */
  readonly formReadBy: CalendarDate | 'over' | null;
  readonly opening: OpeningHours;
  readonly withinOpenDays: number | undefined;
  readonly today: CalendarDate;
  readonly wayOf: WayOfPlan;
  /** Where the person lives by their answers; null while that is not known. */
  readonly home: LivingPlace | null;
  /** What is written down of its offers and payments; null where it is not repaid, and before it is drawn up. */
  readonly repayment: RepaidPlan | null;
  /** The last look that one of us had at it in its middle; null for none. */
  readonly review: MidwayReview | null;
  /** What those decided who took its form. */
  readonly theirAnswer: Plan['theirAnswer'];
  /** Which debts are in it; undefined where it names none, or protects nobody yet. */
  readonly covers: Plan['covers'];
  /** What one of us said of it, and what became of its form. */
  readonly beside: readonly Plan['beside'][number][];
  /** As what it is told, by its short name: one that tells of health is another to who may not see that. */
  readonly toldAs: string;
  /** What people keep to while what they chose runs. */
  readonly runningRules: readonly RunningRule[];
};

/** A plan as its person reads it. */
export function shownPlan(facts: Facts): Plan {
  const { plan, advice, standing, changes, today, repayment, form, isFormBack, beside } = facts;
  const { shortName, state } = plan;
  const now = standing?.advice ?? null;
  const mayLeave = isNotSentYet(state);
  // What was sent had a yes by then: facts that have changed since, or a refusal, ask for no other.
  const confirmation = mayLeave
    ? confirmationOf(shortName, now?.decided?.shortName ?? null)
    : confirmationOf(shortName, shortName);
  const doubt = toldDoubtOf(plan, standing);
  const isInDoubt = isQuestioned(doubt);
  const { nation, way, limitOn, filled } = facts.wayOf;
  const repaid = { state, repayment };
  const sums = repayment?.sums ?? null;
  const dated = withDaysSaid(inDays(changes), repayment?.firstOfferOn ?? null);
  const ofWay = standsOn({ way, state, changes: dated, today, limitOn, form, isFormBack, sums });
  const called = callChanges({ way, changes: dated, limitOn, sums });
  const stands = standsRepaid(
    ofWay && { stands: filled(ofWay.stands), you: filled(ofWay.you) },
    repaid,
    isoDate(today),
  );
  const mayNote = nextStates({
    way,
    state,
    hand: 'person',
    mayBegin: doubt === null,
    isFormUsed: facts.isFormUsed,
    told: toldHere(repayment),
  });
  const product = { shortName, name: nameOf(advice, shortName) };
  // Where another law counts by now it fits no more, also before its own questions are answered.
  const stillFits = isOfferedIn(shortName, facts.home) && (now === null || canChoose(now, shortName));
  const doubted = isInDoubt && now ? saidSince(now, doubt) : null;
  const read = standsToRead({ product, state, stillFits, doubt: doubted }, stands, facts.name);
  const steps = wayThere({
    way,
    state: stateOnWay(repaid),
    changes: dated,
    today,
    limitOn,
    drawnUpOn: repayment?.drawnUpOn ?? null,
    reviewOn: repayment?.reviewOn ?? null,
    paidFrom: repayment?.paidFrom ?? null,
    formOn: readIsoDate(beside.findLast(({ what }) => what === 'form handed over')?.on ?? ''),
    form,
    isFormBack,
    isAnswered: isAnswered(repayment),
    sums,
    review: facts.review,
  });
  const needsWord = confirmation !== 'not needed' || (isInDoubt && mayLeave);
  return {
    id: plan.id,
    recordId: plan.recordId,
    product,
    state,
    adviserConfirmation: confirmation,
    doubt: doubted,
    talk: facts.talk && { ...facts.talk },
    chosenOn: isoDate(londonDate(plan.chosenAt)),
    steps: whatNext({
      nation,
      state,
      today,
      chosenOn: londonDate(plan.chosenAt),
      askedCallOn: facts.askedAt && londonDate(facts.askedAt),
      booked: facts.booked,
      ...(facts.formReadBy ? { formReadBy: facts.formReadBy } : {}),
      isFormAccepted: form === 'accepted',
      isConfirmed: needsWord ? confirmation === 'confirmed' && !isInDoubt : null,
      saidToFit: beside.findLast(({ what }) => what === 'said to fit') ?? null,
      looked: lookedAt(changes, beside),
      talkFirst: facts.talk && {
        isNoted: facts.talk.noted !== null,
        isHad: facts.talk.isHad,
        on: facts.talk.noted?.on ?? null,
      },
      steps,
      formSteps: facts.talk ? stepsOfForm(way, steps) : 0,
      opening: facts.opening,
      withinOpenDays: facts.withinOpenDays,
    }).map(step => ({ ...step, says: filled(step.says) })),
    stands: read && { ...read },
    whileItRuns: whileItRuns(facts.runningRules, { shortName: facts.toldAs, state, nation }).map(filled),
    theirAnswer: facts.theirAnswer,
    ...(facts.covers === undefined ? {} : { covers: facts.covers }),
    mayNote: [...mayNote],
    endings: mayNote.includes('ended') ? toldEndings(facts.wayOf, { changes, sums, today }) : [],
    changes: changes.map(({ state: to, at, by, notedBy }, index) => {
      const says = called[index] ?? null;
      return {
        state: to,
        says: says && filled(says),
        on: isoDate(dated[index]?.on ?? londonDate(at)),
        by,
        notedBy,
      };
    }),
    beside: [...beside],
    mayLeave,
    stillFits,
  };
}

/** What one of us said of the advice after the choice, and of which solution; null where it does not say. */
function saidSince(now: Recommendation, why: NonNullable<Plan['doubt']>['why']): Plan['doubt'] {
  const said = why === 'another fits' ? now.decided : now.takenBack;
  if (!said) return null;
  const { shortName, by, on } = said;
  return { why, product: { shortName, name: nameOf(now, shortName) }, by, on };
}

function nameOf(advice: Recommendation, shortName: string): string {
  const all = [...solutionsOf(advice), ...advice.undecided, ...advice.ineligible];
  return all.find(({ product }) => product.shortName === shortName)?.product.name ?? shortName;
}

/** The solutions that an advice leaves to a person. */
export function solutionsOf({ recommended, eligible, givesTime }: Recommendation): readonly Solution[] {
  return [...(recommended ? [recommended] : []), ...eligible, ...givesTime];
}
