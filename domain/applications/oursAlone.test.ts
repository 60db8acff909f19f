import { describe, expect, it } from 'vitest';
import { tenant } from '../solutions/testing/cases.ts';
import type { Given, Place } from './answer.ts';
import { filled } from './filled.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { isOursAlone } from './oursAlone.ts';
import { factsOf } from './testing/person.ts';

const form = APPLICATION_FORMS['iva-handover'];
const facts = factsOf(tenant({ left: 300_00 }));
const isOurs = (at: Partial<Place>, known = facts, given: Given = {}) =>
  isOursAlone(filled(form, known, given), { field: 'rejected', entry: null, part: null, ...at });

describe('what we advised, in a form', () => {
  it('is ours alone: the day, the way, the ways that are closed with why, and which ways there are (DN-750)', () => {
    expect(isOurs({ field: 'advisedOn' })).toBe(true);
    expect(isOurs({ field: 'recommended' })).toBe(true);
    expect(isOurs({ entry: 'way:DRO', part: 'solution' })).toBe(true);
    expect(isOurs({ entry: 'way:DRO', part: 'why' })).toBe(true);
    expect(isOurs({ entry: 'own:1', part: 'solution' })).toBe(true);
    expect(isOurs({ entry: 'own:1' })).toBe(true);
    expect(isOurs({})).toBe(true);
  });

  it('is why not a way that is open too, beside which they say why they choose theirs (DN-1710)', () => {
    expect(isOurs({ field: 'whyChosen' })).toBe(false);
    expect(isOurs({ entry: 'way:DMP', part: 'why' })).toBe(true);
    expect(isOurs({ entry: 'way:BS', part: 'why' })).toBe(true);
  });

  it('leaves to them what they wrote when they were asked why not (DN-1710)', () => {
    const said: Given = { rejected: [{ id: 'way:DMP', parts: { why: 'It takes too long' } }] };
    expect(isOurs({ entry: 'way:DMP', part: 'why' }, facts, said)).toBe(false);
    expect(isOurs({ entry: 'way:DRO', part: 'why' }, facts, said)).toBe(true);
  });

  it('is theirs to fill in where no advice is known (DN-750)', () => {
    const unknown = { ...facts, advice: null };
    expect(isOurs({ field: 'advisedOn' }, unknown)).toBe(false);
    expect(isOurs({ entry: 'own:1', part: 'solution' }, unknown)).toBe(false);
  });

  it('stays what it is where another text stood in the form before (DN-750)', () => {
    const rewritten: Given = {
      advisedOn: '2020-01-01',
      recommended: 'Nothing at all',
      rejected: [
        { id: 'way:DRO', parts: { solution: 'Magic', why: 'No reason' } },
        { id: 'own:1', parts: { solution: 'My own way', why: 'So' } },
        { id: 'way:DMP', parts: { why: 'It takes too long' } },
      ],
    };
    const [before, after] = [filled(form, facts, {}), filled(form, facts, rewritten)];
    const said = (full: typeof before, id: string) => full.fields.find(({ field }) => field.id === id)?.says;
    expect(said(after, 'advisedOn')).toBe(said(before, 'advisedOn'));
    expect(said(after, 'recommended')).toBe(said(before, 'recommended'));
    const ways = (full: typeof before) =>
      full.fields
        .find(({ field }) => field.id === 'rejected')
        ?.entries.map(({ id, parts }) => [id, ...parts.map(({ says }) => says)]);
    expect(ways(after)?.filter(([id]) => id !== 'way:DMP')).toEqual(
      ways(before)?.filter(([id]) => id !== 'way:DMP'),
    );
    expect(ways(after)?.find(([id]) => id === 'way:DMP')).toContain('It takes too long');
  });
});
