import { allCreditTypes, creditorSuggestions, creditTypesOfCreditor } from '@towpath/contracts/api/debts.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { RunQuery } from '../../platform/database/preparedStatements.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import type { KindNames } from './kindNames.ts';
import { creditTypesOf, type OfferedCreditType, offeredCreditTypes } from './repository.ts';
import { suggestCreditors } from './suggest.ts';

export function registerCreditorRoutes(
  app: FastifyInstance,
  {
    run,
    database,
    namesFor,
  }: { readonly run: RunQuery; readonly database: Database; readonly namesFor: KindNames },
): void {
  const asKnownTo = async (customerId: string, types: OfferedCreditType[]) => {
    const names = await namesFor(
      customerId,
      types.map(({ id }) => id),
    );
    return types.map(type => ({ ...type, name: names.get(type.id) ?? type.name }));
  };

  route(app, creditorSuggestions, async ({ query: { searchTerm, limit } }) => [
    ...(await suggestCreditors(run, searchTerm, limit === undefined ? undefined : Number(limit))),
  ]);

  route(app, creditTypesOfCreditor, async ({ who, params }) => {
    const types = await creditTypesOf(database, Number(params.id));
    if (!types) throw new ApiError('NOT_FOUND');
    return asKnownTo(who.customerId, types);
  });

  route(app, allCreditTypes, async ({ who }) =>
    asKnownTo(who.customerId, await offeredCreditTypes(database)),
  );
}
