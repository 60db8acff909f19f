import { staffPeople, staffPeopleCount } from '@towpath/contracts/api/staffPeople.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { SidePanel } from '@towpath/design-system/layers/SidePanel.tsx';
import { closeLead } from '@towpath/design-system/motion.ts';
import { useEffect, useRef } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useLocation, useParams } from '../../shell/router/router.tsx';
import { useGoTo } from '../../shell/useGoTo.ts';
import { useIsWide } from '../../shell/useIsWide.ts';
import type { AreaProps } from '../area.ts';
import { BarKey, InShortcutBar } from '../shortcuts/ShortcutBar.tsx';
import { isSignedOut, staffApi } from '../staffApi.ts';
import { useFocusAtFirst } from '../useFocusAtFirst.ts';
import { words as staff } from '../words.ts';
import { Finder } from './Finder.tsx';
import { Labels } from './Labels.tsx';
import { Lanes } from './Lanes.tsx';
import styles from './People.module.css';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { peoplePath, rowOf } from './place.ts';
import { filtersOf, readShown, type Shown, sayShown } from './query.ts';
import { words } from './words.ts';

/** Who there is: a table to look somebody up in, and beside it who they are. The address keeps what is shown. */
export function PeoplePage({ takesFocus, onEnded }: AreaProps) {
  const heading = useFocusAtFirst(takesFocus);
  const results = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const { id: open } = useParams();
  const goTo = useGoTo();
  const isWide = useIsWide();
  const shown = readShown(search);
  const listing = useOperation((query: Shown) => staffApi(staffPeople, { query }));
  const counting = useOperation((query: Shown) => staffApi(staffPeopleCount, { query }));
  const counted = sayShown(filtersOf(shown));
  const [list, count] = [listing.trigger, counting.trigger];
  useEffect(() => void list(readShown(search)), [list, search]);
  useEffect(() => void count(readShown(counted)), [count, counted]);
  const failure = listing.error ?? counting.error;
  const hasEnded = isSignedOut(failure);
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);

  const { answer } = listing;
  const show = (next: Shown) => goTo(peoplePath(undefined, next));
  function close() {
    goTo(peoplePath(undefined, shown));
    if (open === undefined) return;
    // Until the layer is gone the page behind it takes no focus; and the layer gives it back to what may be gone.
    setTimeout(() => document.getElementById(rowOf(open))?.focus(), 2 * closeLead);
  }
  /** The focus goes from one person to the next, or to the last. */
  function move(by: 1 | -1) {
    const rows = answer?.people.map(({ customerId }) => rowOf(customerId)) ?? [];
    const at = rows.indexOf(document.activeElement?.id ?? '');
    const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1);
    document.getElementById(rows[next] ?? '')?.focus();
  }
  const panel = open !== undefined && (
    <PersonPanel
      key={open}
      customerId={open}
      onEnded={onEnded}
      onMoved={() => void Promise.all([list(shown), count(filtersOf(shown))])}
    />
  );
  return (
    <div className={styles.page}>
      <PageTitle>{words.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {words.heading}
      </h1>
      <p role="status" className={styles.total}>
        {counting.answer &&
          words.total(
            sayCount(counting.answer.all),
            counted === '' || answer?.isNear ? null : sayCount(counting.answer.fit),
          )}
        {answer?.isNear && ` ${words.table.near}`}
      </p>
      <Lanes shown={shown} sizes={counting.answer?.lanes} />
      <Finder shown={shown} partners={counting.answer?.partners ?? []} onShow={show} />
      {failure && !hasEnded && <Notification tone="red">{wordsOfFailure(failure)}</Notification>}
      <div className={styles.split} data-open={isWide && open !== undefined}>
        <div ref={results} tabIndex={-1} className={styles.results} aria-busy={listing.isFetching}>
          {!answer && !listing.error && <Loading label={words.loading} skeleton={[100, 100, 100]} />}
          {answer && (
            <PeopleTable
              {...answer}
              shown={shown}
              open={open}
              onShow={show}
              onPage={next => {
                show(next);
                results.current?.focus();
              }}
            />
          )}
          <Labels />
        </div>
        <SidePanel docked={isWide} open={open !== undefined} onClose={close} title={words.panel.details}>
          {panel}
        </SidePanel>
      </div>
      <InShortcutBar>
        <BarKey keys="j" says={staff.keys.down} onPress={() => move(1)} />
        <BarKey keys="k" says={staff.keys.up} onPress={() => move(-1)} />
      </InShortcutBar>
    </div>
  );
}

type Counted = { readonly count: number; readonly precision: keyof typeof words.counted };

function sayCount({ count, precision }: Counted): string {
  return words.counted[precision](count.toLocaleString('en-GB'));
}
