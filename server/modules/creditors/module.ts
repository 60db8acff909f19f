import type { Deps } from '../../deps.ts';
import type { ServerModule } from '../module.ts';
import { type CreditorContent, loadCreditors } from './load.ts';
import { registerCreditorRoutes } from './routes.ts';

/** Creditors and kinds of debt, loaded into the database where they have changed. */
export async function creditorsModule(
  given: Pick<Deps, 'database' | 'run' | 'clock'> & { readonly content: CreditorContent },
): Promise<ServerModule> {
  await loadCreditors(given.database, given.clock, given.content);
  return { registerRoutes: app => registerCreditorRoutes(app, given) };
}
