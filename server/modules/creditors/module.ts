import type { Deps } from '../../deps.ts';
import type { ServerModule } from '../module.ts';
import { type CreditorContent, loadCreditors } from './load.ts';
import { registerCreditorRoutes } from './routes.ts';

/** Creditors and kinds of debt, loaded into the database where they have changed. */
export async function creditorsModule(
  deps: Pick<Deps, 'database' | 'run' | 'clock'> & { readonly content: CreditorContent },
): Promise<ServerModule> {
  await loadCreditors(deps.database, deps.clock, deps.content);
  return { registerRoutes: app => registerCreditorRoutes(app, deps) };
}
