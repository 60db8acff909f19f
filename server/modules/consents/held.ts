import type { Held } from '../../platform/database/held.ts';

/** Why the hash of a text is left out. */
export const IS_FOUND_BY_IT = 'it finds the text that was shown, which stands beside it';

/** What these tables hold about a person. */
export const consentsHeld: readonly Held[] = [
  {
    table: 'consents',
    leftOut: { text_hash: IS_FOUND_BY_IT },
    rows: (database, customerId) =>
      database
        .selectFrom('consents')
        .leftJoin('consent_texts', 'consent_texts.text_hash', 'consents.text_hash')
        .selectAll('consents')
        .select('consent_texts.lines')
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .execute(),
  },
];
