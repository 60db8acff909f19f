import { HOUSEHOLD_MAKEUP } from '@towpath/domain/household/steps.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StepPart } from '../answers/stepPart.ts';
import { householdLacks } from './readHousehold.ts';

/** The household step is done once a household is saved. */
export function householdSteps({ database }: { readonly database: Database }): readonly StepPart[] {
  return [{ kind: HOUSEHOLD_MAKEUP, lacks: customerId => householdLacks(database, customerId) }];
}
