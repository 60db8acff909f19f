import type { QualifierAdvice, UrgentMatters } from '@towpath/contracts/api/advice.ts';
import type { Help } from '@towpath/contracts/content/operator.ts';
import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import type { KindGuide } from '@towpath/domain/debts/kindGuide.ts';
import { lateBills } from '@towpath/domain/fact-find/behindBills.ts';
import { answersAlone, firstLookCase, sayLacking } from '@towpath/domain/fact-find/firstLookCase.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { AnswersOnPath, Path } from '@towpath/domain/journey-engine/run/path.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import { type QualifierFacts, qualifierFacts } from '@towpath/domain/journeys/qualifier/facts.ts';
import { QUALIFIER_ADVICE, showsFirstLook } from '@towpath/domain/journeys/steps.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import { sayCostMissing } from '@towpath/domain/solutions/explain/costMissing.ts';
import type { StandsBeside } from '@towpath/domain/solutions/explain/standsBeside.ts';
import { firstLook } from '@towpath/domain/solutions/first-look/firstLook.ts';
import { type PressingMatter, pressingMatters } from '@towpath/domain/solutions/recommend/pressing.ts';
import type { RulesOn } from '@towpath/domain/solutions/recommend/rules.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { ToldOfProtection } from '../letters/heldByTold.ts';
import { requireEnd } from './requireEnd.ts';
import { withNumbers } from './whomToRing.ts';

/** What cannot wait, and what protects the person as they told it, by its short name; null for nothing. */
export type UrgentBeside = { readonly matters: UrgentMatters; readonly told: string | null };

type Walked = { readonly plan: Plan; readonly path: Path };

/** What a person stands in, with what protects them as they told it where nothing does that runs here. */
export type WithTold = (
  beside: StandsBeside,
  customerId: string,
  of: { readonly facts: ToldOfProtection; readonly today: CalendarDate },
) => Promise<StandsBeside>;

export type AdviceDeps = {
  readonly clock: Clock;
  readonly rulesOn: RulesOn;
  /** Whom a person can be told to ring. */
  readonly help: readonly Help[];
  /** The operator's film beside the first look; none where undefined. */
  readonly firstLookVideo: string | undefined;
  /** The path through all answers of the person's Qualifier. Throws NO_JOURNEY. */
  readonly walkedQualifier: (customerId: string) => Promise<Walked>;
  /** The same of the journey that the person is on. Throws NO_JOURNEY. */
  readonly walkedJourney: (customerId: string) => Promise<Walked>;
  /** What a person stands in by now beside an advice. */
  readonly besideOf: (customerId: string, today: CalendarDate) => Promise<StandsBeside>;
  readonly withTold: WithTold;
  readonly database: Database;
  readonly debtsOf: (database: Database, customerId: string) => Promise<readonly ListedDebt[]>;
  readonly kindGuides: readonly KindGuide[];
  /** What the advice says cannot wait, and casts doubt on what is left, by all that is known; null before there is any. */
  readonly urgentByAdvice: (
    customerId: string,
    beside: StandsBeside,
  ) => Promise<Pick<UrgentMatters, 'urgent' | 'costMissing'> | null>;
};

/** The answers of the full review, where that is the questionnaire that the person is on. */
function reviewOf({ plan, path }: Walked): AnswersOnPath | null {
  return isQualifier(plan.definition) ? null : path.answers;
}

export type Advice = ReturnType<typeof createAdvice>;

export function createAdvice({
  clock,
  rulesOn,
  help,
  firstLookVideo,
  walkedQualifier,
  walkedJourney,
  urgentByAdvice,
  ...of
}: AdviceDeps) {
  const lateNow = async (customerId: string, told: QualifierFacts) =>
    lateBills(told, await of.debtsOf(of.database, customerId), of.kindGuides);

  const inWords = (matters: readonly PressingMatter[], nation: LivingPlace | null) =>
    matters.map(matter => ({ ...matter, step: withNumbers(matter.step, help, nation) }));

  /**
   * The first look after the Qualifier, from the answers on the path and today's limits.
   *
   * @throws ApiError NO_JOURNEY; or STEP_NOT_ON_PATH with the open step, until the path reaches the advice,
   *   or the text before it that shows the first look
   */
  async function qualifier(customerId: string): Promise<QualifierAdvice> {
    const [{ plan, path }, now] = await Promise.all([walkedQualifier(customerId), walkedJourney(customerId)]);
    if (!path.steps.some(({ stepId }) => showsFirstLook(plan.stepById.get(stepId)?.step)))
      requireEnd(QUALIFIER_ADVICE, { plan, path });
    const today = londonDate(clock.now());
    const asked = firstLookCase(plan.definition, path.answers, today, reviewOf(now));
    const { availableSolutions, inBrief, lacksBasics, urgent, budgetSummary } = firstLook(
      asked,
      today,
      rulesOn,
    );
    return {
      availableSolutions: [...availableSolutions],
      inBrief: inBrief.map(one => ({ ...one })),
      ...(firstLookVideo === undefined ? {} : { videoId: firstLookVideo }),
      lacksBasics,
      urgent: inWords(urgent, asked.facts.nation),
      budgetSummary: {
        ...budgetSummary,
        outgoings: budgetSummary.outgoings.map(outgoing => ({ ...outgoing })),
      },
    };
  }

  /**
   * What cannot wait, as the answers on the path say now: those of the Qualifier, and of what follows it. Who has had advice
   * gets what it says of debts as well. Nothing of somebody who has not begun.
   */
  async function urgent(customerId: string): Promise<UrgentMatters> {
    return (await urgentBeside(customerId)).matters;
  }

  /**
   * The same, with what protects them as they told it, by its short name; null for nothing.
   *
   * @param standing all that they stand in by now, where it is said beside that: then of debts by what it does for them
   */
  async function urgentBeside(customerId: string, standing?: StandsBeside): Promise<UrgentBeside> {
    const both = await Promise.all([walkedQualifier(customerId), walkedJourney(customerId)]).catch(fault => {
      if (fault instanceof ApiError && fault.code === 'NO_JOURNEY') return undefined;
      throw fault;
    });
    if (!both)
      return { matters: { nation: null, lacksBasics: null, costMissing: null, urgent: [] }, told: null };
    const [qualifier, now] = both;
    const today = londonDate(clock.now());
    const facts = answersAlone({ qualifier: qualifier.path.answers, review: reviewOf(now) }, today);
    const bare = standing ?? (await of.besideOf(customerId, today));
    const beside = await of.withTold(bare, customerId, { facts, today });
    const told = qualifierFacts(qualifier.plan.definition, qualifier.path.answers);
    const lacksBasics = sayLacking(told);
    const said = (await urgentByAdvice(customerId, beside)) ?? {
      costMissing: lacksBasics && sayCostMissing(lacksBasics),
      urgent: inWords(
        pressingMatters(facts, today, rulesOn, await lateNow(customerId, told), beside.holds, beside.told),
        facts.nation,
      ),
    };
    return { matters: { nation: facts.nation, lacksBasics, ...said }, told: beside.told ?? null };
  }

  return { qualifier, urgent, urgentBeside };
}
