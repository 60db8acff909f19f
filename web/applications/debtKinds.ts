import { allCreditTypes, debtKindGuides } from '@towpath/contracts/api/debts.ts';
import { KIND_GROUPS } from '@towpath/domain/debts/kindGuide.ts';
import { createContext, useContext } from 'react';
import { api } from '../data/client.ts';
import { words } from '../debts/kinds/words.ts';

/** Kinds of debt by their names, as far as they are grouped under the name of their group. */
export type DebtKinds = readonly { readonly group: string | null; readonly names: readonly string[] }[];

const Reader = createContext<() => Promise<DebtKinds>>(readMine);

/** Reads the kinds elsewhere than in the list of the person themselves, for the forms inside. */
export const DebtKindsProvider = Reader.Provider;

/** How the kinds of debt are read here. They are asked for once a form asks for one. */
export function useDebtKindsReader(): () => Promise<DebtKinds> {
  return useContext(Reader);
}

/** Those of the list of debts, in its groups. Where what groups them is not to be had, they are one list. */
async function readMine(): Promise<DebtKinds> {
  const [kinds, guides] = await Promise.all([
    api(allCreditTypes),
    api(debtKindGuides).catch(() => ({ kinds: [] })),
  ]);
  if (guides.kinds.length === 0) return [{ group: null, names: kinds.map(({ name }) => name) }];
  const groupOf = new Map(guides.kinds.map(({ id, group }) => [id, group]));
  return KIND_GROUPS.map(group => ({
    group: words.groups[group],
    names: kinds.filter(({ id }) => (groupOf.get(id) ?? 'other') === group).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);
}
