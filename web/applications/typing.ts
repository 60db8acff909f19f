import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Address, Place } from '@towpath/domain/applications/answer.ts';
import { isWithPerson } from '@towpath/domain/applications/applicationState.ts';
import type { Kind } from '../data/outbox/entry.ts';
import type { Outbox, Slot } from '../data/outbox/outbox.ts';
import { either, isText, mapOf, objectOf, type Shape } from '../data/outbox/shape.ts';
import type { Typed } from './answer/typed.ts';
import { placeName } from './formOf.ts';
import type { TypingPlaces } from './typingPlaces.ts';
import { words } from './words.ts';

/** What stands in the inputs at one place until the server has it. */
export type Typing = {
  /** By the id of the field, or of each part of a new entry. */
  readonly values: Readonly<Record<string, Typed>>;
  /** Of a new entry: sent twice, it is there once. */
  readonly entryId: string;
};

const isDate = objectOf<Exclude<Typed, string | Address>>({ day: isText, month: isText, year: isText });
const isLines = objectOf<Address>({
  line1: isText,
  line2: isText,
  town: isText,
  county: isText,
  postcode: isText,
  country: isText,
});
const isTyped: Shape<Typed> = either(isText, either(isDate, isLines));

/** It may tell of health, and where somebody lives: it stays in its tab. */
const TYPED: Kind<Typing> = {
  name: 'application answer',
  called: words.form.typed,
  fits: objectOf<Typing>({ values: mapOf(isTyped), entryId: isText }),
  keptIn: 'tab',
};

type OfPlan = Pick<Application, 'planId'>;

const scopeOf = ({ planId }: OfPlan) => `application ${planId}`;

/** Where what is typed at a place is kept at each key, through a reload. */
export function typingAt(places: TypingPlaces, application: OfPlan, at: Place): Slot<Typing> {
  return places.slot(TYPED, () => ({ scope: scopeOf(application), key: placeName(at) }));
}

/** It is saved: of a new entry of a list, the inputs by which it was added are empty again. */
export function forgetTyping(places: TypingPlaces, application: OfPlan, at: Place): void {
  typingAt(places, application, at.part === null ? { ...at, entry: null } : at).forget();
}

/** Whether something is typed there and not saved. */
export function isBegun(places: TypingPlaces, application: OfPlan, at: Place): boolean {
  return typingAt(places, application, at).read() !== undefined;
}

/** One place of a form, with what it asks for. */
export type NamedPlace = {
  readonly at: Place;
  readonly label: string;
  readonly of: string | null;
  /** What stands there now. */
  readonly says: string | null;
};

/** The places that wait for an answer: those that do not match, and those that are missing. */
export function openPlaces({ filled: { clashes, missing } }: Application): readonly NamedPlace[] {
  return [
    ...clashes.map(({ at, question }) => ({ at, label: question, of: null, says: null })),
    ...missing.flatMap(({ items }) => items.map(({ at, label, of }) => ({ at, label, of, says: null }))),
  ];
}

/** The places at which an answer is there. */
export function filledPlaces({ filled: { fields } }: Application): readonly NamedPlace[] {
  return fields.flatMap(({ id, label, says, entries }) => [
    { at: { field: id, entry: null, part: null }, label, of: null, says },
    ...entries.flatMap(entry =>
      entry.parts.map(part => ({
        at: { field: id, entry: entry.id, part: part.id },
        label: part.label,
        of: entry.name,
        says: part.says,
      })),
    ),
  ]);
}

/**
 * What was begun and has its inputs nowhere else on the page: an answer that was to be changed before a reload, or one
 * that another window gave meanwhile.
 */
export function leftTyping(places: TypingPlaces, application: Application): readonly NamedPlace[] {
  const shown = new Set(
    [...openPlaces(application), ...(application.asked?.fields ?? [])].map(({ at }) => placeName(at)),
  );
  return filledPlaces(application).filter(
    ({ at }) => !shown.has(placeName(at)) && isBegun(places, application, at),
  );
}

/** All that was begun and not saved. */
export function begunPlaces(places: TypingPlaces, application: Application): readonly NamedPlace[] {
  const names = new Set<string>();
  return [...openPlaces(application), ...filledPlaces(application)].filter(({ at }) => {
    const isNew = !names.has(placeName(at)) && isBegun(places, application, at);
    if (isNew) names.add(placeName(at));
    return isNew;
  });
}

/** Gives up what has no place any more: of another plan, of a form that went on to others, of a debt that is gone. */
export function forgetGone(outbox: Outbox, application: Application | null): void {
  const isOpen =
    application !== null && (isWithPerson(application.state) || application.state === 'handed over');
  const there = isOpen
    ? new Set([...openPlaces(application), ...filledPlaces(application)].map(({ at }) => placeName(at)))
    : new Set<string>();
  for (const entry of outbox.unsent()) {
    if (entry.kind !== TYPED.name) continue;
    if (isOpen && entry.scope === scopeOf(application) && there.has(entry.key)) continue;
    outbox.forget(entry);
  }
}
