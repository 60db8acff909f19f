import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * The same schema with words for the API reference: what the field holds, what null means, what it is counted in. They
 * stand after words that it has already, and change nothing of what is accepted.
 */
export function described<S extends Schema>(schema: S, says: string): S {
  const own = z.globalRegistry.get(schema)?.description;
  return registered(schema, { description: own === undefined ? says : `${own} ${says}` });
}

/** The same schema under a name in the API reference, where it is described once for all places it stands at. */
export function named<S extends Schema>(name: string, schema: S): S {
  return registered(schema, { id: name });
}

/** Registers a copy: one schema may stand at several places under other words. */
function registered<S extends Schema>(schema: S, meta: z.core.GlobalMeta): S {
  const copy = schema.clone();
  z.globalRegistry.add(copy, meta);
  return copy;
}
