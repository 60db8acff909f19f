import type { LetterLine } from '@towpath/domain/letters/composed.ts';
import type { AwaitedThing, DatedThing, DoneThing } from '@towpath/domain/plans/dates/things.ts';
import { isOverByPlan } from '@towpath/domain/plans/repayment/owedNow.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { debtsOf } from '../debts/readDebts.ts';
import type { OwedOf } from '../repayment/owed.ts';
import { bySending, type KeptLetter, keptLetters, sentLetter } from './repository.ts';
import type { Letters } from './service.ts';
import { words } from './words.ts';

/** What is known of the letters about one debt, or about all ('all'). */
export type KnownOfLetters = {
  readonly about: string;
  /** It makes an offer, and was read as it is and not sent. */
  readonly isReadOffer: boolean;
  readonly toKeep: readonly DatedThing[];
  readonly awaited: readonly AwaitedThing[];
  readonly done: readonly DoneThing[];
};

type Deps = {
  readonly database: Database;
  readonly seal: Seal;
  readonly letters: Pick<Letters, 'now'>;
  /** Says what debts are owed now. */
  readonly owedOf: (customerId: string) => Promise<OwedOf>;
};

/**
 * What letters a person has begun and not read, or read and not sent, whose answers they wait for and until when, and what
 * went out. Only what was begun is read. Where a plan was told that nothing is owed on a debt any more, nobody is waited for
 * and there is nothing to write, also once that plan is over.
 *
 * @param today 'YYYY-MM-DD'
 */
export async function knownLetters(
  { database, seal, letters, owedOf }: Deps,
  customerId: string,
  today: string,
): Promise<readonly KnownOfLetters[]> {
  const kept = await keptLetters(database, seal, customerId);
  const isBegun = kept.some(({ draft, readOn, sent }) => readOn !== null || draft.isTouched || !sent[0]);
  const now = isBegun ? await letters.now(customerId) : null;
  /** What waits with its plan, or is not to be sent any more, is nothing to do. */
  const isStopped = (letter: KeptLetter) => now?.one(letter)?.stops !== null;
  const over = await overByPlan({ database, owedOf }, customerId);
  return Promise.all(
    kept.toSorted(byLastSent).map(async letter => {
      const {
        id,
        about,
        draft,
        readOn,
        sent: [last],
      } = letter;
      const isReady = readOn !== null && draft.read !== null;
      const isToRead = !isReady && (last === undefined || draft.isTouched);
      const toKeep: DatedThing[] = [
        ...(isReady && !isStopped(letter) ? [{ kind: 'letters', day: null, ready: 1 } as const] : []),
        ...(isToRead && !isStopped(letter)
          ? [{ kind: 'letters to read', day: null, count: 1 } as const]
          : []),
      ];
      const one = isReady ? now?.one(letter) : undefined;
      const isReadOffer = one?.state.kind === 'read' && one.share !== null;
      if (!last) return { about, isReadOffer, toKeep, awaited: [], done: [] };
      const sentOn = readIsoDate(last.sentOn);
      const by = last.answerBy === null ? null : readIsoDate(last.answerBy);
      const sent = await sentLetter(database, seal, customerId, id, last.version);
      const from = sent ? receiverOf(sent.to) : '';
      const done = sentOn && from !== '' ? [{ what: words.wroteTo(from), on: sentOn }] : [];
      if (over.has(about) || last.answer !== null || last.answerBy === null || by === null || from === '') {
        return { about, isReadOffer, toKeep, awaited: [], done };
      }
      const isOver = last.answerBy < today;
      if (isOver && !isReady) toKeep.push({ kind: 'no answer', day: by, from });
      return {
        about,
        isReadOffer,
        toKeep,
        awaited: isOver ? [] : [{ kind: 'answer', by, from } as const],
        done,
      };
    }),
  );
}

/** The debts, by their ids, on which nothing is owed any more by what plans were told of them. */
async function overByPlan(
  { database, owedOf }: Pick<Deps, 'database' | 'owedOf'>,
  customerId: string,
): Promise<ReadonlySet<string>> {
  const [debts, owedIn] = await Promise.all([debtsOf(database, customerId), owedOf(customerId)]);
  return new Set(debts.filter(debt => isOverByPlan(owedIn(debt))).map(({ id }) => id));
}

/** What went last comes last. */
function byLastSent({ sent: [a] }: KeptLetter, { sent: [b] }: KeptLetter): number {
  return a && b ? bySending(a, b) : Number(a !== undefined) - Number(b !== undefined);
}

/** Whom a letter is for: its first line. */
function receiverOf([line = []]: readonly LetterLine[]): string {
  return line
    .map(part => (part.kind === 'text' ? part.text : part.value))
    .join('')
    .trim();
}
