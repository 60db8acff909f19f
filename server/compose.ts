import { advisedNations } from '@towpath/domain/journeys/nations.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { caseReader } from './modules/advice/caseOf.ts';
import { createRecommendations } from './modules/advice/recommendation.ts';
import { registerAdviceRoutes } from './modules/advice/routes.ts';
import { createAdvice } from './modules/advice/service.ts';
import { registerAnalyticsRoutes } from './modules/analytics/routes.ts';
import { registerAnswerRoutes } from './modules/answers/routes.ts';
import { createAnswers } from './modules/answers/service.ts';
import { startingAnswersFor } from './modules/answers/startingAnswers.ts';
import { stepCompletion } from './modules/answers/stepCompletion.ts';
import { requireStepBy } from './modules/answers/stepPart.ts';
import { budgetFacts } from './modules/budget/facts.ts';
import { registerBudgetRoutes } from './modules/budget/routes.ts';
import { createBudgets } from './modules/budget/service.ts';
import { budgetSteps } from './modules/budget/steps.ts';
import { lenientPhoneCheck } from './modules/callbacks/lenientPhoneCheck.ts';
import { registerCallbackRoutes } from './modules/callbacks/routes.ts';
import { createCallbacks } from './modules/callbacks/service.ts';
import { registerConsentRoutes } from './modules/consents/routes.ts';
import { createConsents } from './modules/consents/service.ts';
import { consentSteps } from './modules/consents/steps.ts';
import { loadContent } from './modules/content/load.ts';
import { registerContentRoutes } from './modules/content/routes.ts';
import { tidyCreditSearches } from './modules/credit-search/housekeeping.ts';
import { registerCreditSearchRoutes } from './modules/credit-search/routes.ts';
import { createCreditSearches } from './modules/credit-search/service.ts';
import { loadCreditors } from './modules/creditors/load.ts';
import { registerCreditorRoutes } from './modules/creditors/routes.ts';
import { accountById } from './modules/customers/accounts.ts';
import { birthDateOf, knownContact, learnDetails } from './modules/customers/contact.ts';
import { originatorIn } from './modules/customers/originators.ts';
import { registerCustomerRoutes } from './modules/customers/routes.ts';
import { importFoundDebts } from './modules/debts/importing.ts';
import { debtsOf } from './modules/debts/readDebts.ts';
import { registerDebtRoutes } from './modules/debts/routes.ts';
import { createDebts } from './modules/debts/service.ts';
import { debtSteps } from './modules/debts/steps.ts';
import { registerHealthRoutes } from './modules/health/routes.ts';
import { createHealth } from './modules/health/service.ts';
import { householdChangedAt, householdOf } from './modules/household/readHousehold.ts';
import { registerHouseholdRoutes } from './modules/household/routes.ts';
import { createHousehold } from './modules/household/service.ts';
import { householdSteps } from './modules/household/steps.ts';
import { accessTokens } from './modules/identity/accessToken.ts';
import { sessionCookies } from './modules/identity/cookies.ts';
import { startGuest } from './modules/identity/guests.ts';
import { tidyUp } from './modules/identity/housekeeping.ts';
import { claimsBy, identifyBy } from './modules/identity/identify.ts';
import { identityLetters } from './modules/identity/letters.ts';
import { registerIdentityRoutes } from './modules/identity/routes.ts';
import { appIdOf } from './modules/journeys/appId.ts';
import { createFacts } from './modules/journeys/facts.ts';
import { publishJourneys } from './modules/journeys/open.ts';
import { registerJourneyRoutes } from './modules/journeys/routes.ts';
import { createJourneys } from './modules/journeys/service.ts';
import { postcodeLookup } from './modules/lookup/postcodeLookup.ts';
import { registerLookupRoutes } from './modules/lookup/routes.ts';
import { papersLetter } from './modules/papers/letters.ts';
import { registerPaperRoutes } from './modules/papers/routes.ts';
import { createPapers, PAPERS_MAIL } from './modules/papers/service.ts';
import { paperFrom } from './papers/contact.ts';
import { guardedCreditFile } from './partners/credit-file/guarded.ts';
import { checkPhoneNumber } from './partners/phone/phoneCheck.ts';
import { createSeal } from './platform/crypto/seal.ts';
import type { Identify, ReadClaim } from './platform/http/who.ts';
import { createRecurringJobs } from './platform/jobs/recurringJobs.ts';
import { createOutbox, type Outbox, tidyOutbox } from './platform/mail/outbox.ts';

/** In seconds. */
const HOUR = 3600;

export type Parts = {
  readonly identify: Identify;
  readonly readClaim: ReadClaim;
  readonly outbox: Outbox;
  /** The name of the service, as the operator wrote it. */
  readonly brand: string;
  /** Begins what goes on beside the calls, mails and tidying up; gives the function that ends it. */
  startWork(log: FastifyBaseLogger): () => Promise<void>;
  registerRoutes(app: FastifyInstance): void;
};

