import { answerReader } from '@towpath/domain/fact-find/told.ts';
import { EMPLOYMENT } from '@towpath/domain/journeys/qualifier/facts.ts';
import { setAsideByDebt } from '@towpath/domain/solutions/explain/setAside.ts';
import type { Deps } from './deps.ts';
import type { adviceModule } from './modules/advice/module.ts';
import { limitsOf } from './modules/advice/toResponse.ts';
import type { AnswersModule } from './modules/answers/module.ts';
import { applicationsModule } from './modules/applications/module.ts';
import { talkToCome } from './modules/bookings/talkToCome.ts';
import type { budgetModule } from './modules/budget/module.ts';
import type { callbacksModule } from './modules/callbacks/module.ts';
import { unreadByPerson } from './modules/chat/chatsOfPerson.ts';
import type { Content } from './modules/content/load.ts';
import { dashboardModule } from './modules/dashboard/module.ts';
import { entitlementsModule } from './modules/entitlements/module.ts';
import type { healthModule } from './modules/health/module.ts';
import { lettersModule } from './modules/letters/module.ts';
import type { papersModule } from './modules/papers/module.ts';
import { paperVersionsModule } from './modules/papers/versions/module.ts';
import { plansModule } from './modules/plans/module.ts';
import { repaymentModule } from './modules/repayment/module.ts';
import type { FromOf } from './papers/contact.ts';
import type { PaperPool } from './papers/paperPool.ts';
import type { LetterheadOf } from './partners/mail/writeMail.ts';

/** The modules that what follows on an advice stands on. */
type Below = {
  /** What those get who write mails and papers. */
  readonly writing: Deps & {
    readonly content: Content;
    readonly fromOf: FromOf;
    readonly letterheadOf: LetterheadOf;
    readonly paperPool: PaperPool;
  };
  readonly lookOf: Parameters<typeof applicationsModule>[0]['lookOf'];
  readonly advice: ReturnType<typeof adviceModule>;
  readonly answers: AnswersModule;
  readonly budget: ReturnType<typeof budgetModule>;
  readonly callbacks: ReturnType<typeof callbacksModule>;
  readonly health: ReturnType<typeof healthModule>;
  readonly papers: ReturnType<typeof papersModule>;
  readonly mails: Parameters<typeof repaymentModule>[0]['mails'];
};

/** Wires what follows on an advice: the plan that is chosen, how it is repaid, its letters, forms and papers, and what leads. */
export function composePlans({
  writing,
  lookOf,
  advice,
  answers,
  budget,
  callbacks,
  health,
  papers,
  mails,
}: Below) {
  const { database, clock } = writing;
  const { recommendations } = advice;
  const advised = { ...writing, recommendations };
  const plans = plansModule({
    ...advised,
    nationOf: answers.nationOf,
    // The form stands on the plan, and is made after it, as is what is repaid by it.
    answerToForm: of => applications.answerTo(of),
    formStands: customerId => applications.formStands(customerId),
    formStates: of => applications.formStates(of),
    repaymentNow: of => repayment.now(of),
  });
  const repayment = repaymentModule({
    ...advised,
    nationOf: answers.nationOf,
    mails,
    // The letters stand on the plan, and are made after it.
    answerCame: (...came) => letters.answeredInPlan(...came),
    offersGoing: customerId => letters.offersGoing(customerId),
    sentByLetter: (trx, customerId) => letters.offersSent(trx, customerId),
    heldByTold: customerId => letters.heldByTold(customerId),
    questionOf: advice.questionOf,
    breaksByLetter: customerId => letters.breaksAgreed(customerId),
    insteadOf: customerId => letters.insteadOf(customerId),
    othersOwing: customerId => letters.othersOwing(customerId),
    courtAsked: customerId => letters.courtAsked(customerId),
    answerTakenBack: (...taken) => letters.answerTakenBack(...taken),
    offerNotGone: (...taken) => letters.offerNotGone(...taken),
  });
  const letters = lettersModule({
    ...writing,
    nationOf: answers.nationOf,
    budgetOf: budget.confirmed,
    budgetPaper: papers.papers.budgetPaper,
    planOf: repayment.offersOf,
    clearedOf: plans.cleared,
    offersWait: repayment.offersWait,
    offerWent: repayment.noteOffer,
    offerTakenBack: repayment.takeOfferBack,
    settled: repayment.noteSettled,
    settledTakenBack: repayment.takeSettledBack,
    answerNoted: repayment.noteAnswer,
    factsOf: recommendations.factsNow,
    async toldOf(customerId) {
      const record = await recommendations.judgedNow(customerId);
      if (record === null) return null;
      const setAside = setAsideByDebt(record, limitsOf(record, writing.content.rulebook.rulesOn));
      return { ...record.inputs, lumpSum: record.inputs.changes.lumpSum, setAside };
    },
  });
  const applications = applicationsModule({
    ...advised,
    lookOf,
    pressingOf: advice.pressingOf,
    nationOf: answers.nationOf,
    healthTold: health.told,
    toldIncomeOf: budget.toldIncomeOf,
  });
  const paperVersions = paperVersionsModule({
    ...advised,
    lettersOf: letters.papers,
    budgetConfirmedAt: async customerId => (await budget.confirmed(customerId))?.confirmedAt ?? null,
    planOnDay: plans.onDay,
    repaymentOnDay: repayment.onDay,
    formVersion: applications.version,
    formVersionForStaff: applications.versionForStaff,
  });
  const dashboard = dashboardModule({
    ...writing,
    urgentOf: advice.urgentOf,
    agreedOf: letters.agreed,
    claimsOf: letters.claims,
    toldByLetterOf: letters.toldByLetter,
    planOf: plans.mine,
    timeOf: plans.timeOf,
    byFormOf: plans.byFormOf,
    clearedOf: plans.cleared,
    callsOf: callbacks.mine,
    talkOf: customerId => talkToCome(database, customerId, clock.now()),
    repaymentOf: async customerId => (await repayment.mine(customerId)).repayment,
    applicationOf: async customerId => (await applications.mine(customerId)).application,
    lettersOf: letters.known,
    questionOf: advice.questionOf,
    messagesOf: customerId => unreadByPerson(database, customerId),
  });
  const entitlements = entitlementsModule({
    ...writing,
    book: writing.content.entitlements,
    rulebook: writing.content.rulebook,
    judgedNow: recommendations.judgedNow,
    clearedOf: plans.cleared,
    nationOf: answers.nationOf,
    async isPaidByPlan(customerId) {
      const { repayment: read } = await repayment.mine(customerId);
      return read?.stands != null && read.stands.ended === null && read.stands.sums.paid > 0;
    },
    isBudgetComplete: async customerId => (await budget.confirmed(customerId)) !== null,
    async employmentOf(customerId) {
      const { answers: qualifier } = await answers.walkedQualifier(customerId);
      return answerReader({ qualifier, review: null }).one('employment', EMPLOYMENT);
    },
    healthOf: health.factsForHelp,
  });
  return {
    plans,
    byLetters: letters,
    paperVersions: paperVersions.inCases,
    modules: [plans, repayment, letters, applications, paperVersions, dashboard, entitlements],
  };
}
