import { allCreditTypes, type CreditType, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { type DebtFormLack, detailsOfDebtForm } from '@towpath/domain/debts/debtForm.ts';
import type { ToldKind } from '@towpath/domain/debts/kindGuide.ts';
import {
  EMPTY_TOLD_FORM,
  formOfCard,
  furtherCard,
  isWhoseSaid,
  kindOfCard,
  lacksOfCard,
  openCards,
  type ToldForm,
  type Whose,
  withFurther,
} from '@towpath/domain/debts/toldDebts.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import { useMemo, useState } from 'react';
import { useKeptRemote } from '../../data/keptRemote.ts';
import { newId } from '../../data/newId.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { useLoadedJourney } from '../../journey/state/journeyContext.ts';
import type { KnownGuides } from '../kinds/guidesContext.ts';
import type { IdentifiedDebt } from '../state/debtKinds.ts';
import { type CardDraft, NOTHING_TOLD, type ToldDraft, toldDraftOf } from './toldDraft.ts';

/** An empty card, or one that is being filled in. */
export type ToldCard = ToldKind & {
  /** 2 for a second debt of what was named. */
  readonly number: number;
  readonly form: ToldForm;
  /** The kinds to choose from; none where the kind is known. */
  readonly kinds: readonly CreditType[];
  /** The kind, once it is known. */
  readonly kind: CreditType | undefined;
  readonly lacks: readonly DebtFormLack[];
};

export type ToldCards = ReturnType<typeof useToldCards>;

/**
 * The cards of what the person named in the first questions: filled in here, kept through a reload, and saved together.
 *
 * @param listed the kinds of the debts on the list, those included that have not reached the server
 * @param on false once the step is done: then nothing is asked again
 */
export function useToldCards(guides: KnownGuides, listed: readonly (number | null)[], on: boolean) {
  const outbox = useOutbox();
  const { journeyId } = useLoadedJourney();
  const kept = useMemo(() => toldDraftOf(outbox, journeyId), [outbox, journeyId]);
  const [draft, setDraft] = useState<ToldDraft>(() => kept.read() ?? NOTHING_TOLD);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const types = useKeptRemote(call => call(allCreditTypes)).answer;
  const told = on && types && guides !== undefined && guides !== 'none' ? guides.told : [];
  const cards = withFurther(openCards(told, listed, draft.away), draft.more).map((one): ToldCard => {
    const all = types ?? [];
    const known = kindOfCard(one, all);
    const typed = draft.cards[one.id]?.form ?? EMPTY_TOLD_FORM;
    const form = known === null ? typed : { ...typed, creditTypeId: known };
    const kinds =
      known === null ? one.creditTypeIds.flatMap(id => all.find(kind => kind.id === id) ?? []) : [];
    const kind = all.find(({ id }) => id === form.creditTypeId);
    return { ...one, form, kinds, kind, lacks: lacksOfCard(form) };
  });
  const isWhoseOpen = cards.length > 0 && !isWhoseSaid(draft.whose, cards);

  function keep(next: ToldDraft) {
    setDraft(next);
    kept.keep(next);
  }

  function change(id: string, values: Partial<ToldForm>) {
    const before: CardDraft = draft.cards[id] ?? { id: newId(), form: EMPTY_TOLD_FORM };
    keep({ ...draft, cards: { ...draft.cards, [id]: { ...before, form: { ...before.form, ...values } } } });
  }

  /** A field is left: says what is wrong with it. An empty one is asked for by Continue. */
  function leave(card: ToldCard, field: DebtFormLack['field']) {
    const lack = card.lacks.find(each => each.field === field);
    if (lack?.problem === 'error') setShown(new Set(shown).add(idOfField(card.id, field)));
  }

  const problems = [
    ...cards.flatMap(({ id, lacks }) =>
      lacks.map(({ field, message }) => ({ id: idOfField(id, field), message })),
    ),
  ];

  return {
    cards,
    whose: draft.whose,
    isWhoseOpen,
    /** Nothing is missing: Continue saves all. */
    ready: problems.length === 0 && !isWhoseOpen,
    problems,
    attempt,
    messageAt: (id: string) => (shown.has(id) ? problems.find(each => each.id === id)?.message : undefined),
    showsWhose: isWhoseOpen && attempt > 0,
    change,
    leave,
    setWhose: (whose: Whose) => keep({ ...draft, whose }),
    /** Takes a card off: an added one is gone, a named one is not owed. */
    putAway: (id: string) =>
      keep({
        ...draft,
        more: draft.more.filter(one => one !== id),
        away: draft.more.includes(id) ? draft.away : [...draft.away, id],
      }),
    /** One more card of the same kind; gives back its id. */
    addLike(id: string): string {
      const further = furtherCard(id, draft.more);
      keep({ ...draft, more: [...draft.more, further] });
      return further;
    },
    /** Continue was pressed and something is missing. */
    showAll() {
      setShown(new Set(problems.map(({ id }) => id)));
      setAttempt(attempt + 1);
    },
    /** The debts of the cards, to be saved; none while something is missing. */
    bodies: (): readonly IdentifiedDebt[] => cards.flatMap(card => bodyOf(card, draft) ?? []),
    /** The step is done. */
    forget: () => kept.forget(),
  };
}

/** The id of a field on a card. */
export function idOfField(cardId: string, field: string): string {
  return `told-${cardId.replace(/[.~]/gu, '-')}-${field}`;
}

function bodyOf({ id, form, kind }: ToldCard, { cards, whose }: ToldDraft): IdentifiedDebt | null {
  const details = detailsOfDebtForm(formOfCard(id, form, whose), kind);
  const debtId = cards[id]?.id;
  if (!details || debtId === undefined) return null;
  const body: DebtBody = {
    ...details,
    creditTypeName: kind?.name ?? null,
    currentBalance: poundsOf(details.currentBalance),
    regularPaymentAmount: poundsOf(details.regularPaymentAmount),
  };
  return { ...body, id: debtId };
}
