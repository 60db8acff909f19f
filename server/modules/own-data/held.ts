import type { Seal } from '../../platform/crypto/seal.ts';
import { type Held, IS_HASH } from '../../platform/database/held.ts';
import { correctionsOf } from './corrections.ts';

/** What a person has asked of their own data. */
export function ownDataHeld(seal: Seal): readonly Held[] {
  return [
    { table: 'corrections', rows: (database, customerId) => correctionsOf(database, seal, customerId) },
    {
      table: 'erasures',
      leftOut: { keep_token_hash: IS_HASH },
      rows: (database, customerId) =>
        database.selectFrom('erasures').selectAll().where('customer_id', '=', customerId).execute(),
    },
  ];
}
