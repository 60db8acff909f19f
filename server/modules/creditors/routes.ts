import { allCreditTypes, creditorSuggestions, creditTypesOfCreditor } from '@towpath/contracts/debts.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/apiError.ts';
import type { Database } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import type { Run } from '../../platform/statements.ts';
import { creditTypesOf, offeredCreditTypes } from './repository.ts';
import { suggestCreditors } from './suggest.ts';

export function registerCreditorRoutes(
  app: FastifyInstance,
  { run, database }: { readonly run: Run; readonly database: Database },
): void {
  route(app, creditorSuggestions, async ({ query: { searchTerm, limit } }) => [
    ...(await suggestCreditors(run, searchTerm, limit === undefined ? undefined : Number(limit))),
  ]);

  route(app, creditTypesOfCreditor, async ({ params }) => {
    const types = await creditTypesOf(database, Number(params.id));
    if (!types) throw new ApiError('NOT_FOUND');
    return types;
  });

  route(app, allCreditTypes, () => offeredCreditTypes(database));
}
