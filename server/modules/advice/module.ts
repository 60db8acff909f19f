import { advisedNations } from '@towpath/domain/journeys/nations.ts';
import type { StandsBeside } from '@towpath/domain/solutions/explain/standsBeside.ts';
import {
  COURT_CLAIM,
  type PressingWork,
  pressingWork,
} from '@towpath/domain/solutions/recommend/workDanger.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Deps } from '../../deps.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { Answers } from '../answers/service.ts';
import type { Content } from '../content/load.ts';
import { birthDateOf } from '../customers/contact.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { householdOf } from '../household/readHousehold.ts';
import { claimInWords } from '../letters/claimInWords.ts';
import type { ClaimToAnswer } from '../letters/claims.ts';
import { protectsAsTold } from '../letters/heldByTold.ts';
import type { ServerModule } from '../module.ts';
import { besideAdviceReader } from '../plans/besideAdvice.ts';
import { grantedReader } from '../plans/grantedHere.ts';
import { ownersTold } from '../repayment/sales.ts';
import { lateReviews } from '../work/lateReviews.ts';
import { type CaseOfDeps, caseReader } from './caseOf.ts';
import { claimOf } from './claimsFirst.ts';
import { allPaidByPlans, debtsJudged } from './debtsJudged.ts';
import { LOOKED_AT_MAIL, lookedAtLetter } from './letters.ts';
import { createRecommendations, type Recommendations } from './recommendation.ts';
import { registerAdviceRoutes } from './routes.ts';
import { createAdvice, type WithTold } from './service.ts';
import { openQuestionReader } from './soFar.ts';
import { adviceLookOf } from './workList.ts';

/** The first look and the recommendation. */
export function adviceModule(
  deps: Deps & { readonly content: Content; readonly letterheadOf: LetterheadOf } & Pick<
      Answers,
      'walkedJourney' | 'walkedQualifier'
    > &
    Pick<CaseOfDeps, 'budgetOf' | 'healthAnswersOf'> & {
      /** What letters say that an advice is read beside: they are made after it. */
      readonly byLetters: () => {
        /** The debts with a deal by letter that keeps their danger off, by their ids. */
        readonly agreed: (customerId: string) => Promise<ReadonlySet<string>>;
        readonly claims: (customerId: string) => Promise<readonly ClaimToAnswer[]>;
      };
    },
) {
  const { creditTypes, kindGuides, settings, help, rulebook } = deps.content;
  const { categories, countedPayments } = deps.content.budget.rules;
  const sealOfPlans = createSeal(deps.config.dataSecret);
  const seal = createSeal(deps.config.healthDataKey);
  const besidePlan = besideAdviceReader({
    ...{ database: deps.database, rulebook, creditTypes },
    formSeal: seal,
    planSeal: sealOfPlans,
    // The advice asks what was chosen of it.
    recommendations: { asKept: (customerId, recordId) => recommendations.asKept(customerId, recordId) },
  });
  const besideBare = async (customerId: string, today: CalendarDate): Promise<StandsBeside> => {
    const { agreed, claims } = deps.byLetters();
    const [beside, deals, atCourt, isPaidOff] = await Promise.all([
      besidePlan(customerId, today),
      agreed(customerId),
      claims(customerId),
      allPaidByPlans(deps.database, sealOfPlans, customerId),
    ]);
    return {
      ...beside,
      ...(isPaidOff && { owesNothing: true }),
      agreed: deals,
      claims: atCourt.map(claim => claimInWords(claim, today)),
    };
  };
  const withTold: WithTold = async (beside, customerId, of) => {
    if (beside.holds !== null) return beside;
    return { ...beside, told: await protectsAsTold({ database: deps.database, seal }, customerId, of) };
  };
  const recommendations: Recommendations = createRecommendations({
    ...deps,
    async besideOf(customerId, today, facts) {
      const beside = await besideBare(customerId, today);
      return facts ? withTold(beside, customerId, { facts, today }) : beside;
    },
    seal,
    nations: advisedNations(settings.alsoAdviseIn),
    help,
    rulebook,
    rolesContent: { categories, creditTypes },
    look: adviceLookOf(settings),
    ownerOf: (customerId, on) => ownersTold(on, sealOfPlans, customerId),
    caseOf: caseReader({
      ...deps,
      creditTypes,
      countedPayments,
      debtsOf: debtsJudged(sealOfPlans),
      householdOf,
      birthDateOf,
      grantedOf: grantedReader(rulebook),
    }),
  });
  const advice = createAdvice({
    ...deps,
    rulesOn: rulebook.rulesOn,
    help,
    firstLookVideo: settings.firstLookVideo,
    kindGuides,
    debtsOf,
    besideOf: besideBare,
    withTold,
    urgentByAdvice: recommendations.urgent,
  });
  const module: ServerModule = {
    registerRoutes: app => registerAdviceRoutes(app, { advice, recommendations }),
    letters: { [LOOKED_AT_MAIL]: lookedAtLetter(deps.database, deps.letterheadOf) },
  };
  /** What of that which cannot wait for a person makes our work for them urgent, the gravest first. */
  const pressingOf = async (customerId: string): Promise<readonly PressingWork[]> => {
    const { urgent } = await advice.urgent(customerId);
    const claims = await deps.byLetters().claims(customerId);
    const matters = urgent.flatMap((one): readonly { readonly code: string; readonly on?: string }[] => {
      if (one.isKeptOff) return [];
      const claim = claimOf(one, claims);
      if (!claim) return [{ code: one.code, ...(one.on === undefined ? {} : { on: one.on }) }];
      const { day } = claim.thing;
      return [{ code: COURT_CLAIM, ...(day === null ? {} : { on: isoDate(day) }) }];
    });
    return [...pressingWork(matters), ...(await lateReviews(deps.database, customerId, deps.clock.now()))];
  };
  return {
    ...module,
    recommendations,
    pressingOf,
    urgentOf: advice.urgentBeside,
    questionOf: openQuestionReader(deps),
  };
}
