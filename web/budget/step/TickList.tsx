import type { Budget, CategoryEntry } from '@towpath/contracts/api/budget.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { checkCircleFill, plus } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { useEffect, useRef, useState } from 'react';
import { SideColumn } from '../../journey/SideColumn.tsx';
import { Bar } from '../../journey/steps/Bar.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { BudgetStore } from '../state/budgetStore.ts';
import { Crumbs } from './Crumbs.tsx';
import { words } from './listWords.ts';
import { TickGroup } from './TickGroup.tsx';
import styles from './TickList.module.css';

type Line = CategoryEntry['types'][number];
type Side = 'income' | 'expenditure';

/** How long after the last tick the count is said, in milliseconds. */
const SAID_AFTER_MS = 1_200;

/** How many parts are named of those behind "more". */
const NAMED_IN_MORE = 3;

type TickListProps = {
  readonly stepId: string;
  /** With every line that the person could have. */
  readonly whole: Budget;
  /** Why what is ticked was not taken. */
  readonly refusal: string | undefined;
  readonly store: BudgetStore;
  readonly onBack: () => void;
  readonly onContinue: () => void;
};

/** What comes in and goes out, to tick; only that is asked about afterwards. */
export function TickList({ stepId, whole, refusal, store, onBack, onContinue }: TickListProps) {
  const announce = useAnnounce();
  const [asking, setAsking] = useState<readonly Line[]>([]);
  const ticked = new Set(whole.list.typeIds);
  const sides = [
    { side: 'income', entries: whole.incomeCategories },
    { side: 'expenditure', entries: whole.expenditureCategories },
  ] as const;
  const offered = sides.flatMap(({ side, entries }) =>
    entries.flatMap(entry => offeredOf(side, entry, ticked)),
  );
  const isTicked = ({ line }: Offered) => ticked.has(line.typeId) || store.holds(line.typeId);
  const chosen = offered.filter(isTicked);
  const count = chosen.length;

  const shown = useRef(count);
  useEffect(() => {
    if (shown.current === count) return undefined;
    const timer = setTimeout(() => {
      shown.current = count;
      announce(words.tick.ticked(count));
    }, SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count, announce]);

  const save = (typeIds: readonly number[]) => store.saveList({ typeIds });
  const idsOf = (some: readonly Offered[]) => some.map(({ line }) => line.typeId);

  function toggle(line: Line, on: boolean) {
    if (on) save([...idsOf(chosen), line.typeId]);
    else if (store.holds(line.typeId)) setAsking([line]);
    else save(idsOf(chosen).filter(id => id !== line.typeId));
  }

  function clear(side: Side) {
    const own = chosen.filter(one => one.side === side);
    const withSums = own.filter(({ line }) => store.holds(line.typeId)).map(({ line }) => line);
    save(idsOf(chosen.filter(one => one.side !== side || withSums.includes(one.line))));
    shown.current = count - own.length + withSums.length;
    if (withSums.length > 0) setAsking(withSums);
    else announce(words.tick.cleared[side]);
  }

  return (
    <section className={styles.page}>
      <Crumbs at={0} />
      <div className={styles.columns}>
        <div>
          <StepHeading stepId={stepId} level={1}>
            {words.tick.heading}
          </StepHeading>
          <StepText>{words.tick.lead}</StepText>
          {sides.map(({ side }) => (
            <TickSide
              key={side}
              side={side}
              groups={whole.tickGroups.filter(group => group.side === side).map(({ name }) => name)}
              offered={offered.filter(one => one.side === side)}
              isTicked={isTicked}
              onToggle={toggle}
              onNone={() => clear(side)}
            />
          ))}
        </div>
        <aside className={styles.side}>
          <div className={styles.list}>
            <h2>{words.tick.listHeading}</h2>
            <p>{words.tick.listCount(count)}</p>
            {sides.map(({ side }) => {
              const names = chosen.filter(one => one.side === side).map(({ line }) => line.typeName);
              if (names.length === 0) return null;
              return (
                <section key={side}>
                  <h3>{side === 'income' ? words.tick.youGet : words.tick.youPay}</h3>
                  <ul data-long={names.length > 6 || undefined}>
                    {names.map(name => (
                      <li key={name}>
                        <Glyph of={checkCircleFill} />
                        {name}
                      </li>
                    ))}
                  </ul>
                </section>
              );
            })}
          </div>
          <SideColumn page={{}} />
        </aside>
      </div>
      <Modal
        open={asking.length > 0}
        onClose={() => setAsking([])}
        title={words.leaveOut.heading}
        actions={close => (
          <>
            <Button
              variant="secondary"
              onClick={() => {
                void store.leaveOut(asking.map(({ typeId }) => typeId));
                close();
              }}
            >
              {words.leaveOut.yes}
            </Button>
            <Button variant="secondary" onClick={close}>
              {words.leaveOut.no}
            </Button>
          </>
        )}
      >
        <p>{words.leaveOut.text(asking.map(({ typeName }) => typeName).join(', '))}</p>
      </Modal>
      <Bar
        notice={refusal && <Notification tone="red">{refusal}</Notification>}
        back={{ onPress: onBack }}
        reason={count === 0 ? words.tick.tickFirst : words.tick.ticked(count)}
        next={{ disabled: count === 0, onPress: onContinue }}
      />
    </section>
  );
}

/** A line that the list offers, with its part and its side. */
export type Offered = { readonly line: Line; readonly part: string; readonly side: Side };

function offeredOf(side: Side, entry: CategoryEntry, ticked: ReadonlySet<number>): readonly Offered[] {
  return entry.types
    .filter(line => line.isOffered || line.amount || ticked.has(line.typeId))
    .map(line => ({ line, part: entry.categoryName, side }));
}

type TickSideProps = {
  readonly side: Side;
  readonly groups: readonly string[];
  readonly offered: readonly Offered[];
  readonly isTicked: (one: Offered) => boolean;
  readonly onToggle: (line: Line, on: boolean) => void;
  readonly onNone: () => void;
};

/** One side: the common kinds in their groups, the rest behind "more" by the parts of the budget, and none of these. */
function TickSide({ side, groups, offered, isTicked, onToggle, onNone }: TickSideProps) {
  const rest = offered.filter(({ line }) => line.group === null);
  const [isOpen, setOpen] = useState(() => rest.some(isTicked));
  const [none, setNone] = useState(false);
  const count = offered.filter(isTicked).length;
  const parts = [...new Set(rest.map(({ part }) => part))];
  const group = (name: string, some: readonly Offered[]) => (
    <TickGroup key={name} name={name} offered={some} isTicked={isTicked} onToggle={onToggle} />
  );
  return (
    <section className={styles.tickSide} aria-labelledby={`tick-${side}`}>
      <h2 id={`tick-${side}`}>
        {words.sides[side]} <span>{words.tick.ticked(count)}</span>
      </h2>
      {groups.map(name =>
        group(
          name,
          offered.filter(({ line }) => line.group === name),
        ),
      )}
      {rest.length > 0 && !isOpen && (
        <TextButton iconStart={plus} onClick={() => setOpen(true)}>
          {words.tick.more(rest.length, parts.slice(0, NAMED_IN_MORE).map(uncapitalised).join(', '))}
        </TextButton>
      )}
      {isOpen &&
        parts.map(part =>
          group(
            part,
            rest.filter(one => one.part === part),
          ),
        )}
      <label className={styles.none}>
        <input
          type="checkbox"
          checked={none && count === 0}
          onChange={({ target }) => {
            setNone(target.checked);
            if (target.checked) onNone();
          }}
        />
        {words.tick.none[side]}
      </label>
    </section>
  );
}

function uncapitalised(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
