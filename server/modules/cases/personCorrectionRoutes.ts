import { casePerson, correctName, correctPhone } from '@towpath/contracts/api/staffCorrections.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { numberAsTold } from '../callbacks/numberToTell.ts';
import { isLockedFor } from '../journeys/refuseLocked.ts';
import { inWordsForStaff, openToCorrect } from './correcting.ts';
import type { CasesDeps } from './module.ts';
import { openCase } from './opening.ts';

/** Name and number that are put right together with the person. Their email is how they get in: they change it themselves. */
export function registerPersonCorrectionRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const asStaff = (fault: unknown) => Promise.reject(inWordsForStaff(fault));

  route(app, casePerson, async call => {
    const { customerId } = await openCase(deps, call, 'details');
    const of = { staffId: call.who.staffId, customerId, at: deps.clock.now() };
    const [{ title, forename, middlename, surname, contactNumber, email }, isLocked] = await Promise.all([
      deps.detailsCorrecting().read(customerId),
      isLockedFor(deps.database, customerId),
    ]);
    const { number, isNumberHeld } = await numberAsTold(deps.database, { ...of, number: contactNumber });
    return {
      name: { title, forename, middlename, surname },
      contactNumber: number,
      isNumberHeld,
      email,
      isLocked,
    };
  });

  route(app, correctName, async call => {
    const { reason: _, ...given } = call.body;
    const { customerId, written } = await openToCorrect(deps, call, { what: 'name', of: 'name' });
    await deps.detailsCorrecting().name(customerId, given, written).catch(asStaff);
  });

  route(app, correctPhone, async call => {
    const { reason: _, ...given } = call.body;
    const { customerId, written } = await openToCorrect(deps, call, { what: 'phone', of: 'phone' });
    await deps.detailsCorrecting().phone(customerId, given, written).catch(asStaff);
  });
}
