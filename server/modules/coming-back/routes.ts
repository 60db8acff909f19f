import * as contract from '@towpath/contracts/api/comingBack.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { lastAnswered, mayTakePlace, takePlace } from '../journeys/brought.ts';
import { holdJourneys } from '../journeys/journeyRow.ts';
import { type Chosen, choose, waitingFor } from './repository.ts';

export type ComingBackDeps = Pick<Deps, 'database' | 'clock'> & {
  readonly factsChanged: (trx: DatabaseTransaction, customerId: string) => Promise<void>;
};

/** The one question to who brought along answers to an account that has its own. */
export function registerComingBackRoutes(
  app: FastifyInstance,
  { database, clock, factsChanged }: ComingBackDeps,
): void {
  route(app, contract.myBroughtAnswers, async ({ who: { customerId } }) => {
    const waiting = await waitingFor(database, customerId);
    if (!waiting || !(await mayTakePlace(database, customerId))) return { waiting: null };
    const { journeyId } = waiting;
    const own = await lastAnswered(database, customerId);
    const brought = await lastAnswered(database, customerId, journeyId);
    if (!own || !brought) return { waiting: null };
    return { waiting: { journeyId, ownLast: own.toISOString(), broughtLast: brought.toISOString() } };
  });

  route(app, contract.chooseAnswers, ({ who: { customerId }, body: { journeyId, use } }) =>
    chosen({ customerId, journeyId }, use),
  );

  async function chosen(
    of: { readonly customerId: string; readonly journeyId: string },
    use: Chosen,
  ): Promise<void> {
    const { customerId, journeyId } = of;
    if (!isUuid(journeyId)) throw new ApiError('NOT_FOUND');
    await database.transaction().execute(async trx => {
      await holdJourneys(trx, customerId);
      if (!(await mayTakePlace(trx, customerId))) throw new ApiError('NOT_FOUND');
      const said = await choose(trx, of, use, clock.now());
      if (!said || said.chosen !== use) throw new ApiError('NOT_FOUND');
      if (!said.isNew || use === 'own') return;
      await takePlace(trx, { customerId, id: journeyId }, clock.now());
      await factsChanged(trx, customerId);
    });
  }
}
