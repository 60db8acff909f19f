import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { isRecoveryCode, plainCode, recoveryHash } from './recoveryCodes.ts';
import { type SecondFactor, useRecoveryCode, useStep } from './repository.ts';
import { codesLeft } from './state.ts';
import { stepOf } from './totp.ts';

/** A code that counts; `recoveryCodesLeft` where it was one of them. */
export type RightCode = { readonly isRight: true; readonly recoveryCodesLeft?: number };
/** A code that does not; `wasUsed` where it is one of the app that has counted before. */
export type WrongCode = { readonly isRight: false; readonly wasUsed: boolean };

/** Uses a code of the app, or a recovery code, which works once. The factor has to be held. */
export async function useCode(
  trx: DatabaseTransaction,
  { customerId, secret, lastStep }: SecondFactor,
  typed: string,
  now: Date,
): Promise<RightCode | WrongCode> {
  const code = plainCode(typed);
  if (isRecoveryCode(code)) {
    const isRight = await useRecoveryCode(trx, customerId, recoveryHash(secret, code), now);
    return isRight
      ? { isRight, recoveryCodesLeft: await codesLeft(trx, customerId) }
      : { isRight, wasUsed: false };
  }
  const step = stepOf(secret, code, now);
  if (step === null) return { isRight: false, wasUsed: false };
  if (lastStep !== null && step <= lastStep) return { isRight: false, wasUsed: true };
  await useStep(trx, customerId, step);
  return { isRight: true };
}
