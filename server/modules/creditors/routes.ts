import { allCreditTypes, creditorSuggestions, creditTypesOfCreditor } from '@towpath/contracts/api/debts.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { RunQuery } from '../../platform/database/preparedStatements.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { creditTypesOf, offeredCreditTypes } from './repository.ts';
import { suggestCreditors } from './suggest.ts';

export function registerCreditorRoutes(
  app: FastifyInstance,
  { run, database }: { readonly run: RunQuery; readonly database: Database },
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
