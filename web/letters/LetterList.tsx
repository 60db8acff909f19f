import type { LetterInList, LetterPack } from '@towpath/contracts/api/letters.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { StatusTag, type TagTone } from '@towpath/design-system/cards/StatusTag.tsx';
import { Anchor } from '@towpath/design-system/links.tsx';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayNearDay } from '@towpath/domain/values/nearDay.ts';
import { formatSum, type Pence } from '@towpath/domain/values/pence.ts';
import { londonMoment } from '../data/londonMoment.ts';
import { paths } from '../shell/paths.ts';
import { ByLender } from './ByLender.tsx';
import pile from './LetterPile.module.css';
import styles from './Letters.module.css';
import { words } from './words.ts';

type LetterListProps = {
  readonly letters: readonly LetterInList[];
  readonly pack: Pick<LetterPack, 'others' | 'notToSend' | 'offers'>;
  readonly openId: string | undefined;
};

const TONES: Readonly<Record<LetterInList['state']['kind'], TagTone>> = {
  'fill in': 'care',
  'not read': 'todo',
  'read again': 'care',
  read: 'done',
  waits: 'todo',
  'not to send': 'todo',
  sent: 'done',
  'no answer yet': 'progress',
  answered: 'done',
};

/** The letters, each with how it stands; besides them others that can help, and whom not to write to. */
export function LetterList({ letters, pack, openId }: LetterListProps) {
  const { others, offers } = pack;
  const notToSend = pack.notToSend.filter(({ isFirst }) => !isFirst);
  const all = others.filter(({ id }) => letters.every(other => other.id !== id));
  const isUrgent = (letter: LetterInList) => letters.length > 0 && cannotWait(letter, letters);
  const urgent = all.filter(isUrgent);
  const besides = all.filter(letter => !isUrgent(letter));
  return (
    <div>
      <nav aria-label={words.list}>
        {urgent.length > 0 && <ByLender letters={urgent} />}
        {letters.length > 0 ? <Pile letters={letters} openId={openId} /> : <ByLender letters={besides} />}
      </nav>
      {offers && (
        <p className={`${styles.sums} small muted`}>
          {offers.shares.length > 1 &&
            words.sums(offers.shares.map(formatSum), formatSum(totalOf(offers.shares)))}{' '}
          {offers.onTop.map(({ to, sum }) => words.onTop(to, formatSum(sum))).join(' ')}{' '}
          {letters.every(({ warns }) => warns === null) && offers.says}
        </p>
      )}
      {notToSend.length > 0 && (
        <Disclosure summary={words.notToSend}>
          <NotToWrite notToSend={notToSend} />
        </Disclosure>
      )}
      {letters.length > 0 && besides.length > 0 && (
        <Disclosure summary={words.others}>
          <ByLender letters={besides} />
        </Disclosure>
      )}
    </div>
  );
}

/**
 * Whether a letter that is not begun stands before those that are, and in no fold: something can be lost by its debt, or it has
 * a last day, and no letter about that debt is among them.
 */
function cannotWait({ about, lastDay }: LetterInList, begun: readonly LetterInList[]): boolean {
  if (about === null || (about.danger?.isToLose !== true && lastDay === null)) return false;
  return begun.every(other => other.about?.debtId !== about.debtId);
}

/** Whom not to write to, and why. */
export function NotToWrite({ notToSend }: Pick<LetterPack, 'notToSend'>) {
  return (
    <ul className={styles.links}>
      {notToSend.map(({ to, says }) => (
        <li key={`${to} ${says}`}>
          <b>{to}</b>
          <p className="small">{says}</p>
        </li>
      ))}
    </ul>
  );
}

function Pile({ letters, openId }: Pick<LetterListProps, 'letters' | 'openId'>) {
  return (
    <ul className={pile.pile}>
      {letters.map(({ id, to, title, state, inOwnWords, lastDay, saidFirst }) => (
        <li key={id}>
          <Anchor href={paths.letter(id)} aria-current={id === openId ? 'true' : undefined}>
            <span className={pile.which}>
              <b>{to}</b> <span className={styles.sub}>{title}</span>{' '}
              {lastDay && <span className={pile.lastDay}>{lastDay.short}</span>}{' '}
              {saidFirst && <span className={pile.lastDay}>{saidFirst.heading}</span>}
            </span>
            <StatusTag tone={TONES[state.kind]}>{saysOf(state, inOwnWords)}</StatusTag>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function totalOf(sums: readonly Pence[]): Pence {
  return sums.reduce((total, sum) => total + sum, 0);
}

function saysOf({ kind, toFillIn, on }: LetterInList['state'], inOwnWords: boolean): string {
  if (kind === 'fill in') return words.state.toFillIn(toFillIn);
  if (kind !== 'sent') return words.state[kind];
  return words.state[inOwnWords ? 'inOwnWords' : 'sent'](
    sayNearDay(on ?? '', isoDate(londonMoment(new Date()).day)),
  );
}
