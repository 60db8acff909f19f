import type { KindGuide } from '@towpath/domain/debts/kindGuide.ts';
import type { Deps } from '../../deps.ts';
import type { ServerModule } from '../module.ts';
import { type KindNames, type KindNamesDeps, kindNames } from './kindNames.ts';
import { type CreditorContent, loadCreditors } from './load.ts';
import { offeredCreditTypes } from './repository.ts';
import { type KindsFor, kindsKnownTo, registerCreditorRoutes, type ToldOf } from './routes.ts';

/** Creditors and kinds of debt, loaded into the database where they have changed. */
export async function creditorsModule(
  deps: Pick<Deps, 'database' | 'run' | 'clock'> &
    Pick<KindNamesDeps, 'nationOf'> & {
      readonly content: CreditorContent & { readonly kindGuides: readonly KindGuide[] };
      readonly toldOf: ToldOf;
    },
): Promise<ServerModule & { readonly namesFor: KindNames; readonly kindsFor: KindsFor }> {
  await loadCreditors(deps.database, deps.clock, deps.content);
  const { kindGuides } = deps.content;
  const namesFor = kindNames({ ...deps, creditTypes: deps.content.creditTypes });
  return {
    registerRoutes: app => registerCreditorRoutes(app, { ...deps, kindGuides, namesFor }),
    namesFor,
    kindsFor: async customerId => kindsKnownTo(namesFor)(customerId, await offeredCreditTypes(deps.database)),
  };
}
