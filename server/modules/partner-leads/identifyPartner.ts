import { hash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { IdentifyPartner } from '../../platform/http/who.ts';
import { runningKey } from './keys.ts';
import { CLOCK_MS, claimedIn, isSignedWith } from './signatures.ts';

/**
 * Identifies a partner by its signature. Each signature opens one call: it is written down in a transaction of its own,
 * so that a call which fails afterwards has used it up too.
 */
export function identifyPartnerBy({ database, clock, config }: Deps): IdentifyPartner {
  const seal = createSeal(config.dataSecret);
  return async call => {
    const claimed = claimedIn(call.authorization);
    if (!claimed) throw new ApiError('NOT_SIGNED_IN');
    const now = clock.now().getTime();
    if (Math.abs(now - claimed.time) > CLOCK_MS) throw new ApiError('SIGNATURE_REFUSED');
    const key = await runningKey(database, seal, claimed.keyId);
    if (!key || !isSignedWith(key.secret, call, claimed)) throw new ApiError('SIGNATURE_REFUSED');
    const used = await database
      .insertInto('partner_signatures')
      .values({
        signature_hash: hash('sha256', `${claimed.keyId} ${claimed.signature}`, 'buffer'),
        // Its time may be ahead of ours by as much again.
        expires_at: new Date(claimed.time + 2 * CLOCK_MS),
      })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    if (used.numInsertedOrUpdatedRows === 0n) throw new ApiError('SIGNATURE_USED');
    return { kind: 'partner', appId: key.appId, keyId: claimed.keyId };
  };
}
