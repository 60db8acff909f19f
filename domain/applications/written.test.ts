import { describe, expect, it } from 'vitest';
import { type Given, withGiven, withoutGiven } from './answer.ts';
import { filled } from './filled.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { factsOf } from './testing/person.ts';
import { keyOf, type Written, writtenAfter } from './written.ts';

const JO = { by: 'jo', on: '2026-11-20T10:00:00.000Z' };
const AL = { by: 'al', on: '2026-11-21T09:00:00.000Z' };
const at = (field: string, entry: string | null = null, part: string | null = null) => ({
  field,
  entry,
  part,
});
const STATUS = at('maritalStatus');
const EMPLOYER = at('jobs', 'own:1', 'employer');
const TITLE = at('jobs', 'own:1', 'job');

describe('who wrote an answer down', () => {
  const before: Given = { gender: 'Woman' };
  const said = withGiven(withGiven(before, STATUS, 'single'), EMPLOYER, 'Canal Bakery');
  const written = writtenAfter([], { before, after: said, at: EMPLOYER }, JO);

  it('is whoever did so of each answer that is new or otherwise, and of no other (DN-430)', () => {
    expect(written).toEqual([
      { at: STATUS, ...JO },
      { at: EMPLOYER, ...JO },
    ]);
  });

  it('stays while others are given, and goes to the next who writes it down anew (DN-430)', () => {
    const next = writtenAfter(
      written,
      { before: said, after: withGiven(said, TITLE, 'Baker'), at: TITLE },
      AL,
    );
    expect(next).toEqual([...written, { at: TITLE, ...AL }]);
    const anew = writtenAfter(
      written,
      { before: said, after: withGiven(said, STATUS, 'married'), at: STATUS },
      AL,
    );
    expect(anew).toEqual([
      { at: EMPLOYER, ...JO },
      { at: STATUS, ...AL },
    ]);
  });

  it('is nobody of what the person then gives or takes back themselves (DN-431)', () => {
    const own = writtenAfter(
      written,
      { before: said, after: withGiven(said, STATUS, 'married'), at: STATUS },
      null,
    );
    expect(own).toEqual([{ at: EMPLOYER, ...JO }]);
    expect(
      writtenAfter(written, { before: said, after: withoutGiven(said, EMPLOYER), at: EMPLOYER }, AL),
    ).toEqual([{ at: STATUS, ...JO }]);
  });

  it('is kept of a list that has nothing in it, until something is (DN-430)', () => {
    const none = { ...before, jobs: [] };
    const empty = writtenAfter([], { before, after: none, at: at('jobs') }, JO);
    expect(empty).toEqual([{ at: at('jobs'), ...JO }]);
    expect(
      writtenAfter(empty, { before: none, after: withGiven(none, EMPLOYER, 'Mill'), at: EMPLOYER }, null),
    ).toEqual([]);
  });
});

describe('where such an answer is from', () => {
  it('says to whom it was said and on which day, in a field and in an entry (DN-430)', () => {
    const form = APPLICATION_FORMS['debt-relief-order'];
    const facts = factsOf();
    const listed = filled(form, facts, {}).fields.find(one => one.field.id === 'debts');
    const reference = at('debts', listed?.entries[0]?.id, 'reference');
    const given = withGiven(withGiven({ gender: 'Woman' }, STATUS, 'single'), reference, 'K-204');
    const written: readonly Written[] = [STATUS, reference].map(place => ({ at: place, ...JO }));
    const keys = new Set(written.map(one => keyOf(one.at)));
    const { fields } = filled(form, facts, given, place =>
      keys.has(keyOf(place)) ? { name: 'Jo', on: '2026-11-20', isBefore: false } : null,
    );
    const field = (id: string) => fields.find(one => one.field.id === id);
    expect(field('maritalStatus')).toMatchObject({
      says: 'Single',
      fromWords: 'Said to Jo, 20 November',
    });
    expect(field('gender')?.fromWords).toBe('You gave it in this form');
    const parts = field('debts')?.entries[0]?.parts ?? [];
    expect(parts.find(({ part }) => part.id === 'reference')).toMatchObject({
      fromWords: 'Said to Jo, 20 November',
    });
  });
});
