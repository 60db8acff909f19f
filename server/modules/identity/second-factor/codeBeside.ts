import type { Deps } from '../../../deps.ts';
import type { Seal } from '../../../platform/crypto/seal.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { Account } from '../../customers/accounts.ts';
import { reserveHere, tryFor, tryWasRight } from '../passwordTries.ts';
import { words } from '../words.ts';
import { tryCode } from './codeTries.ts';
import { plainCode } from './recoveryCodes.ts';
import { holdSecondFactor } from './repository.ts';
import { asksForCode } from './state.ts';
import { tellOfRecoveryCode } from './tellOwner.ts';
import { type RightCode, useCode, type WrongCode } from './useCode.ts';

export type CodeDeps = Deps & { readonly outbox: Outbox; readonly seal: Seal };

/** Who is logged in and has just given the right password, and the code that they gave beside it. */
export type Beside = {
  readonly who: { readonly customerId: string; readonly sessionId: string; readonly network: Buffer };
  readonly account: Account;
  readonly code: string | undefined;
};

/**
 * Does, in one transaction, what wants the person themselves: who has turned codes on gives one beside their password,
 * each time another. Wrong ones are counted for this session, as its wrong passwords are. Of who has not, none is asked.
 *
 * @param act what is done once the code counts, or where none is wanted
 * @throws ApiError CODE_NOT_RIGHT at `code`, also where one is wanted and none was given; TOO_MANY_REQUESTS
 */
export async function withCodeBeside<Done>(
  deps: CodeDeps,
  { who, account, code = '' }: Beside,
  act: (trx: DatabaseTransaction) => Promise<Done>,
): Promise<Done> {
  const { database, clock, config, outbox, seal } = deps;
  const { customerId, sessionId } = who;
  const isTried = plainCode(code) !== '' && (await asksForCode(database, customerId));
  if (!isTried) {
    return database.transaction().execute(async trx => {
      // Held: nobody turns codes on meanwhile.
      const factor = await holdSecondFactor(trx, seal, customerId);
      if (factor?.addedAt) throw codeMissing();
      return act(trx);
    });
  }
  const now = clock.now();
  const tried = tryFor(account.email, sessionId, config.jwtSecret, 'second factor');
  const allowed = await reserveHere(database, tried, now);
  const { done } = await tryCode(deps, who, { code, tried, allowed }, () =>
    database
      .transaction()
      .execute(async (trx): Promise<(RightCode & { readonly done: Done }) | WrongCode> => {
        const factor = await holdSecondFactor(trx, seal, customerId);
        // Turned off meanwhile: none is asked for any more.
        const use = factor?.addedAt ? await useCode(trx, factor, code, now) : { isRight: true as const };
        if (!use.isRight) return use;
        await tryWasRight(trx, tried, now);
        await tellOfRecoveryCode(trx, outbox, use, { ...who, at: now });
        return { ...use, done: await act(trx) };
      }),
  );
  outbox.nudge();
  return done;
}

function codeMissing(): ApiError {
  const message = words.codeMissing;
  return new ApiError('CODE_NOT_RIGHT', { message, fields: [{ field: 'code', message }] });
}
