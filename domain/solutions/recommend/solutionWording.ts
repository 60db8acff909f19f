import type { UkNation } from '../../people/nation.ts';
import { wordingIn as administrationOrder } from '../administration-order/wording.ts';
import { wordingIn as bankruptcy } from '../bankruptcy/wording.ts';
import { wordingIn as breathingSpace } from '../breathing-space/wording.ts';
import { wordingIn as debtActionPlan } from '../debt-action-plan/wording.ts';
import { wordingIn as debtArrangementScheme } from '../debt-arrangement-scheme/wording.ts';
import { wordingIn as debtManagementPlan } from '../debt-management-plan/wording.ts';
import { wordingIn as debtReliefOrder } from '../debt-relief-order/wording.ts';
import { wordingIn as fullAndFinalSettlement } from '../full-and-final-settlement/wording.ts';
import { wordingIn as iva } from '../iva/wording.ts';
import { wordingIn as mentalHealthBreathingSpace } from '../mental-health-breathing-space/wording.ts';
import { wordingIn as minimalAssetProcess } from '../minimal-asset-process/wording.ts';
import { wordingIn as moratorium } from '../moratorium/wording.ts';
import { wordingIn as selfManagedPlan } from '../self-managed-plan/wording.ts';
import { wordingIn as sequestration } from '../sequestration/wording.ts';
import type { Wording, WordingIn } from '../solution/wording.ts';
import { wordingIn as tokenPayments } from '../token-payments/wording.ts';
import { wordingIn as trustDeed } from '../trust-deed/wording.ts';
import { wordingIn as writeOffRequest } from '../write-off-request/wording.ts';
import type { RuledShortName } from './solutions.ts';

/** By short name. Kept apart from the rules, which need no words. */
const SOLUTION_WORDING: Readonly<Record<RuledShortName, WordingIn>> = {
  IVA: iva,
  DMP: debtManagementPlan,
  BKY: bankruptcy,
  DRO: debtReliefOrder,
  BS: breathingSpace,
  MHBS: mentalHealthBreathingSpace,
  PTD: trustDeed,
  DAS: debtArrangementScheme,
  SEQ: sequestration,
  MAP: minimalAssetProcess,
  MOR: moratorium,
  AO: administrationOrder,
  TPP: tokenPayments,
  SMP: selfManagedPlan,
  FFS: fullAndFinalSettlement,
  DAP: debtActionPlan,
  WO: writeOffRequest,
};

/** The words of a solution in a nation that has it. */
export function solutionWording(shortName: RuledShortName, nation: UkNation): Wording {
  return SOLUTION_WORDING[shortName](nation);
}
