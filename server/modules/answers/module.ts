import type { Deps } from '../../deps.ts';
import { storeDetails } from '../customers/contact.ts';
import { debtsOf } from '../debts/readDebts.ts';
import type { ServerModule } from '../module.ts';
import type { StepCompletion } from '../ports.ts';
import { type Correcting, createCorrecting } from './correcting.ts';
import { nationReader } from './nationOf.ts';
import { registerAnswerRoutes } from './routes.ts';
import type { SavingDeps } from './saving.ts';
import { type Answers, createAnswers } from './service.ts';
import { type KnownDeps, startingAnswersFor } from './startingAnswers.ts';
import { stepCompletion } from './stepCompletion.ts';
import { type RequireStep, requireStepBy } from './stepPart.ts';
import { toldDebtsReader } from './toldDebts.ts';

export type AnswersModule = ServerModule &
  Pick<Answers, 'complete' | 'walkedJourney' | 'walkedQualifier'> & {
    readonly requireStep: RequireStep;
    /** What an adviser puts right together with the person. */
    readonly correcting: Correcting;
    /** Where a person lives; null until they have told us. */
    readonly nationOf: ReturnType<typeof nationReader>;
    /** What they said they owe before the list of debts. */
    readonly toldDebts: ReturnType<typeof toldDebtsReader>;
    /** The part of the journey that registration needs. */
    readonly stepCompletion: StepCompletion;
  };

/** The saved answers, and the path through them. */
export function answersModule(
  deps: Deps &
    Pick<SavingDeps, 'plans' | 'checkPhone' | 'stepParts'> &
    Pick<KnownDeps, 'creditTypes' | 'kindGuides' | 'budgetOf'> &
    Pick<Parameters<typeof createCorrecting>[0], 'factsChanged'>,
): AnswersModule {
  const learnDetails: SavingDeps['learnDetails'] = (trx, customerId, details) =>
    storeDetails(trx, customerId, details, deps.clock.now());
  const answers = createAnswers({ ...deps, learnDetails });
  const startingAnswersOf = startingAnswersFor({ ...deps, ...answers, debtsOf });
  const { complete, walkedJourney, walkedQualifier } = answers;
  return {
    complete,
    walkedJourney,
    walkedQualifier,
    nationOf: nationReader(answers),
    toldDebts: toldDebtsReader(answers),
    requireStep: requireStepBy(answers),
    correcting: createCorrecting({ ...deps, learnDetails }),
    stepCompletion: stepCompletion(answers),
    registerRoutes: app => registerAnswerRoutes(app, answers, startingAnswersOf),
  };
}
