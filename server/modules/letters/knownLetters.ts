import { complaintToTakeOn } from '@towpath/domain/letters/complaints.ts';
import type { LetterLine } from '@towpath/domain/letters/composed.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { asksForLastLetter } from '@towpath/domain/letters/lastLetter.ts';
import { isOfferOfPlan } from '@towpath/domain/letters/offerOfPlan.ts';
import { isWrittenToThem } from '@towpath/domain/letters/pack.ts';
import { confirmsSettlement } from '@towpath/domain/letters/settlements.ts';
import { textOf } from '@towpath/domain/letters/textOf.ts';
import { threadOf } from '@towpath/domain/letters/threads.ts';
import type { AwaitedThing, DatedThing, DoneThing } from '@towpath/domain/plans/dates/things.ts';
import { isOverByPlan } from '@towpath/domain/plans/repayment/owedNow.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { bySending, type KeptLetter, keptLetters, sentLetter } from './repository.ts';
import type { Letters } from './service.ts';
import { type AgreedSettlement, settlementsAgreed } from './settlementsAgreed.ts';
import { settlementsDenied } from './settlementsDenied.ts';
import { idOf } from './toResponse.ts';
import { wentByLetter } from './wentByLetter.ts';
import { words } from './words.ts';
import type { WorldDeps } from './world.ts';

/** What is known of the letters about one debt, or about all ('all'). */
export type KnownOfLetters = {
  readonly about: string;
  /** It makes the offer of a plan that pays its debt, where there is one. */
  readonly isOffer: boolean;
  /** It makes an offer, and was read as it is and not sent. */
  readonly isReadOffer: boolean;
  readonly toKeep: readonly DatedThing[];
  readonly awaited: readonly AwaitedThing[];
  readonly done: readonly DoneThing[];
};

type Deps = WorldDeps & {
  readonly seal: Seal;
  readonly letters: Pick<Letters, 'now'>;
};

/**
 * What letters a person has begun and not read, or read and not sent, whose answers they wait for and until when, what came of
 * them that they have to do something about, and what went out. Only what was begun is read. Where a plan was told that
 * nothing is owed on a debt any more, nobody is waited for and there is nothing to write, also once that plan is over; but
 * for a complaint, and for a word that it, or a settlement, is paid.
 *
 * @param today 'YYYY-MM-DD'
 */
