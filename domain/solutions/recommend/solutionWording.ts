import { WORDING as administrationOrder } from '../administration-order/wording.ts';
import { WORDING as bankruptcy } from '../bankruptcy/wording.ts';
import { WORDING as breathingSpace } from '../breathing-space/wording.ts';
import { WORDING as debtActionPlan } from '../debt-action-plan/wording.ts';
import { WORDING as debtArrangementScheme } from '../debt-arrangement-scheme/wording.ts';
import { WORDING as debtManagementPlan } from '../debt-management-plan/wording.ts';
import { WORDING as debtReliefOrder } from '../debt-relief-order/wording.ts';
import { WORDING as fullAndFinalSettlement } from '../full-and-final-settlement/wording.ts';
import { WORDING as iva } from '../iva/wording.ts';
import { WORDING as mentalHealthBreathingSpace } from '../mental-health-breathing-space/wording.ts';
import { WORDING as minimalAssetProcess } from '../minimal-asset-process/wording.ts';
import { WORDING as moratorium } from '../moratorium/wording.ts';
import { WORDING as selfManagedPlan } from '../self-managed-plan/wording.ts';
import { WORDING as sequestration } from '../sequestration/wording.ts';
import type { Wording } from '../solution/wording.ts';
import { WORDING as tokenPayments } from '../token-payments/wording.ts';
import { WORDING as trustDeed } from '../trust-deed/wording.ts';
import { WORDING as writeOffRequest } from '../write-off-request/wording.ts';
import type { RuledShortName } from './solutions.ts';

/** What a person reads about each solution, by short name. Kept apart from the rules, which need no words. */
export const SOLUTION_WORDING: Readonly<Record<RuledShortName, Wording>> = {
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
