import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { myDebts } from '@towpath/contracts/api/debts.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import type { Deps } from '../../deps.ts';
import { createSeal, type Seal } from '../../platform/crypto/seal.ts';
import type { DetailsCorrecting } from '../account/correcting.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { type AdviceLook, adviceLookOf } from '../advice/workList.ts';
import type { AgreementByPhone } from '../agreement.ts';
import type { Correcting } from '../answers/correcting.ts';
import type { Answers } from '../answers/service.ts';
import type { budgetForStaff } from '../budget/budgetForStaff.ts';
import type { budgetModule } from '../budget/module.ts';
import type { Content } from '../content/load.ts';
import type { KindsFor } from '../creditors/routes.ts';
import type { Debts } from '../debts/service.ts';
import type { HealthCorrecting } from '../health/correcting.ts';
import type { Health } from '../health/service.ts';
import type { HouseholdCorrecting } from '../household/correcting.ts';
import type { ServerModule } from '../module.ts';
import type { PaperPhotos } from '../papers/photos/service.ts';
import type { Papers } from '../papers/service.ts';
import type { PaperVersionsInCases } from '../papers/versions/module.ts';
import { createWorkNotes } from '../work/notes.ts';
import type { PressingOf } from '../work/weighing.ts';
import { registerAdviceRoutes } from './adviceRoutes.ts';
import { registerAgreementRoutes } from './agreementRoutes.ts';
import { registerAnswerCorrectionRoutes } from './answerCorrectionRoutes.ts';
import { registerAnswerRoutes } from './answerRoutes.ts';
import { registerBudgetCorrectionRoutes } from './budgetCorrectionRoutes.ts';
import { type CorrectionTold, correctionsTold } from './correctionsTold.ts';
import { registerDebtRoutes } from './debtRoutes.ts';
import { registerHealthCorrectionRoutes } from './healthCorrectionRoutes.ts';
import { registerHouseholdCorrectionRoutes } from './householdCorrectionRoutes.ts';
import { registerMoneyRoutes } from './moneyRoutes.ts';
import { registerNoteRoutes } from './noteRoutes.ts';
import { registerPaperRoutes } from './paperRoutes.ts';
import { registerPersonCorrectionRoutes } from './personCorrectionRoutes.ts';
import { registerTaskRoutes } from './taskRoutes.ts';
import { registerTimelineRoutes } from './timelineRoutes.ts';
import { registerTrustDeedFeesRoutes } from './trustDeedFeesRoutes.ts';

type Budgets = ReturnType<typeof budgetModule>;

/** What the modules that keep it offer for the person themselves, which a case is made of. */
type OfModules = Pick<Answers, 'walkedJourney' | 'walkedQualifier'> & {
  readonly recommendations: Recommendations;
  readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
  readonly pressingOf: PressingOf;
  readonly budgetOf: (customerId: string) => ReturnType<typeof budgetForStaff>;
  readonly debtsOf: (customerId: string) => Promise<AnswerOf<typeof myDebts>>;
  readonly debts: Pick<Debts, 'withRevisions' | 'addWith' | 'change' | 'keepBoth' | 'creditorsEver'>;
  readonly debtKinds: KindsFor;
  readonly correcting: Correcting;
  readonly detailsCorrecting: () => DetailsCorrecting;
  readonly householdCorrecting: HouseholdCorrecting;
  readonly budgetLinesOf: Budgets['linesForStaff'];
  readonly correctBudgetLine: Budgets['correctLine'];
  readonly papers: Pick<Papers, 'advice' | 'budget'>;
  readonly paperVersions: PaperVersionsInCases;
  readonly photos: Pick<PaperPhotos, 'mine' | 'file'>;
  readonly healthTold: Pick<Health, 'conditions' | 'supportNeeds' | 'categories' | 'needs'> & {
    readonly correct: HealthCorrecting;
  };
  readonly agreementsByPhone: readonly AgreementByPhone[];
};

export type CasesDeps = Pick<Deps, 'config' | 'database' | 'clock'> &
  OfModules & {
    /** Seals notes with the key to health data: whoever writes them writes what they hear. */
    readonly seal: Seal;
    readonly rulebook: Rulebook;
    readonly look: AdviceLook;
    /** Whom people can ring or text. */
    readonly help: Content['site']['help'];
    /** When one of us talks a plan over. */
    readonly planLook: AdviceLook;
  };

/** The case of a person, for those who help them: what they told us, what the rules found, what we said and wrote. */
export function casesModule(deps: Deps & OfModules & { readonly content: Content }): ServerModule & {
  /** What was put right together with a person, for themselves to read. */
  readonly correctionsTold: (customerId: string) => Promise<readonly CorrectionTold[]>;
} {
  const { content, config } = deps;
  const look = adviceLookOf(content.settings);
  const cases: CasesDeps = {
    ...deps,
    seal: createSeal(config.healthDataKey),
    rulebook: content.rulebook,
    help: content.site.help,
    look,
    planLook: { opening: look.opening, withinOpenDays: content.settings.planCallWithinDays },
  };
  const workNotes = createWorkNotes(config.dataSecret);
  return {
    correctionsTold: customerId => correctionsTold(cases, customerId),
    registerRoutes(app) {
      registerMoneyRoutes(app, cases);
      registerAnswerRoutes(app, cases);
      registerAnswerCorrectionRoutes(app, cases);
      registerAdviceRoutes(app, cases);
      registerNoteRoutes(app, cases, workNotes);
      registerTaskRoutes(app, cases, workNotes);
      registerDebtRoutes(app, cases);
      registerBudgetCorrectionRoutes(app, cases);
      registerPersonCorrectionRoutes(app, cases);
      registerHouseholdCorrectionRoutes(app, cases);
      registerHealthCorrectionRoutes(app, cases);
      registerAgreementRoutes(app, cases);
      registerPaperRoutes(app, cases);
      registerTrustDeedFeesRoutes(app, cases);
      registerTimelineRoutes(app, cases);
    },
  };
}