/** All wiring on one page: which module gets what, and which routes there are. */
export async function compose(deps: Deps, log: FastifyBaseLogger): Promise<Parts> {
  const content = loadContent(deps.config.contentDir);
  const opened = await publishJourneys(deps, content);
  await loadCreditors(deps.database, deps.clock, content);
  const facts = createFacts({ ...deps, ...opened, householdOf });
  const journeys = createJourneys({ ...deps, ...opened, factsOf: facts.of });
  const consents = createConsents({ ...deps, textVersion: journeys.versionRead });
  const checkPhone = lenientPhoneCheck(checkPhoneNumber, log);
  const answers = createAnswers({
    ...deps,
    ...opened,
    checkPhone,
    learnDetails,
    stepParts: [
      ...debtSteps(deps),
      ...householdSteps(deps),
      ...consentSteps(consents),
      // Asked only once everything is wired.
      ...budgetSteps({ ...consents, budgetLacks: customerId => budgets.lacks(customerId) }),
    ],
  });
  const requireStep = requireStepBy(answers);
  const debts = createDebts({
    ...deps,
    creditors: content.creditors,
    requireStep,
  });
  const healthSeal = createSeal(deps.config.healthDataKey);
  const health = createHealth({
    ...deps,
    health: content.health,
    seal: healthSeal,
  });
  const budgets = createBudgets({
    ...deps,
    budget: content.budget,
    requireStep,
    householdOf,
    householdChangedAt,
    debtsOf,
    factsOf: budgetFacts({
      ...deps,
      walkedQualifier: answers.walkedQualifier,
      healthFacts: health.factsForBudget,
    }),
  });
  const household = createHousehold({
    ...deps,
    requireStep,
    reopeningBudget: budgets.reopening,
    factsChanged: facts.changed,
  });
  const callbacks = createCallbacks({
    ...deps,
    checkPhone,
    completeStep: (trx, customerId, step, given) =>
      answers.complete(trx, customerId, step, given, 'callback'),
    knownContact: customerId => knownContact(deps.database, customerId),
  });
  const creditSearches = createCreditSearches({
    ...deps,
    log,
    brand: content.brand.name,
    publicUrl: deps.config.publicUrl,
    seal: createSeal(deps.config.dataSecret),
    creditFile: deps.creditFile && guardedCreditFile(deps.creditFile, log),
    reportedKinds: content.reportedKinds,
    importFoundDebts,
    debtsOf: debts.mine,
  });
  const advice = createAdvice({ ...deps, walkedQualifier: answers.walkedQualifier });
  const recommendations = createRecommendations({
    ...deps,
    seal: healthSeal,
    nations: advisedNations(content.settings.alsoAdviseIn),
    rolesContent: { categories: content.budget.rules.categories, creditTypes: content.creditTypes },
    walkedJourney: answers.walkedJourney,
    caseOf: caseReader({
      creditTypes: content.creditTypes,
      countedPayments: content.budget.rules.countedPayments,
      walkedQualifier: answers.walkedQualifier,
      debtsOf,
      householdOf,
      birthDateOf,
      healthAnswersOf: health.answersForAdvice,
      budgetOf: budgets.forAdvice,
    }),
  });
  const known = startingAnswersFor({
    ...deps,
    ...answers,
    creditTypes: content.creditTypes,
    debtsOf,
    budgetOf: budgets.forAdvice,
  });
  const emailOf = async (customerId: string) => (await accountById(deps.database, customerId))?.email ?? null;
  const papers = createPapers({
    ...deps,
    from: paperFrom(content),
    creditTypes: content.creditTypes,
    recommendations,
    budgetOf: budgets.confirmed,
    debtsOf,
    householdOf,
    sharingOf: consents.sharing,
    nameOf: async customerId => (await knownContact(deps.database, customerId)).name ?? '',
    emailOf,
  });
  const addressesOf = postcodeLookup(deps.addressLookup, log);
  const tokens = accessTokens(deps.config.jwtSecret);
  const readClaim = claimsBy(deps, tokens);
  const identify = identifyBy(deps, readClaim);
  const outbox = createOutbox({
    ...deps,
    sender: deps.mailSender,
    writers: {
      ...identityLetters(deps, content.brand.name),
      [PAPERS_MAIL]: papersLetter({
        database: deps.database,
        papers,
        emailOf,
        publicUrl: deps.config.publicUrl,
        brand: content.brand.name,
      }),
    },
    sentNotes: { [PAPERS_MAIL]: papers.noteSent },
  });
  const identity = { ...deps, tokens, outbox, steps: stepCompletion(answers) };
  const customers = {
    ...deps,
    async originatorOf(customerId: string, leadAppId: string | null) {
      const appId = leadAppId ?? (await appIdOf(deps.database, customerId));
      return originatorIn(content.settings.originators, appId);
    },
  };
  return {
    identify,
    readClaim,
    outbox,
    brand: content.brand.name,
    startWork(logger) {
      outbox.start(logger);
      const recurring = createRecurringJobs({
        ...deps,
        log: logger,
        jobs: [
          { name: 'tidy identity', everySeconds: HOUR, work: () => tidyUp(deps) },
          { name: 'tidy outbox', everySeconds: HOUR, work: () => tidyOutbox(deps) },
          { name: 'tidy credit searches', everySeconds: HOUR, work: () => tidyCreditSearches(deps) },
        ],
      });
      recurring.start();
      return async () => {
        await Promise.all([recurring.stop(), outbox.stop()]);
      };
    },
    registerRoutes(app) {
      registerJourneyRoutes(app, journeys);
      registerAnswerRoutes(app, answers, known);
      registerConsentRoutes(app, consents);
      registerCallbackRoutes(app, { callbacks, checkPhone });
      registerAdviceRoutes(app, { advice, recommendations });
      registerPaperRoutes(app, papers);
      registerCreditorRoutes(app, deps);
      registerDebtRoutes(app, debts);
      registerHouseholdRoutes(app, household);
      registerBudgetRoutes(app, budgets);
      registerHealthRoutes(app, health);
      registerCreditSearchRoutes(app, creditSearches);
      registerContentRoutes(app, content);
      registerAnalyticsRoutes(app, deps);
      registerLookupRoutes(app, addressesOf);
      registerIdentityRoutes(app, identity, identify);
      registerCustomerRoutes(app, customers, startGuest, sessionCookies(deps.config).setGuest);
    },
  };
}
