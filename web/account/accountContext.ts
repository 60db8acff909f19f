import type { Account } from '@towpath/contracts/api/account.ts';
import { createContext, useContext } from 'react';

/** The account as the server said it last, and how to read it again after a change. */
export type ReadAccount = { readonly account: Account; readonly again: () => Promise<unknown> };

const Context = createContext<ReadAccount | undefined>(undefined);

export const AccountProvider = Context.Provider;

/** The account, for the parts of its page, which shows them once it is read. */
export function useAccount(): ReadAccount {
  const read = useContext(Context);
  if (!read) throw new Error('A part of the account outside its page.');
  return read;
}
