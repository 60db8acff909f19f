import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StepPart } from '../answers/stepPart.ts';
import { debtsLack } from './ready.ts';

/** The debts step is done once there is a debt and the legal questions are answered. */
export function debtSteps({ database }: { readonly database: Database }): readonly StepPart[] {
  return [{ kind: CUSTOMER_DEBTS, lacks: customerId => debtsLack(database, customerId) }];
}
