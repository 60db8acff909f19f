import { areaPath } from '../area.ts';
import { type Shown, sayShown } from './query.ts';

/** The address of the table as it is shown, with somebody of it open or nobody. */
export function peoplePath(customerId: string | undefined, shown: Shown): string {
  const path = areaPath('people');
  return `${customerId === undefined ? path : `${path}/${customerId}`}${sayShown(shown)}`;
}

/** The id of the link that opens somebody, to return the focus to. */
export const rowOf = (customerId: string) => `person-${customerId}`;
