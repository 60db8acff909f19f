import type { Account } from '@towpath/contracts/api/account.ts';
import { useState } from 'react';
import { hasCode } from '../../data/failure.ts';
import { useAccount } from '../accountContext.ts';

/**
 * Saves a change of what the form was opened with, so that nothing that was put right since, such as with us on the
 * phone, is overwritten unseen. What was typed stays: the form shows what it is now, and what is saved after that takes
 * its place.
 *
 * @returns `saving` makes the change, given what was seen; `now` is what stands there, once it was found to be another
 */
export function useSeen() {
  const { account, again } = useAccount();
  const [opened] = useState(account);
  const [wasChanged, setChanged] = useState(false);
  async function saving(save: (was: Account) => Promise<unknown>): Promise<void> {
    try {
      await save(wasChanged ? account : opened);
    } catch (failure) {
      if (hasCode(failure, 'CHANGED_SINCE_READ') && (await again())) setChanged(true);
      throw failure;
    }
    // What is said to be saved has to stand there.
    await again();
  }
  return { saving, now: wasChanged ? account : undefined };
}