export async function knownLetters(
  deps: Deps,
  customerId: string,
  today: string,
): Promise<readonly KnownOfLetters[]> {
  const { database, seal, letters, definitions } = deps;
  const kept = await keptLetters(database, seal, customerId);
  const definitionOf = ({ letterKey }: KeptLetter) => definitions.find(({ id }) => id === letterKey);
  const complaints = new Map(
    kept.filter(isComplaint).flatMap(letter => {
      const found = complaintToTakeOn(wentByLetter(definitions, kept, letter.about), today, definitions);
      return found ? [[letter.id, found] as const] : [];
    }),
  );
  const isBegun = kept.some(({ draft, readOn, sent }) => readOn !== null || draft.isTouched || !sent[0]);
  const isAnswerLate = kept.some(
    ({ sent: [last] }) => last?.answer === null && last.answerBy !== null && last.answerBy < today,
  );
  const denied = new Set((await settlementsDenied(deps, customerId, kept)).map(one => one.letterId));
  const asksNow = isBegun || complaints.size > 0 || isAnswerLate || denied.size > 0;
  const now = asksNow ? await letters.now(customerId) : null;
  /** What waits with its plan, or is not to be sent any more, is nothing to do. */
  const isStopped = (letter: KeptLetter) => now?.one(letter)?.stops !== null;
  const [over, agreed] = await Promise.all([
    overByPlan(deps, customerId),
    settlementsAgreed(deps, customerId, kept),
  ]);
  return Promise.all(
    kept.toSorted(byLastSent).map(async letter => {
      const {
        id,
        about,
        draft,
        readOn,
        sent: [last],
      } = letter;
      const definition = definitionOf(letter);
      const isOffer = definition !== undefined && isOfferOfPlan(definition, definitions);
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
      const known = { about, isOffer, isReadOffer, toKeep };
      if (!last) return { ...known, awaited: [], done: [] };
      const sentOn = readIsoDate(last.sentOn);
      const by = last.answerBy === null ? null : readIsoDate(last.answerBy);
      const sent = await sentLetter(database, seal, customerId, id, last.version);
      const from = sent ? receiverOf(sent.to) : '';
      const says = sent ? { letter: sent.title, about: textOf(sent.reference) } : {};
      const done = sentOn && from !== '' ? [{ what: words.wroteTo(from), on: sentOn, ...says }] : [];
      const isOver =
        over.has(about) && !isComplaint(letter) && !(definition && isAboutWhatIsPaid(definition));
      if (isOver || from === '') return { ...known, awaited: [], done };
      toKeep.push(...agreed.filter(({ letterId }) => letterId === id).flatMap(asThing(from, today)));
      const complaint = complaints.get(id);
      if (complaint && goesToOmbudsman(letter)) {
        const day = complaint.by === null ? null : readIsoDate(complaint.by);
        toKeep.push({ kind: 'complaint to take on', day, from });
        return { ...known, awaited: [], done };
      }
      if (denied.has(id)) {
        const hasLetter = goesToComplain(letter);
        toKeep.push({
          kind: 'settlement denied',
          day: null,
          from,
          letter: { letterId: idOf(letter) },
          hasLetter,
        });
      }
      if (last.answer !== null || last.answerBy === null || by === null) {
        return { ...known, awaited: [], done };
      }
      const isLate = last.answerBy < today;
      // Where no letter may go any more there is nothing to write again.
      if (isLate && !isReady && mayGoAgain(letter)) {
        toKeep.push({ kind: 'no answer', day: by, from, letter: { letterId: idOf(letter) } });
      }
      const answer = { kind: 'answer', by, from, ...says } as const;
      return { ...known, awaited: isLate ? [] : [answer], done };
    }),
  );

  function isComplaint(letter: KeptLetter): boolean {
    const definition = definitionOf(letter);
    return definition !== undefined && threadOf(definition, definitions) === 'complaint';
  }

  /** Whether the same letter may go again, or one that follows on it to the same people. What complains is another matter. */
  function mayGoAgain(letter: KeptLetter): boolean {
    const follow = (definitionOf(letter)?.next ?? []).filter(id => {
      const next = definitions.find(one => one.id === id);
      return next && isWrittenToThem(next) && threadOf(next, definitions) !== 'complaint';
    });
    return [letter.letterKey, ...follow].some(
      letterKey => now?.one({ letterKey, about: letter.about })?.stops === null,
    );
  }

  /** Whether the letter is there by which they complain of what came back. */
  function goesToComplain(letter: KeptLetter): boolean {
    return (definitionOf(letter)?.next ?? []).some(letterKey => {
      const next = now?.one({ letterKey, about: letter.about });
      return next?.stops === null && threadOf(next.definition, definitions) === 'complaint';
    });
  }

  /** Whether the letter is there by which an ombudsman is asked: none looks at some kinds of debt. */
  function goesToOmbudsman(complaint: KeptLetter): boolean {
    return (definitionOf(complaint)?.next ?? []).some(letterKey => {
      const next = now?.one({ letterKey, about: complaint.about });
      return next?.definition.receiver === 'ombudsman' && next.stops === null;
    });
  }
}

/** What settles a debt, as something to pay, or to talk over first: once its day is over there is nothing to talk over. */
function asThing(from: string, today: string) {
  return ({ by, sum, waits, hasLetter }: AgreedSettlement): readonly DatedThing[] => {
    const day = readIsoDate(by);
    const isLate = by < today;
    if (!day || (waits !== null && isLate)) return [];
    return [{ kind: 'settlement to pay', day, from, sum, isLate, hasLetter, ...(waits && { waits }) }];
  };
}

/** The debts, by their ids, on which nothing is owed any more by what plans were told of them. */
async function overByPlan(
  { database, owedOf }: Pick<Deps, 'database' | 'owedOf'>,
  customerId: string,
): Promise<ReadonlySet<string>> {
  const [debts, owedIn] = await Promise.all([debtsOf(database, customerId), owedOf(customerId)]);
  return new Set(debts.filter(debt => isOverByPlan(owedIn(debt))).map(({ id }) => id));
}

/** Whether a letter is about what was paid: it waits for its answer though nothing is owed any more. */
function isAboutWhatIsPaid(definition: LetterDefinition): boolean {
  return confirmsSettlement(definition) || asksForLastLetter(definition);
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
