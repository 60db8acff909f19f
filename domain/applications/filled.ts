import { type Entry, type Given, isEntries, type SingleValue } from './answer.ts';
import type { ApplicationFacts } from './applicationFacts.ts';
import { type Deciding, isAsked } from './asked.ts';
import type { Filled, MissingAnswer, MissingGroup } from './filledForm.ts';
import { fillList } from './fillList.ts';
import type { ApplicationForm, Field } from './form.ts';
import { knownAnswers } from './known/knownAnswers.ts';
import { possible } from './possible.ts';
import { resolve } from './resolve.ts';
import { sayValue } from './sayValue.ts';
import { noteAnswer, type Tally } from './tally.ts';
import { sayGiven } from './words.ts';
import { type SaidTo, TO_NOBODY } from './written.ts';

/**
 * Fills a form with what is known and with what was given in the application, and says what is still missing and what does
 * not match. A field that hangs on another, such as the vehicles on whether there are any, is asked once that is answered.
 *
 * @param saidTo to whom of us an answer was said that was given here, and which are from the form before
 */
export function filled(
  form: ApplicationForm,
  facts: ApplicationFacts,
  given: Given,
  saidTo: SaidTo = TO_NOBODY,
): Filled {
  const tally: Tally = { fields: [], missing: [], clashes: [], otherwise: [], count: 0 };
  const answers = knownAnswers(form, facts, given);
  const values = new Map<string, SingleValue>();
  const nation = facts.review?.what.nation ?? null;
  const deciding: Deciding = { nation, answerTo: id => values.get(id) ?? null };
  for (const group of form.groups) {
    for (const field of group.fields) {
      if (!isAsked(field, deciding)) continue;
      if (field.kind === 'list') {
        const known = answers.lists[field.id];
        const entries = entriesOf(given, field);
        fillList(tally, { field, group: group.id, known, given: entries, facts, deciding, saidTo });
        continue;
      }
      const at = { field: field.id, entry: null, part: null };
      const source = saidTo(at);
      const found = resolve(field, answers.singles[field.id] ?? [], {
        given: singleOf(given, field),
        givenFrom: sayGiven(source, facts.today),
        isBefore: source?.isBefore ?? false,
        today: facts.today,
      });
      const resolved = possible(field, found, {
        answerTo: deciding.answerTo,
        birthDate: deciding.answerTo('birthDate'),
        today: facts.today,
      });
      if (resolved.value !== null) values.set(field.id, resolved.value);
      noteAnswer(tally, resolved, { at, of: null, field, group: group.id });
      tally.fields.push({
        field,
        group: group.id,
        value: resolved.value,
        from: resolved.from,
        fromWords: resolved.fromWords,
        says: resolved.value === null ? null : sayValue(field, resolved.value),
        entries: [],
      });
    }
  }
  return {
    nation,
    fields: tally.fields,
    missing: inGroups(form, tally.missing),
    clashes: tally.clashes,
    otherwise: tally.otherwise,
    count: tally.count,
    of: tally.count + tally.missing.length + tally.clashes.length,
  };
}

function entriesOf(given: Given, field: Field): readonly Entry[] | undefined {
  const value = given[field.id];
  return isEntries(value) ? value : undefined;
}

function singleOf(given: Given, field: Field): SingleValue | undefined {
  const value = given[field.id];
  return isEntries(value) ? undefined : value;
}

function inGroups(form: ApplicationForm, missing: readonly MissingAnswer[]): readonly MissingGroup[] {
  return form.groups.flatMap(({ id, name }) => {
    const items = missing.filter(({ group }) => group === id);
    return items.length === 0 ? [] : [{ id, name, items }];
  });
}
