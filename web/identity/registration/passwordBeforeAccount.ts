import type { BodyOf } from '@towpath/contracts/api/call.ts';
import { checkPassword } from '@towpath/contracts/api/passwords.ts';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';

/**
 * Has a password checked before the account exists: afterwards nobody would be told that it was refused.
 *
 * While a release goes in, and after a way back, a page of the newer one may be answered by the one before, which
 * refuses names and email beside a password as not known to it. It is then asked about the password alone. What is
 * wrong with a name or an email, the registration after this says.
 *
 * @throws the `Failure` of the call, where the password is refused or nobody could be asked.
 */
export async function checkPasswordBeforeAccount(body: BodyOf<typeof checkPassword>): Promise<void> {
  try {
    await api(checkPassword, { body });
  } catch (failure) {
    const isOfTheRest =
      hasCode(failure, 'VALIDATION_FAILED') &&
      failure.fields.length > 0 &&
      !failure.fields.some(({ field }) => field === 'password');
    if (!isOfTheRest) throw failure;
    await api(checkPassword, { body: { password: body.password } });
  }
}
