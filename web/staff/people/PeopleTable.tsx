import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { PeopleSort, staffPeople } from '@towpath/contracts/api/staffPeople.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { AppLink } from '../../shell/AppLink.tsx';
import { words as staffWords } from '../words.ts';
import { nationText } from './Finder.tsx';
import { LabelTag } from './LabelTag.tsx';
import styles from './People.module.css';
import { peoplePath, rowOf } from './place.ts';
import { onPage, type Shown, sorted } from './query.ts';
import { seenText } from './seenText.ts';
import { words } from './words.ts';

type PeopleTableProps = Omit<AnswerOf<typeof staffPeople>, 'isNear'> & {
  readonly shown: Shown;
  /** Whose panel is open. */
  readonly open: string | undefined;
  readonly onShow: (next: Shown) => void;
  readonly onPage: (next: Shown) => void;
};

/** A page of people; on a narrow screen each is a card. */
export function PeopleTable({ people, next, back, shown, open, onShow, onPage: turn }: PeopleTableProps) {
  const now = new Date();
  const isFound = shown.find !== undefined;
  const { sort = 'seen' } = shown;
  const sorting = { isFound, sort, onSort: (by: PeopleSort) => onShow(sorted(shown, by)) };
  if (people.length === 0 && !next && !back) {
    return (
      <EmptyState headingLevel={2} heading={words.table.none}>
        {words.table.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">
          {words.table.caption}
          {isFound && ` ${words.table.byMatch}`}
        </caption>
        <thead>
          <tr>
            <SortedHead {...sorting} up="name" down="name-last">
              {words.table.person}
            </SortedHead>
            <th scope="col">{words.table.status}</th>
            <th scope="col">{words.table.nation}</th>
            <th scope="col">{words.table.part}</th>
            <SortedHead {...sorting} up="seen-first" down="seen">
              {words.table.seen}
            </SortedHead>
          </tr>
        </thead>
        <tbody>
          {people.map(({ customerId, name, nameGivenWith, email, status, nation, part, seenAt }) => (
            <tr key={customerId} data-open={customerId === open}>
              <th scope="row">
                <AppLink
                  id={rowOf(customerId)}
                  href={peoplePath(customerId, shown)}
                  aria-current={customerId === open ? 'true' : undefined}
                >
                  {name ?? words.noName}
                </AppLink>
                {nameGivenWith && <span className={styles.sub}>{staffWords.givenWith[nameGivenWith]}</span>}
                {email && <span className={styles.sub}>{email}</span>}
              </th>
              <td>
                <LabelTag status={status} />
              </td>
              <td>{nationText(nation)}</td>
              <td>{part ?? words.notBegun}</td>
              <td className={styles.when}>
                <time dateTime={seenAt}>{seenText(seenAt, now)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {(back || next) && (
        <nav className={styles.pages} aria-label={words.pages.label}>
          <Button
            variant="secondary"
            size="small"
            disabled={back === null}
            onClick={() => back !== null && turn(onPage(shown, { before: back }))}
          >
            {words.pages.back}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={next === null}
            onClick={() => next !== null && turn(onPage(shown, { after: next }))}
          >
            {words.pages.next}
          </Button>
        </nav>
      )}
    </>
  );
}

type SortedHeadProps = {
  readonly children: string;
  /** Who was found is in the order of what was found, and in no other. */
  readonly isFound: boolean;
  readonly sort: PeopleSort;
  readonly up: PeopleSort;
  readonly down: PeopleSort;
  readonly onSort: (sort: PeopleSort) => void;
};

function SortedHead({ children, isFound, sort, up, down, onSort }: SortedHeadProps) {
  if (isFound) return <th scope="col">{children}</th>;
  const is = sort === up ? 'ascending' : sort === down ? 'descending' : 'none';
  // Names begin at A, and moments at the latest.
  const first = up === 'name' ? up : down;
  const other = first === up ? down : up;
  return (
    <th scope="col" aria-sort={is}>
      <button type="button" data-sort={is} onClick={() => onSort(sort === first ? other : first)}>
        {children}
      </button>
    </th>
  );
}
