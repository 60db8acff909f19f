import type { LetterInList } from '@towpath/contracts/api/letters.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { Anchor } from '@towpath/design-system/links.tsx';
import { paths } from '../shell/paths.ts';
import pile from './LetterPile.module.css';
import styles from './Letters.module.css';
import { words } from './words.ts';

type Letters = readonly LetterInList[];

/** Letters that can help, as one line for each lender: the one that fits best, what is in danger, and a fold with the rest. */
export function ByLender({ letters }: { readonly letters: Letters }) {
  return (
    <ul className={pile.pile}>
      {lendersOf(letters).map(([first, ...rest]) => (
        <li key={first.id}>
          <Anchor href={paths.letter(first.id)}>
            <span className={pile.which}>
              <b>{first.about?.lender ?? first.to}</b>{' '}
              <Which letter={first} isOfMany={isOfMany([first, ...rest])} />
            </span>
            {first.about?.danger && (
              <StatusTag tone={first.about.danger.isToLose ? 'care' : 'progress'}>
                {first.about.danger.tag}
              </StatusTag>
            )}
          </Anchor>
          <SaidFirst letters={[first, ...rest]} />
          {rest.length > 0 && (
            <Rest lender={first.about?.lender ?? first.to} letters={[first, ...rest]} rest={rest} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is said of each letter to a lender about a debt that is disputed or may be too old, once for all of them. */
function SaidFirst({ letters }: { readonly letters: Letters }) {
  const said = letters.find(({ saidFirst }) => saidFirst !== null)?.saidFirst;
  return said ? <p className={`${pile.lastDay} ${pile.first}`}>{said.heading}</p> : null;
}

type RestProps = { readonly lender: string; readonly letters: Letters; readonly rest: Letters };

/** The other letters to a lender, and behind them those that are only for when something has come. */
function Rest({ lender, letters, rest }: RestProps) {
  const links = (of: Letters) => (
    <ul>
      {of.map(letter => (
        <li key={letter.id}>
          <Anchor href={paths.letter(letter.id)}>
            <span className={pile.which}>
              <Which letter={letter} isOfMany={isOfMany(letters)} />
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
  const plain = rest.filter(({ onlyIf }) => onlyIf === null);
  const onlyIf = rest.filter(letter => letter.onlyIf !== null);
  return (
    <Disclosure
      className={pile.rest}
      summary={
        <>
          {words.more(rest.length)}
          <span className="visually-hidden">{words.moreOf(lender)}</span>
        </>
      }
    >
      {plain.length > 0 && links(plain)}
      {onlyIf.length > 0 && (
        <>
          <p className={`${pile.onlyIf} small`}>{words.onlyIf}</p>
          {links(onlyIf)}
        </>
      )}
    </Disclosure>
  );
}

/** Which letter it is: with whom it goes to, where that is not the lender, and the kind of debt, where theirs are several. */
function Which({
  letter,
  isOfMany: tellsApart,
}: {
  readonly letter: LetterInList;
  readonly isOfMany: boolean;
}) {
  const { title, to, about, onlyIf, lastDay } = letter;
  const more = [
    ...(about && about.lender !== to ? [words.to(to)] : []),
    ...(tellsApart && about?.what ? [words.aboutKind(about.what)] : []),
    ...(onlyIf === null ? [] : [onlyIf]),
  ];
  return (
    <>
      <span className={styles.sub}>{title}</span>{' '}
      {more.length > 0 && <span className={styles.sub}>{more.join('. ')}</span>}{' '}
      {lastDay && <span className={pile.lastDay}>{lastDay.short}</span>}
    </>
  );
}

/** The letters of each lender together, in the order in which they came. */
function lendersOf(letters: Letters): readonly (readonly [LetterInList, ...LetterInList[]])[] {
  const lenders = new Map<string, [LetterInList, ...LetterInList[]]>();
  for (const letter of letters) {
    const lender = letter.about?.lender ?? letter.id;
    const before = lenders.get(lender);
    if (before) before.push(letter);
    else lenders.set(lender, [letter]);
  }
  return [...lenders.values()];
}

/** Whether letters are about more than one debt. */
function isOfMany(letters: Letters): boolean {
  return new Set(letters.map(({ about }) => about?.debtId)).size > 1;
}
