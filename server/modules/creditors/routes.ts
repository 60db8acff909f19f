import {
  allCreditTypes,
  creditorSuggestions,
  creditTypesOfCreditor,
  debtKindGuides,
} from '@towpath/contracts/api/debts.ts';
import { creditorsForStaff } from '@towpath/contracts/api/staffDebts.ts';
import { type KindGuide, toldKinds } from '@towpath/domain/debts/kindGuide.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { RunQuery } from '../../platform/database/preparedStatements.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import type { KindNames } from './kindNames.ts';
import { creditTypesOf, type OfferedCreditType, offeredCreditTypes } from './repository.ts';
import { suggestCreditors } from './suggest.ts';

/** The answers of the first questions that may name a debt, in the order they are asked. */
export type ToldOf = (customerId: string) => Promise<readonly GivenAnswer[]>;

/** Every kind of debt that can be chosen, by the names of the nation of a person. */
export type KindsFor = (customerId: string) => Promise<OfferedCreditType[]>;

/** Makes what names kinds of debt as a person knows them. */
export function kindsKnownTo(namesFor: KindNames) {
  return async (customerId: string, types: OfferedCreditType[]): Promise<OfferedCreditType[]> => {
    const names = await namesFor(
      customerId,
      types.map(({ id }) => id),
    );
    return types.map(type => ({ ...type, name: names.get(type.id) ?? type.name }));
  };
}

export function registerCreditorRoutes(
  app: FastifyInstance,
  {
    run,
    database,
    namesFor,
    kindGuides,
    toldOf,
  }: {
    readonly run: RunQuery;
    readonly database: Database;
    readonly namesFor: KindNames;
    readonly kindGuides: readonly KindGuide[];
    readonly toldOf: ToldOf;
  },
): void {
  const asKnownTo = kindsKnownTo(namesFor);

  route(app, creditorSuggestions, async ({ query: { searchTerm, limit } }) => [
    ...(await suggestCreditors(run, searchTerm, limit === undefined ? undefined : Number(limit))),
  ]);

  route(app, creditorsForStaff, async ({ query: { searchTerm } }) => [
    ...(await suggestCreditors(run, searchTerm)),
  ]);

  route(app, creditTypesOfCreditor, async ({ who, params }) => {
    const types = await creditTypesOf(database, Number(params.id));
    if (!types) throw new ApiError('NOT_FOUND');
    return asKnownTo(who.customerId, types);
  });

  route(app, allCreditTypes, async ({ who }) =>
    asKnownTo(who.customerId, await offeredCreditTypes(database)),
  );

  const kinds = kindGuides.map(({ toldAs: _told, likelyAs: _likely, ...guide }) => ({
    ...guide,
    also: { ...guide.also },
  }));
  route(app, debtKindGuides, async ({ who }) => ({
    kinds,
    told: toldKinds(kindGuides, await toldOf(who.customerId)).map(told => ({
      ...told,
      creditTypeIds: [...told.creditTypeIds],
    })),
  }));
}
