import { moneyHelperOf } from '@towpath/domain/people/moneyHelper.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { composePlans } from './composePlans.ts';
import type { Deps } from './deps.ts';
import { guardedPartners } from './guardedPartners.ts';
import { giveChoicesAtLogin } from './modules/account/deviceChoices.ts';
import { accountModule } from './modules/account/module.ts';
import { wantsNeutralWords } from './modules/account/safeContact.ts';
import { adviceModule } from './modules/advice/module.ts';
import { analyticsModule } from './modules/analytics/module.ts';
import { type AnswersModule, answersModule } from './modules/answers/module.ts';
import { bookingsModule } from './modules/bookings/module.ts';
import { budgetModule } from './modules/budget/module.ts';
import { callbacksModule } from './modules/callbacks/module.ts';
import { casesModule } from './modules/cases/module.ts';
import { chatModule } from './modules/chat/module.ts';
import { takesNone } from './modules/chat/presence.ts';
import { chatHoursIn } from './modules/chat/states.ts';
import { followingClaims } from './modules/chat/workList.ts';
import { comingBackModule } from './modules/coming-back/module.ts';
import { consentsModule } from './modules/consents/module.ts';
import { chatOriginsOf } from './modules/content/chatOrigins.ts';
import { contentModule } from './modules/content/module.ts';
import { creditSearchModule } from './modules/credit-search/module.ts';
import { creditorsModule } from './modules/creditors/module.ts';
import { customersModule } from './modules/customers/module.ts';
import { looksOfPeople } from './modules/customers/partners.ts';
import { debtsModule } from './modules/debts/module.ts';
import { figuresModule } from './modules/figures/module.ts';
import { healthModule } from './modules/health/module.ts';
import { householdModule } from './modules/household/module.ts';
import { agreedTextsOf } from './modules/identity/agreedTexts.ts';
import { identityModule } from './modules/identity/module.ts';
import { journeysModule } from './modules/journeys/module.ts';
import { lookupModule } from './modules/lookup/module.ts';
import type { ServerModule } from './modules/module.ts';
import { ownDataModule } from './modules/own-data/module.ts';
import { papersModule } from './modules/papers/module.ts';
import { partnerLeadsModule } from './modules/partner-leads/module.ts';
import { peopleModule } from './modules/people/module.ts';
import { nationsOfPeople } from './modules/people/nations.ts';
import { retentionModule } from './modules/retention/module.ts';
import { staffModule } from './modules/staff/module.ts';
import { workModule } from './modules/work/module.ts';
import { releasingWork } from './modules/work/puttingBack.ts';
import { type FromOf, paperFrom } from './papers/contact.ts';
import { createPaperPool, type PaperPool } from './papers/paperPool.ts';
import type { LetterheadOf } from './partners/mail/writeMail.ts';
import { lenientPhoneCheck } from './partners/phone/lenientPhoneCheck.ts';
import type { Identify, IdentifyPartner, IdentifyStaff, ReadClaim } from './platform/http/who.ts';
import { createRecurringJobs, everyHour } from './platform/jobs/recurringJobs.ts';
import { tidyLimits } from './platform/limits/sharedLimits.ts';
import { createOutbox, type Outbox } from './platform/mail/outbox.ts';
import type { SiteLooks } from './platform/site/inLook.ts';
import { backupReading } from './platform/watching/backups.ts';
import type { Reading } from './platform/watching/readings.ts';
import { jobsReading, mailReading } from './platform/watching/workReadings.ts';
import { siteFactsOf } from './siteFacts.ts';

export type Parts = {
  readonly identify: Identify;
  readonly readClaim: ReadClaim;
  readonly identifyPartner: IdentifyPartner;
  readonly identifyStaff: IdentifyStaff;
  readonly outbox: Outbox;
  /** The look of the service, as the operator wrote it, and those of partners, by appId. */
  readonly looks: SiteLooks;
  /** Where the chat of another firm is loaded from; nowhere for our own. */
  readonly chatOrigins: readonly string[];
  /** Starts the background work, mails and tidying up; returns the function that stops it. */
  startWork(log: FastifyBaseLogger): () => Promise<void>;
  /** Writes papers; to be closed at the end. */
  readonly paperPool: PaperPool;
  /** Numbers for /metrics that are read from the database. */
  readonly readings: readonly Reading[];
  registerRoutes(app: FastifyInstance): void;
};

