import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { type PersonForStaff, peopleForStaff } from '../customers/forStaff.ts';
import { noteCaseLook } from '../staff/looks.ts';
import { words } from './words.ts';

/** A call of somebody of the staff about a person. */
export type CaseCall = {
  readonly who: StaffCaller;
  readonly params: { readonly customerId: string };
  readonly request: Pick<FastifyRequest, 'network'>;
};
export type OpenedCase = PersonForStaff & { readonly customerId: string };

/**
 * Opens the case of a person: that they are looked at is written down before anything of them is read.
 *
 * @throws ApiError NOT_FOUND for the id of nobody
 */
export async function openCase(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { who, params, request: { network } }: CaseCall,
): Promise<OpenedCase> {
  const { id: customerId, ...person } = await requirePerson(database, params.customerId);
  await noteCaseLook(database, { who, customerId, why: words.whyLooked, network, at: clock.now() });
  return { customerId, ...person };
}

async function requirePerson(database: Deps['database'], id: string) {
  const own = id.toLowerCase();
  const person = isUuid(own) ? (await peopleForStaff(database, [own])).get(own) : undefined;
  if (!person) throw new ApiError('NOT_FOUND');
  return { id: own, ...person };
}

/** Whether somebody may see facts of health. */
export function seesHealth({ permissions }: StaffCaller): boolean {
  return permissions.includes('see health');
}
