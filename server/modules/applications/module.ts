import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import type { Deps } from '../../deps.ts';
import type { PaperPool } from '../../papers/paperPool.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { Content } from '../content/load.ts';
import type { ServerModule } from '../module.ts';
import { owedTold } from '../repayment/owed.ts';
import { ownersTold } from '../repayment/sales.ts';
import type { PressingOf } from '../work/weighing.ts';
import { type FactsDeps, factsReader } from './facts.ts';
import { formStands } from './formStands.ts';
import { healthLines } from './healthIn.ts';
import { applicationLetters } from './letters.ts';
import type { AdviceOfToday, ReadingDeps } from './reading.ts';
import { statesOf } from './repository.ts';
import { registerApplicationRoutes } from './routes.ts';
import type { OfApplication } from './sealing.ts';
import { createSending } from './sending.ts';
import { type Applications, createApplications } from './service.ts';
import { registerStaffFillingRoutes } from './staffFilling.ts';
import { registerStaffApplicationRoutes } from './staffRoutes.ts';
import { answerTo } from './theirAnswer.ts';
import { formVersion, formVersionFor, type OfVersion } from './versionPapers.ts';

/** An answer is looked for so often, and what was left on its way is sent again. */
const LOOK_EVERY_SECONDS = 300;

/** The applications for what people chose: filled in, handed over, read by one of us, and sent. */
export function applicationsModule(
  deps: Deps &
    Pick<FactsDeps, 'recommendations' | 'healthTold' | 'toldIncomeOf'> &
    AdviceOfToday & {
      readonly content: Content;
      readonly pressingOf: PressingOf;
      readonly nationOf: ReadingDeps['nationOf'];
      readonly letterheadOf: LetterheadOf;
      readonly lookOf: (customerId: string) => Promise<BrandLook>;
      readonly paperPool: Pick<PaperPool, 'write'>;
    },
): ServerModule &
  Pick<Applications, 'mine'> & {
    readonly answerTo: (of: OfApplication) => ReturnType<typeof answerTo>;
    readonly formStands: (customerId: string) => ReturnType<typeof formStands>;
    readonly formStates: (of: OfApplication) => ReturnType<typeof statesOf>;
    readonly version: (of: OfVersion) => ReturnType<typeof formVersion>;
    readonly versionForStaff: (of: OfVersion, sees: boolean) => ReturnType<typeof formVersionFor>;
  } {
  const { content, config, clock } = deps;
  const { callHours, planCallWithinDays } = content.settings;
  const seal = createSeal(config.healthDataKey);
  const sealOfPlans = createSeal(config.dataSecret);
  const own = {
    ...deps,
    clock,
    seal,
    rulebook: content.rulebook,
    opening: { hours: callHours.hours, closedOn: callHours.closedOn ?? [] },
    withinOpenDays: planCallWithinDays,
    healthLines: healthLines(content.budget.rules),
    factsOf: factsReader({
      ...deps,
      seal,
      ownerOf: customerId => ownersTold(deps.database, sealOfPlans, customerId),
      owedOf: (customerId, planId) => owedTold(deps.database, sealOfPlans, customerId, planId),
      creditTypes: content.creditTypes,
      budgetRules: content.budget.rules,
      supportNeeds: content.health.supportNeeds,
    }),
  };
  const sending = createSending(own);
  const applications = createApplications(own);
  return {
    registerRoutes(app) {
      registerApplicationRoutes(app, applications);
      registerStaffApplicationRoutes(app, own, sending);
      registerStaffFillingRoutes(app, own);
    },
    letters: applicationLetters(deps.database, deps.letterheadOf),
    mine: applications.mine,
    answerTo: of => answerTo(own, of),
    formStands: customerId => formStands(own, customerId),
    formStates: of => statesOf(deps.database, of),
    version: of => formVersion(deps.database, own.seal, of),
    versionForStaff: (of, sees) => formVersionFor(own, of, sees),
    jobs: [{ name: 'applications', everySeconds: LOOK_EVERY_SECONDS, work: sending.goOn }],
  };
}
