import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { besideOffers } from '@towpath/domain/plans/repayment/offersWent.ts';
import { isRepaid, isScheme } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import type { ReactNode } from 'react';
import { useIsWide } from '../../shell/useIsWide.ts';
import styles from '../Plans.module.css';
import { Entry } from './Entry.tsx';
import { words } from './words.ts';

type Happened = Repayment['happened'];
type Change = Plan['changes'][number];

/** What a plan came to, and what was done for it besides. */
type Changed = Pick<Plan, 'product' | 'changes' | 'beside'>;

type PlanHistoryProps = {
  readonly plan: Changed;
  /** What was written down of what is repaid, what happened last first. */
  readonly happened?: Happened;
  /** That something was taken back, where that was the last. */
  readonly beside?: ReactNode;
  readonly onTakeBack?: (entry: number) => void;
};

/** So many entries of a plan that is repaid stand open; those before are one press away. */
const SHOWN = 6;

/** All that a plan came to, and all that was written down of it: what, on which day, and whose doing it was. */
export function PlanHistory({ plan, happened = [], beside, onTakeBack }: PlanHistoryProps) {
  // In a narrow window the whole list is one press away: what leads is who has answered, and what is paid.
  const isWide = useIsWide();
  const done = inOrder(plan, besideOffers(plan.changes, happened));
  if (happened.length === 0) {
    return done.length < 2 ? null : (
      <Disclosure className={styles.section} summary={words.heading}>
        <List>{newestFirst(done)}</List>
      </Disclosure>
    );
  }
  const entries = happened.map(entry => ({
    on: entry.on,
    item: <Entry key={entry.sequence} entry={entry} onTakeBack={onTakeBack} />,
  }));
  const all = newestFirst([...entries, ...done]);
  const open = isWide ? all.slice(0, SHOWN) : [];
  const folded = isWide ? all.slice(SHOWN) : all;
  return (
    <section aria-labelledby="happened">
      <h2 id="happened" className={isWide ? undefined : 'visually-hidden'}>
        {words.heading}
      </h2>
      {beside}
      {open.length > 0 && <List>{open}</List>}
      {folded.length > 0 && (
        <Disclosure summary={isWide ? words.earlier(folded.length) : words.heading}>
          <List>{folded}</List>
        </Disclosure>
      )}
    </section>
  );
}

type Item = { readonly on: string; readonly item: ReactNode };

/** Of one day in the order in which they are given. */
function newestFirst(items: readonly Item[]): readonly ReactNode[] {
  return items.toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? 1 : -1)).map(({ item }) => item);
}

function List({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.history}>{children}</ol>;
}

/**
 * What a plan came to and what was done for it besides, what was last first: of one day by what came to pass before it. That a
 * form was handed over brings its plan to an adviser, and is said once.
 */
function inOrder(plan: Changed, changes: readonly Change[]): readonly Item[] {
  const isFormTold = plan.beside.some(({ what }) => what === 'form handed over');
  const items = [
    // They have no names, and are only ever added to at their end.
    ...changes
      .filter(({ state, by }) => !(isFormTold && state === 'with an adviser' && by === 'person'))
      .map(change => {
        const place = plan.changes.indexOf(change) + 1;
        return {
          on: change.on,
          place,
          item: <ChangeItem key={`change ${place}`} plan={plan} change={change} />,
        };
      }),
    ...plan.beside.map(beside => {
      const place = plan.beside.indexOf(beside) + 1;
      return {
        on: beside.on,
        place: beside.after + place / (plan.beside.length + 1),
        item: <BesideItem key={`beside ${place}`} beside={beside} />,
      };
    }),
  ];
  return items.toSorted((a, b) => b.place - a.place);
}

function BesideItem({ beside }: { readonly beside: Plan['beside'][number] }) {
  const { what, how, by, on } = beside;
  const who = by ?? words.beside.somebody;
  return (
    <li>
      <b>
        {what === 'form handed over'
          ? words.beside[what](by)
          : what === 'talked over'
            ? words.talked[how ?? 'phone'](who)
            : words.beside[what](capital(who))}
      </b>
      <br />
      {sayDay(on)}
    </li>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ChangeItem({ plan, change }: { readonly plan: Changed; readonly change: Change }) {
  const { state, says, on, by, notedBy } = change;
  const { shortName } = plan.product;
  return (
    <li>
      <b>{says ?? words.states[state]?.(inSentence(shortName)) ?? state}</b>
      <br />
      {sayDay(on)}, {isByItself(shortName, change) ? words.by.itself : words.by[by]}
      {notedBy && notedBy !== by && `, ${words.notedBy[notedBy]}`}
    </li>
  );
}

/**
 * What is repaid runs once nobody's answer is waited for and the first payment is made: nobody has to say so. A programme of
 * the scheme is approved by those who decide on it.
 */
function isByItself(shortName: string, { state, notedBy, by }: Change): boolean {
  const isAnswered = state === 'accepted' && by === 'receiver' && !isScheme(shortName);
  const isMoved = state === 'running' ? by === 'person' : isAnswered;
  return isRepaid(shortName) && isMoved && notedBy === null;
}
