import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { ServerModule } from '../module.ts';
import { postcodeLookup } from './postcodeLookup.ts';
import { registerLookupRoutes } from './routes.ts';

/** Lookups that the browser makes outside the journey. */
export function lookupModule(
  deps: Pick<Deps, 'addressLookup'> & { readonly log: FastifyBaseLogger },
): ServerModule {
  const addressesOf = postcodeLookup(deps.addressLookup, deps.log);
  return { registerRoutes: app => registerLookupRoutes(app, addressesOf) };
}
