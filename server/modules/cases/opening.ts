import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { type PersonForStaff, peopleForStaff } from '../customers/forStaff.ts';
import { noteCaseLook, noteLookAt } from '../staff/looks.ts';
import { words } from './words.ts';

/** A call of somebody of the staff about a person. */
export type CaseCall = {
  readonly who: StaffCaller;
  readonly params: { readonly customerId: string };
  readonly request: Pick<FastifyRequest, 'network'>;
};
export type OpenedCase = PersonForStaff & { readonly customerId: string };

/** The parts of a case, by which it is written down what was looked at. */
export type CasePart =
  | 'summary'
  | 'advice'
  | 'debts'
  | 'budget'
  | 'answers'
  | 'plan'
  | 'letters'
  | 'entitlements'
  | 'application'
  | 'documents'
  | 'timeline'
  | 'notes'
  | 'details'
  | 'booking';

/**
 * Opens a part of the case of a person: that they are looked at is written down before anything of them is read.
 *
 * @throws ApiError NOT_FOUND for the id of nobody
 */
export async function openCase(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { who, params, request: { network } }: CaseCall,
  part: CasePart,
): Promise<OpenedCase> {
  const { id: customerId, ...person } = await requirePerson(database, params.customerId);
  await noteCaseLook(database, { who, customerId, why: words.whyLooked, part, network, at: clock.now() });
  return { customerId, ...person };
}

async function requirePerson(database: Deps['database'], id: string) {
  const own = id.toLowerCase();
  const person = isUuid(own) ? (await peopleForStaff(database, [own])).get(own) : undefined;
  if (!person) throw new ApiError('NOT_FOUND');
  return { id: own, ...person };
}

/**
 * Writes down that facts of health are told to who opened a part of a case: each time, and in words of its own for the
 * person. To be done before they are shown.
 */
export async function noteHealthTold(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { who, request: { network } }: CaseCall,
  { customerId, part }: { readonly customerId: string; readonly part: CasePart },
): Promise<void> {
  const why = words.whyLookedAtHealth;
  await noteLookAt(database, { who, customerId, why, part, network, at: clock.now() });
}

/** Whether somebody may see facts of health. */
export function seesHealth({ permissions }: StaffCaller): boolean {
  return permissions.includes('see health');
}
