import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { isOffered } from '../../data/offered.ts';

/** Whether a debts step offers the credit search: its definition says so, and whoever runs the service has an agency. */
export function offersCreditSearch({ stepConfig }: Step): boolean {
  return (stepConfig?.showCreditSearch ?? false) && isOffered('credit-search');
}
