import type { KindGuides } from '@towpath/contracts/api/debts.ts';
import { magnifyingGlass } from '@towpath/design-system/icons/drawings.generated.ts';
import { Combobox } from '@towpath/design-system/inputs/Combobox.tsx';
import { KINDS_FOUND, searchKinds } from '@towpath/domain/debts/kindSearch.ts';
import { useMemo, useState } from 'react';
import type { OfferedKind } from './arranged.ts';
import { words } from './words.ts';

type KindSearchProps = {
  readonly name: string;
  readonly kinds: readonly OfferedKind[];
  readonly guides: KindGuides;
  readonly onPick: (kindId: number) => void;
};

/** A search by any word that people use for a kind of debt; each match says why it fits (WT-077). */
export function KindSearch({ name, kinds, guides, onPick }: KindSearchProps) {
  const [typed, setTyped] = useState('');
  const searched = useMemo(() => {
    const also = new Map(guides.kinds.map(guide => [guide.id, guide.also]));
    return kinds.map(kind => ({ ...kind, also: also.get(kind.id) ?? {} }));
  }, [kinds, guides]);
  const matches = useMemo(
    () =>
      searchKinds(searched, typed).map(({ id, name: label, why }) => ({ id: String(id), label, note: why })),
    [searched, typed],
  );
  const isLooking = typed.trim().length > 1;
  return (
    <Combobox
      icon={magnifyingGlass}
      name={`${name}-search`}
      label={words.search.label}
      hint={words.search.hint}
      value={typed}
      onType={setTyped}
      onPick={({ id }) => {
        setTyped('');
        onPick(Number(id));
      }}
      matches={matches}
      most={KINDS_FOUND}
      escapeClears
      state={isLooking ? (matches.length > 0 ? 'matches' : 'none') : 'idle'}
      listLabel={words.search.list}
      note={words.search.note}
      noneText={words.search.none}
      loadingText=""
      errorText=""
    />
  );
}
