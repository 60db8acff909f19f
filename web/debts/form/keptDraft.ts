import { STORAGE_PREFIX, sessionUser } from '../../data/session.ts';

/**
 * What a person has typed or chosen in a screen of the debts and not yet saved, kept in this browser through a reload.
 * Each person has their own; logging out takes it away with all that is stored here.
 */
export type KeptDraft<Of> = {
  readonly read: () => Of | undefined;
  readonly keep: (draft: Of) => void;
  readonly forget: () => void;
};

/** The draft of one screen. A browser that keeps no storage has no drafts, and everything else works. */
export function keptDraft<Of>(screen: string): KeptDraft<Of> {
  // Asked each time: another person may have logged in since.
  const key = () => `${STORAGE_PREFIX}debts.${sessionUser()?.userId ?? 'guest'}.${screen}`;
  const quietly = <Result>(act: () => Result): Result | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    read: () => quietly(() => (JSON.parse(localStorage.getItem(key()) ?? 'null') as Of | null) ?? undefined),
    keep: draft => void quietly(() => localStorage.setItem(key(), JSON.stringify(draft))),
    forget: () => void quietly(() => localStorage.removeItem(key())),
  };
}