/** All wiring in one place: which modules there are, and what each gets from the others. */
export async function compose(given: Deps, log: FastifyBaseLogger, registry: Registry): Promise<Parts> {
  const deps = { ...given, ...guardedPartners(given, log, registry) };
  const { content, ...contentRoutes } = contentModule(deps);
  const { lookOf, partnerOf, giveLook } = looksOfPeople(deps, content);
  const { mails } = content;
  const moneyHelper = moneyHelperOf(content.help);
  const letterheadOf: LetterheadOf = async customerId => {
    const [look, isNeutral] = await Promise.all([
      lookOf(customerId),
      customerId !== null && wantsNeutralWords(deps.database, customerId),
    ]);
    return { look, mails, moneyHelper, publicUrl: deps.config.publicUrl, isNeutral };
  };
  const fromOf: FromOf = async customerId => paperFrom(content, await lookOf(customerId));
  const checkPhone = lenientPhoneCheck(log);
  const creditors = await creditorsModule({
    ...deps,
    content,
    // Where a person lives is an answer, and is asked only once everything is wired.
    nationOf: customerId => answers.nationOf(customerId),
    toldOf: customerId => answers.toldDebts(customerId),
  });
  const journeys = await journeysModule({
    ...deps,
    content,
    giveLook,
    coloursOf: async customerId => (await lookOf(customerId)).colours,
    // The budget depends on the answers, and is asked only once everything is wired.
    budgetOf: (trx, customerId) => budget.forAdvice(trx, customerId),
  });
  const consents = consentsModule({
    ...deps,
    textVersion: journeys.versionRead,
    newsLines: journeys.newsLines,
    newsChannels: journeys.newsChannels,
  });
  const answers: AnswersModule = answersModule({
    ...deps,
    plans: journeys.plans,
    checkPhone,
    creditTypes: content.creditTypes,
    kindGuides: content.kindGuides,
    // These in turn depend on the answers, but are called only once everything is wired.
    stepParts: () => [debts, household, consents, budget].flatMap(({ stepParts }) => stepParts),
    factsChanged: journeys.factsChanged,
    budgetOf: (trx, customerId) => budget.forAdvice(trx, customerId),
  });
  const { requireStep, walkedJourney, walkedQualifier } = answers;
  const debts = debtsModule({
    ...deps,
    creditors: content.creditors,
    namesFor: creditors.namesFor,
    requireStep,
    factsChanged: journeys.factsChanged,
    clearedOf: customerId => onward.plans.cleared(customerId),
  });
  const health = healthModule({ ...deps, health: content.health });
  const budget = budgetModule({
    ...deps,
    budget: content.budget,
    requireStep,
    walkedJourney,
    walkedQualifier,
    healthFacts: health.factsForBudget,
    sharingLacks: consents.sharingLacks,
    factsChanged: journeys.factsChanged,
  });
  const household = householdModule({
    ...deps,
    requireStep,
    walkedJourney,
    reopeningBudget: budget.reopening,
    factsChanged: journeys.factsChanged,
  });
  const callbacks = callbacksModule({
    ...deps,
    checkPhone,
    complete: answers.complete,
    opening: content.site.callTimes,
    holidays: content.settings.callHours.bankHolidays?.days ?? [],
  });
  const creditSearch = creditSearchModule({
    ...deps,
    log,
    letterheadOf,
    reportedKinds: content.reportedKinds,
    debtsOf: debts.mine,
    walkedJourney,
    factsChanged: journeys.factsChanged,
  });
  const advice = adviceModule({
    ...deps,
    content,
    letterheadOf,
    walkedJourney,
    walkedQualifier,
    budgetOf: budget.forAdvice,
    healthAnswersOf: health.answersForAdvice,
    byLetters: () => onward.byLetters,
  });
  const paperPool = createPaperPool();
  /** What those get who write mails and papers. */
  const writing = { ...deps, paperPool, content, letterheadOf, fromOf };
  const papers = papersModule({
    ...writing,
    walkedJourney,
    walkedQualifier,
    nationOf: answers.nationOf,
    recommendations: advice.recommendations,
    budgetOf: budget.confirmed,
  });
  const comingBack = comingBackModule({ ...deps, factsChanged: journeys.factsChanged });
  const identity = identityModule({
    ...deps,
    bringGuest: comingBack.bringGuest,
    letterheadOf,
    ownNames: [content.look, ...Object.values(content.partners)].flatMap(look => [
      look.name,
      look.neutralName,
    ]),
    agreedTexts: agreedTextsOf(content, siteFactsOf(deps)),
    lookOf,
    stepCompletion: answers.stepCompletion,
    phoneProof: creditSearch.phoneProof,
    async loggedIn(reply, customerId) {
      await giveChoicesAtLogin(deps, reply, customerId);
      await giveLook(reply, customerId);
    },
  });
  const partnerLeads = partnerLeadsModule({ ...deps, content });
  const onward = composePlans({
    ...{ writing, lookOf, advice, answers, budget, callbacks, health, papers },
    mails: () => outbox,
  });
  const bookings = bookingsModule({
    ...deps,
    content,
    checkPhone,
    letterheadOf,
    partnerOf,
    nationOf: answers.nationOf,
    mails: () => outbox,
  });
  const onClaim = followingClaims(chatHoursIn(content.settings));
  const releaseWork = releasingWork({ onClaim, stopsChats: takesNone });
  const staff = staffModule({ ...deps, issuer: content.look.name, releaseWork });
  const agreements = [creditSearch.agreement, ...consents.agreements, ...health.agreements];
  // This needs the outbox, which needs the letters of the modules first; so does retention.
  const account = accountModule({
    ...deps,
    content,
    checkPhone,
    letterheadOf,
    log,
    agreements,
    outbox: () => outbox,
  });
  const cases = casesModule({
    ...deps,
    content,
    walkedJourney,
    walkedQualifier,
    recommendations: advice.recommendations,
    nationOf: answers.nationOf,
    pressingOf: advice.pressingOf,
    budgetOf: budget.forStaff,
    debtsOf: debts.mine,
    debts: debts.withAdviser,
    debtKinds: creditors.kindsFor,
    correcting: answers.correcting,
    detailsCorrecting: account.correcting,
    householdCorrecting: household.correcting,
    budgetLinesOf: budget.linesForStaff,
    correctBudgetLine: budget.correctLine,
    healthTold: health.told,
    agreementsByPhone: [...health.byPhone, ...consents.byPhone],
    ...{ papers: papers.papers, photos: papers.photos, paperVersions: onward.paperVersions },
  });
  const modules: readonly ServerModule[] = [
    journeys,
    answers,
    consents,
    callbacks,
    advice,
    ...onward.modules,
    bookings,
    papers,
    creditors,
    debts,
    household,
    budget,
    health,
    creditSearch,
    contentRoutes,
    analyticsModule(deps),
    lookupModule({ ...deps, log }),
    identity,
    comingBack,
    customersModule({ ...deps, content }),
    partnerLeads,
    staff,
    cases,
    peopleModule({ ...deps, content, log, plans: journeys.plans, mails: () => outbox }),
    workModule({
      ...deps,
      letterheadOf,
      factsOf: {
        callback: callbacks.factsForList,
        plan: onward.plans.factsForList,
        booking: bookings.factsForList,
      },
      onClaim,
      nationsOf: ids => nationsOfPeople(deps.database, ids),
      pressingOf: advice.pressingOf,
      opening: content.site.callTimes,
    }),
    figuresModule({ ...deps, content, plans: journeys.plans }),
    chatModule({ ...writing, checkPhone, log, nationOf: answers.nationOf, sendTexts: account.sendTexts }),
    ownDataModule({
      ...writing,
      phoneProof: creditSearch.phoneProof,
      plans: journeys.plans,
      correctionsTold: cases.correctionsTold,
    }),
    account,
    retentionModule({ ...deps, content, letterheadOf, log, outbox: () => outbox }),
  ];

  const outbox: Outbox = createOutbox({
    ...deps,
    sender: deps.mailSender,
    tracing: deps.telemetry?.tracing,
    writers: Object.fromEntries(modules.flatMap(({ letters = {} }) => Object.entries(letters))),
    sentNotes: Object.fromEntries(modules.flatMap(({ sentNotes = {} }) => Object.entries(sentNotes))),
    unhurried: modules.flatMap(({ unhurried = [] }) => unhurried),
  });
  const jobs = [
    ...modules.flatMap(module => module.jobs ?? []),
    everyHour('tidy limits', () => tidyLimits(deps)),
  ];
  return {
    identify: identity.identify,
    readClaim: identity.readClaim,
    identifyPartner: partnerLeads.identifyPartner,
    identifyStaff: staff.identifyStaff,
    outbox,
    looks: { own: content.look, partners: content.partners },
    chatOrigins: chatOriginsOf(content.settings),
    paperPool,
    readings: [
      mailReading,
      jobsReading(jobs),
      ...(deps.config.backupDir === undefined ? [] : [backupReading(deps.config.backupDir)]),
      ...modules.flatMap(({ readings = [] }) => readings),
    ],
    startWork(logger) {
      outbox.start(logger);
      const recurring = createRecurringJobs({ ...deps, log: logger, jobs, tracing: deps.telemetry?.tracing });
      recurring.start();
      return async () => {
        await Promise.all([recurring.stop(), outbox.stop()]);
      };
    },
    registerRoutes(app) {
      for (const module of modules) module.registerRoutes(app);
    },
  };
}
