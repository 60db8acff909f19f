import type { Application } from '@towpath/contracts/api/applications.ts';
import { classNames } from '@towpath/design-system/classNames.ts';
import { caretDown } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { useEffect, useRef, useState } from 'react';
import { AgainstHere } from './AgainstIt.tsx';
import styles from './Applications.module.css';
import { focusShown } from './focusShown.ts';
import { askedAt, groupsOf, isSamePlace, placeName } from './formOf.ts';
import fold from './Group.module.css';
import { MissingItem, type Waiting } from './MissingItem.tsx';
import type { Giving } from './useApplication.ts';
import { useOpenPlace } from './useTyping.ts';
import { words } from './words.ts';

type StillToAddProps = { readonly application: Application; readonly giving: Giving };
type Group = Application['filled']['missing'][number];

/** More than that, all open at once, is a wall: its groups are folded, and one is open at a time. */
const MOST_AT_ONCE = 8;

/** Whether so much waits for the person that what is there and what is missing are folded. */
export function isMuch({ filled: { missing, clashes } }: Application): boolean {
  return missing.flatMap(({ items }) => items).length + clashes.length > MOST_AT_ONCE;
}

/** What is still missing, by group, each with the button that opens its inputs; and what speaks against it, where it is from. */
export function StillToAdd({ application, giving }: StillToAddProps) {
  const { missing } = application.filled;
  const typing = useOpenPlace(
    application,
    missing.flatMap(({ items }) => items.map(({ at }) => at)),
  );
  // What is folded stays so: what unfolds while somebody works in it moves all that is below.
  const [folded, setFolded] = useState(false);
  const folds = folded || isMuch(application);
  if (folds !== folded) setFolded(folds);
  const [chosen, setChosen] = useState<string | null>(() => groupWith(missing, typing.open));
  const section = useRef<HTMLElement>(null);
  /** Where the focus goes once the inputs are gone: to the button of the same place, or to what is missing next. */
  const [leaves, setLeaves] = useState<{
    readonly from: string;
    readonly at: number;
    readonly group: string;
  }>();
  useEffect(() => {
    if (!leaves) return;
    const buttons = [...(section.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
    const same = buttons.find(({ dataset }) => dataset.opens === leaves.from);
    // What is left in the same group comes before the next one.
    const left = buttons.filter(button => groupOf(button) === leaves.group);
    const after = buttons[leaves.at];
    const isLeft = left.length === 0 || (after !== undefined && left.includes(after));
    const next = same ?? (isLeft ? after : left[0]) ?? buttons.at(-1);
    focusShown(next ?? document.querySelector<HTMLElement>('h1'));
  }, [leaves]);
  /** Lists to which something was just added: there may be more. */
  const [grown, setGrown] = useState<readonly string[]>([]);
  const groups = groupsOfPage(application, grown);
  const places = groups.flatMap(({ items }) => items.map(({ at }) => placeName(at)));
  // Where all of it is there, what speaks against it is said where it is handed over.
  if (groups.every(({ items }) => items.length === 0)) return null;
  // Once all of a group is there, the next one is open.
  const openGroup = chosen === NONE || groups.some(({ id }) => id === chosen) ? chosen : groups[0]?.id;
  const openAt = groups.findIndex(({ id }) => id === openGroup);
  return (
    <section className={styles.section} ref={section} aria-labelledby="missing">
      <h2 id="missing">{missing.length === 0 ? words.missing.more : words.missing.heading}</h2>
      <div className={classNames(styles.need, folds && styles.folds)}>
        {groups.map(({ id, name, items }, at) => {
          const left = missing.find(group => group.id === id)?.items.length ?? 0;
          const heading = (
            <h3>
              {name} {left > 0 && <span>{left}</span>}
            </h3>
          );
          const inside = (
            <>
              <AgainstHere application={application} group={id} />
              <ul>
                {items.map(item => (
                  <MissingItem
                    key={placeName(item.at)}
                    item={item}
                    application={application}
                    giving={giving}
                    typing={typing}
                    onDone={isSaved => {
                      if (isSaved && item.at.entry === null)
                        setGrown([...new Set([...grown, item.at.field])]);
                      setLeaves({
                        from: placeName(item.at),
                        at: places.indexOf(placeName(item.at)),
                        group: id,
                      });
                      typing.setOpen(null);
                    }}
                  />
                ))}
              </ul>
            </>
          );
          return (
            <section
              key={id}
              className={folds && isWide(at, openAt) ? styles.wholeRow : undefined}
              aria-label={name}
              data-group={id}
            >
              {folds ? (
                <details
                  className={fold.group}
                  open={id === openGroup}
                  onToggle={({ currentTarget: { open } }) => {
                    if (open) setChosen(id);
                    else if (id === openGroup) setChosen(NONE);
                  }}
                >
                  <summary>
                    {heading}
                    <Glyph of={caretDown} />
                  </summary>
                  {inside}
                </details>
              ) : (
                <>
                  {heading}
                  {inside}
                </>
              )}
            </section>
          );
        })}
      </div>
    </section>
  );
}

/** Side by side, what is open takes a row of its own, and what stands alone before it the whole of its row: no hole is left. */
function isWide(at: number, openAt: number): boolean {
  return at === openAt || (at === openAt - 1 && at % 2 === 0);
}

function groupOf(button: HTMLElement): string | undefined {
  return button.closest<HTMLElement>('[data-group]')?.dataset.group;
}

/** The person folded all of them. */
const NONE = 'none of them';

function groupWith(missing: readonly Group[], at: Place | null): string | null {
  return missing.find(({ items }) => items.some(item => isSamePlace(item.at, at)))?.id ?? null;
}

/** The groups in which something waits, and those from which something speaks against it, in the order of the form. */
function groupsOfPage(
  application: Application,
  grown: readonly string[],
): readonly { readonly id: string; readonly name: string; readonly items: readonly Waiting[] }[] {
  const { kind, filled, against } = application;
  const { missing, fields } = filled;
  const placeOf = ({ at }: Waiting) => fields.findIndex(({ id }) => id === at.field);
  const from = new Set(against.flatMap(one => one.from.map(({ group }) => group)));
  return groupsOf(kind).flatMap(({ id, name }) => {
    const open = missing.find(one => one.id === id)?.items ?? [];
    const items = open.map(item => ({ ...item, there: null }));
    const isMissing = (list: string) => open.some(({ at }) => at.field === list && at.entry === null);
    const more = fields.flatMap(({ id: field, group, label, entries }) =>
      group === id &&
      grown.includes(field) &&
      entries.length > 0 &&
      !isMissing(field) &&
      mayHaveMore(application, field)
        ? [{ ...MORE, at: { field, entry: null, part: null }, label, there: entries.map(one => one.name) }]
        : [],
    );
    // In the order of the form, so that what is asked next comes after what was just added.
    const all = [...items, ...more].toSorted((one, other) => placeOf(one) - placeOf(other));
    return all.length > 0 || from.has(id) ? [{ id, name, items: all }] : [];
  });
}

/** Whether there may be more than what is there: a list of which no month may be left out has none once it is whole. */
function mayHaveMore(application: Application, list: string): boolean {
  const asked = askedAt(application, { field: list, entry: null, part: null });
  return asked?.kind === 'entry' && asked.list.unbrokenMonths === null;
}

const MORE = { of: null, hint: null, why: null } as const;
