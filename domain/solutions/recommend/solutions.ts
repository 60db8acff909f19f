import * as administrationOrder from '../administration-order/criteria.ts';
import { paymentOf as administrationOrderPayment } from '../administration-order/payment.ts';
import * as bankruptcy from '../bankruptcy/criteria.ts';
import { paymentOf as bankruptcyPayment } from '../bankruptcy/payment.ts';
import * as breathingSpace from '../breathing-space/criteria.ts';
import type { Criterion } from '../criteria/criterion.ts';
import * as debtActionPlan from '../debt-action-plan/criteria.ts';
import * as debtArrangementScheme from '../debt-arrangement-scheme/criteria.ts';
import { paymentOf as debtArrangementSchemePayment } from '../debt-arrangement-scheme/payment.ts';
import * as debtManagementPlan from '../debt-management-plan/criteria.ts';
import { paymentOf as debtManagementPlanPayment } from '../debt-management-plan/payment.ts';
import * as debtReliefOrder from '../debt-relief-order/criteria.ts';
import { paymentOf as debtReliefOrderPayment } from '../debt-relief-order/payment.ts';
import * as fullAndFinal from '../full-and-final-settlement/criteria.ts';
import { paymentOf as fullAndFinalPayment } from '../full-and-final-settlement/payment.ts';
import * as iva from '../iva/criteria.ts';
import { paymentOf as ivaPayment } from '../iva/payment.ts';
import * as mentalHealthBreathingSpace from '../mental-health-breathing-space/criteria.ts';
import * as minimalAssetProcess from '../minimal-asset-process/criteria.ts';
import { paymentOf as minimalAssetProcessPayment } from '../minimal-asset-process/payment.ts';
import * as moratorium from '../moratorium/criteria.ts';
import * as selfManagedPlan from '../self-managed-plan/criteria.ts';
import { paymentOf as selfManagedPlanPayment } from '../self-managed-plan/payment.ts';
import * as sequestration from '../sequestration/criteria.ts';
import { paymentOf as sequestrationPayment } from '../sequestration/payment.ts';
import type { PaymentOf } from '../solution/payment.ts';
import type { ShortName } from '../solution/products.ts';
import * as tokenPayments from '../token-payments/criteria.ts';
import { paymentOf as tokenPaymentsPayment } from '../token-payments/payment.ts';
import * as trustDeed from '../trust-deed/criteria.ts';
import { paymentOf as trustDeedPayment } from '../trust-deed/payment.ts';
import * as writeOffRequest from '../write-off-request/criteria.ts';

/** The criteria of a solution and what it costs. */
export type SolutionRules = { readonly criteria: readonly Criterion[]; readonly paymentOf: PaymentOf | null };

const rules = ({ CRITERIA }: { readonly CRITERIA: readonly Criterion[] }, paymentOf: PaymentOf | null) => ({
  criteria: CRITERIA,
  paymentOf,
});

/** The solutions that have rules: all but those that are not in force. */
export type RuledShortName = Exclude<ShortName, 'MHM'>;

/** Every solution that has rules, by short name. One that is not in force has none. */
export const SOLUTIONS: Readonly<Record<RuledShortName, SolutionRules>> = {
  IVA: rules(iva, ivaPayment),
  DMP: rules(debtManagementPlan, debtManagementPlanPayment),
  BKY: rules(bankruptcy, bankruptcyPayment),
  DRO: rules(debtReliefOrder, debtReliefOrderPayment),
  BS: rules(breathingSpace, null),
  MHBS: rules(mentalHealthBreathingSpace, null),
  PTD: rules(trustDeed, trustDeedPayment),
  DAS: rules(debtArrangementScheme, debtArrangementSchemePayment),
  SEQ: rules(sequestration, sequestrationPayment),
  MAP: rules(minimalAssetProcess, minimalAssetProcessPayment),
  MOR: rules(moratorium, null),
  AO: rules(administrationOrder, administrationOrderPayment),
  TPP: rules(tokenPayments, tokenPaymentsPayment),
  SMP: rules(selfManagedPlan, selfManagedPlanPayment),
  FFS: rules(fullAndFinal, fullAndFinalPayment),
  DAP: rules(debtActionPlan, null),
  WO: rules(writeOffRequest, null),
};
