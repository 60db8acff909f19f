import type { CreditType, KindGuides } from '@towpath/contracts/api/debts.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import {
  bank,
  briefcase,
  car,
  caretDown,
  check,
  creditCard,
  type Drawing,
  houseLine,
  lightning,
  question,
  scales,
  usersThree,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Choice } from '@towpath/design-system/inputs/Choice.tsx';
import { FieldGroup } from '@towpath/design-system/inputs/FieldGroup.tsx';
import { words as ofLists } from '@towpath/design-system/inputs/words.ts';
import type { KindGroup } from '@towpath/domain/debts/kindGuide.ts';
import { useId, useMemo, useState } from 'react';
import { debtIcon } from '../cards/debtIcon.ts';
import { words as ofStep } from '../step/words.ts';
import { arrangedKinds, type OfferedKind } from './arranged.ts';
import styles from './KindPicker.module.css';
import { KindSearch } from './KindSearch.tsx';
import { words } from './words.ts';

const ICONS: Readonly<Record<KindGroup, Drawing>> = {
  cards: creditCard,
  home: houseLine,
  bills: lightning,
  council: bank,
  goods: car,
  courts: scales,
  family: usersThree,
  work: briefcase,
  other: question,
};

type KindPickerProps = {
  readonly name: string;
  readonly error: string | undefined;
  /** All kinds, the creditor's own first. */
  readonly types: readonly CreditType[];
  readonly own: number;
  readonly guides: KindGuides;
  readonly value: number | null;
  readonly onChange: (type: CreditType) => void;
};

/**
 * What kind of debt it is: a search, the likeliest kinds as tiles, and all others in groups, of which one is open. All
 * are radios of one group; nothing is chosen in advance (DE-032 to DE-034, WT-077).
 */
export function KindPicker({ types, own, guides, value, onChange, ...field }: KindPickerProps) {
  const { likely, unsure, groups } = useMemo(() => arrangedKinds(types, own, guides), [types, own, guides]);
  const groupOf = (kindId: number | null) =>
    groups.find(({ kinds }) => kinds.some(({ id }) => id === kindId));
  const [opened, setOpened] = useState(groupOf(value)?.group);
  // A creditor's own kinds nearly always have the right one: then all others are one press away (DE-033).
  const [showsAll, setShowsAll] = useState(own === 0 || opened !== undefined);
  const id = useId();
  const all = [...likely, ...groups.flatMap(({ kinds }) => kinds), ...(unsure ? [unsure] : [])];

  function pick(kindId: number) {
    const type = types.find(each => each.id === kindId);
    const inside = groupOf(kindId);
    if (inside) {
      setOpened(inside.group);
      setShowsAll(true);
    }
    if (type) onChange(type);
  }

  const tile = (kind: OfferedKind, label = kind.name) => (
    <label className={styles.tile} key={kind.id}>
      <input
        type="radio"
        name={field.name}
        value={kind.id}
        checked={kind.id === value}
        onChange={() => {
          pick(kind.id);
          // What is below the tiles is not needed any more.
          setShowsAll(false);
        }}
      />
      <Glyph of={kind === unsure ? question : debtIcon(kind.roles)} />
      <span>{label}</span>
      <Glyph of={check} className={styles.tick} />
    </label>
  );

  return (
    <FieldGroup {...field} label={ofStep.form.kind} labelStyle="smallQuestion" required radios>
      <div className={styles.parts}>
        <KindSearch name={field.name} kinds={all} guides={guides} onPick={pick} />
        <div>
          <h2 className={styles.heading}>
            {own > 0 || guides.told.length > 0 ? words.likely : words.common}
          </h2>
          <div className={styles.tiles}>
            {likely.map(kind => tile(kind))}
            {unsure && tile(unsure, words.notSure)}
          </div>
          <div className={styles.more}>
            <TextButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? ofLists.list.showFewer : ofLists.list.showMore}
            </TextButton>
          </div>
        </div>
        <div hidden={!showsAll}>
          <h2 className={styles.heading}>{words.all(groups.length)}</h2>
          <div className={styles.groups}>
            {groups.map(({ group, kinds }) => {
              const isOpen = opened === group;
              return (
                <div className={styles.group} key={group}>
                  <h3 className={styles.name} data-open={isOpen || undefined}>
                    <button
                      type="button"
                      aria-expanded={isOpen}
                      aria-controls={`${id}-${group}`}
                      onClick={() => setOpened(isOpen ? undefined : group)}
                    >
                      <span className={styles.medal}>
                        <Glyph of={ICONS[group]} />
                      </span>
                      <span>
                        {words.groups[group]} <small>{words.inGroup(kinds.length)}</small>
                      </span>
                      <Glyph of={caretDown} className={styles.caret} />
                    </button>
                  </h3>
                  <div className={styles.panel} id={`${id}-${group}`} hidden={!isOpen}>
                    {isOpen &&
                      kinds.map(kind => (
                        <Choice
                          key={kind.id}
                          kind="radio"
                          name={field.name}
                          inputId={`${field.name}-${kind.id}`}
                          option={{
                            id: String(kind.id),
                            label: kind.name,
                            additionalText: kind.line ?? undefined,
                          }}
                          checked={kind.id === value}
                          onChoose={() => pick(kind.id)}
                        />
                      ))}
                    {isOpen && <p className={styles.nearest}>{words.nearest}</p>}
                  </div>
                </div>
              );
            })}
            {opened === undefined && <p className={styles.none}>{words.pickGroup}</p>}
          </div>
        </div>
      </div>
    </FieldGroup>
  );
}
