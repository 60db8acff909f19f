import type { LetterWords } from '@towpath/contracts/api/letterPart.ts';
import type { Letter, LetterInList, LetterPart as PartInAnswer } from '@towpath/contracts/api/letters.ts';
import { saidFirst } from '@towpath/domain/letters/adviceFirst.ts';
import { byLender } from '@towpath/domain/letters/byLender.ts';
import type { ComposedLetter, LetterLine, LetterPart } from '@towpath/domain/letters/composed.ts';
import { dangerOf, isForStage } from '@towpath/domain/letters/dangerOf.ts';
import { saysBudgetGoes } from '@towpath/domain/letters/saysBudgetGoes.ts';
import { receiverOf } from '@towpath/domain/letters/textOf.ts';
import { lenderOf } from './noneSaid.ts';
import { lackedByPdf } from './notInPdf.ts';
import { keptVersions, type LetterKey, type SentVersion } from './repository.ts';
import type { ShownLetter } from './shownLetters.ts';
import type { VersionFile } from './versionFiles.ts';
import type { World } from './world.ts';

/** The id of a letter in addresses: its kind and what it is about. */
export function idOf({ letterKey, about }: LetterKey): string {
  return `${letterKey}.${about}`;
}

/** What an id names; undefined where it cannot be one. */
export function keyOf(id: string): LetterKey | undefined {
  const [letterKey, about, ...more] = id.split('.');
  return letterKey && about && more.length === 0 ? { letterKey, about } : undefined;
}

/** What of a letter is named: as it went, while it stands as sent, or else as it would go today. */
export function asItStands({ asSent, letter }: Pick<ShownLetter, 'asSent' | 'letter'>): ComposedLetter {
  return asSent ?? letter;
}

/** A letter as it stands in a list. */
export function inList(one: ShownLetter): LetterInList {
  return {
    id: idOf(one),
    name: one.definition.name,
    title: asItStands(one).title,
    to: receiverOf(asItStands(one)),
    purpose: one.definition.purpose,
    onlyIf: one.definition.onlyIf,
    about: aboutOf(one),
    budget: one.attachesBudget ? 'attached' : one.canAttachBudget ? 'can attach' : 'none',
    lastDay: one.lastDay,
    state: one.state,
    saidFirst: saidFirstOf(one),
    warns: one.warns,
    inOwnWords: one.inOwnWords,
    stopsInterest: one.definition.stopsInterest ?? false,
    share: one.share,
    wentOn: one.wentOn,
  };
}

/** Once it went, or where it is not to go, its state says what there is to say. */
function saidFirstOf({ definition, facts, state, stops }: ShownLetter): LetterInList['saidFirst'] {
  if (facts.debt === null || stops !== null || WENT.includes(state.kind)) return null;
  return saidFirst(definition, facts, lenderOf(facts.debt));
}

const WENT: readonly LetterInList['state']['kind'][] = ['sent', 'no answer yet', 'answered'];

function aboutOf({ facts }: ShownLetter): LetterInList['about'] {
  const { debt } = facts;
  if (debt === null) return null;
  const danger = dangerOf(facts);
  return {
    debtId: debt.id,
    lender: lenderOf(debt),
    what: debt.type?.name ?? debt.creditTypeName,
    danger: danger && { tag: danger.tag, isToLose: danger.danger === 'loses' },
  };
}

/** Letters one lender after the other, those first by whose debt something is in danger. */
export function ofEachLender(letters: readonly ShownLetter[]): readonly ShownLetter[] {
  return byLender(letters, ({ definition, facts }) => ({
    lender: facts.debt && lenderOf(facts.debt),
    rank: dangerOf(facts)?.rank ?? null,
    isForStage: isForStage(definition, facts),
    isOnlyIf: definition.onlyIf !== null,
  }));
}

/**
 * A letter with all of its words.
 *
 * @param next those that may follow
 */
export function letterResponse(
  one: ShownLetter,
  next: readonly ShownLetter[],
  world: World,
  files: ReadonlyMap<number, VersionFile>,
): Letter {
  const { letter, kept } = one;
  return {
    ...inList(one),
    shown: one.shown,
    askFirst: one.definition.toConfirm !== null,
    stops: one.stops,
    asks: one.asks,
    ...wordsOf(letter),
    asSent: one.asSent && wordsOf(one.asSent),
    leftOut: letter.leftOut.map(part),
    picks: one.picks.map(({ says, places }) => ({ says, places: [...places] })),
    isBetterWithBudget: one.definition.budget === 'attach',
    lacksBudget: !one.attachesBudget && saysBudgetGoes(letter),
    notInPdf: [...lackedByPdf(one, world)],
    ifSilent: one.definition.ifSilent,
    next: next.map(inList),
    versions: (kept ? keptVersions(kept) : []).flatMap(sent => {
      const file = files.get(sent.version);
      return file ? [{ ...versionOf(sent), ...file }] : [];
    }),
  };
}

/** All that stands on the paper of a letter. */
function wordsOf({ from, to, date, reference, greeting, blocks, closing }: ComposedLetter): LetterWords {
  return {
    from: from.map(line),
    addressee: to.map(line),
    date,
    reference: line(reference),
    greeting,
    blocks: blocks.map(block =>
      block.kind === 'paragraph'
        ? { kind: 'paragraph' as const, lines: [line(block.parts)] }
        : { kind: 'bullets' as const, lines: block.items.map(line) },
    ),
    closing: closing.map(line),
  };
}

const line = (parts: LetterLine): PartInAnswer[] => parts.map(part);

function part(of: LetterPart): PartInAnswer {
  if (of.kind === 'text') return { text: of.text, place: null };
  const { kind: _, ...place } = of;
  return { text: place.value || place.label, place };
}

/** A version that went out. */
export function versionOf({ notedAt: _, staffId, ...sent }: SentVersion) {
  return { ...sent, isNotedByUs: staffId !== null, answersBefore: [...sent.answersBefore] };
}
