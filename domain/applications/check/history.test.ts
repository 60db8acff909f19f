import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../answer.ts';
import { filled } from '../filled.ts';
import { fieldsOf, type ListField } from '../form.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { HOME } from '../testing/answers.ts';
import { factsOf, TODAY } from '../testing/person.ts';
import { askedNext, bringsNothing, sayStretch, saysNotKnown, stretchesMissing } from './history.ts';
import { NOT_KNOWN_ADDRESS, NOT_KNOWN_KIND } from './notKnown.ts';

const THREE_YEARS = { months: 36, today: TODAY };
const gapsIn = (entries: readonly Entry[], reach: typeof THREE_YEARS) =>
  stretchesMissing(entries, reach)?.map(sayStretch) ?? null;
const from = (start: string, to?: string): Entry => ({
  id: start,
  parts: to === undefined ? { from: start, isNow: true } : { from: start, isNow: false, to },
});

describe('the months that a history leaves out', () => {
  it.each<[string, readonly Entry[], readonly string[]]>([
    ['none, from one home', [from('2020-01')], []],
    ['none, from the first month asked about', [from('2023-11')], []],
    ['the months before, for who moved in later', [from('2024-02')], ['November 2023 to January 2024']],
    ['none between two homes of the same month', [from('2024-05'), from('2019-01', '2024-05')], []],
    ['none between two months that follow', [from('2024-06'), from('2019-01', '2024-05')], []],
    ['one month between two', [from('2024-07'), from('2019-01', '2024-05')], ['June 2024']],
    [
      'each gap of several, in order',
      [from('2026-01'), from('2025-01', '2025-06'), from('2024-01', '2024-06')],
      ['November 2023 to December 2023', 'July 2024 to December 2024', 'July 2025 to December 2025'],
    ],
    [
      'the last months, for who lives nowhere now',
      [from('2019-01', '2026-08')],
      ['September 2026 to November 2026'],
    ],
    ['all, where every home is older', [from('2001-01', '2010-01')], ['November 2023 to November 2026']],
    ['all, without a home', [], ['November 2023 to November 2026']],
    ['none, where one home lies within another', [from('2019-01'), from('2024-01', '2024-03')], []],
  ])('are %s (DN-207)', (_, entries, expected) => {
    expect(gapsIn(entries, THREE_YEARS)).toEqual(expected);
  });

  it('cannot be said while an entry does not say its months (DN-207)', () => {
    expect(gapsIn([from('2020-01'), { id: 'x', parts: { isNow: true } }], THREE_YEARS)).toBeNull();
    expect(gapsIn([{ id: 'x', parts: { from: '2020-01', isNow: false } }], THREE_YEARS)).toBeNull();
  });

  it('are the same in whatever order the homes come, and fewer with each (DN-207)', () => {
    const year = fc.integer({ min: 2022, max: 2026 });
    const home = fc
      .tuple(year, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 3 }))
      .map(([y, m, long]) => from(`${y}-0${m}`, `${y}-${String(m + long).padStart(2, '0')}`));
    const monthsIn = (entries: readonly Entry[]) =>
      (gapsIn(entries, THREE_YEARS) ?? []).flatMap(gap => gap.split(' to ')).length;
    fc.assert(
      fc.property(fc.array(home, { maxLength: 6 }), homes => {
        expect(gapsIn(homes.toReversed(), THREE_YEARS)).toEqual(gapsIn(homes, THREE_YEARS));
        expect(gapsIn([...homes, from('2000-01')], THREE_YEARS)).toEqual([]);
        if (homes.length === 0) expect(monthsIn(homes)).toBe(2);
      }),
    );
  });
});

const DRO = APPLICATION_FORMS['debt-relief-order'];
const HOMES = fieldsOf(DRO).find((field): field is ListField => field.id === 'addresses') as ListField;
const WORK = fieldsOf(DRO).find((field): field is ListField => field.id === 'workHistory') as ListField;

/** The home that the credit search knows: only its months are asked. */
const SEARCHED = 'address:credit-search';

/** The lists of the form that are filled with some entries, and what is asked of them. */
function filledWith(list: 'addresses' | 'workHistory', entries: readonly Entry[]) {
  const { fields, missing } = filled(DRO, factsOf(), { [list]: entries });
  return {
    says: fields.find(({ field }) => field.id === list)?.says ?? null,
    asked: missing
      .flatMap(({ items }) => items)
      .filter(({ at }) => at.field === list)
      .map(({ at, why }) => [at.part, why]),
  };
}

describe('a form', () => {
  it('says how far back it has the addresses and how far it needs them, and no more once it has (DN-207, DN-1391)', () => {
    const parts = { address: HOME, isNow: true, from: '2024-02' };
    const short = filledWith('addresses', [{ id: SEARCHED, parts }]);
    expect(short.asked).toEqual([
      [null, 'We have your addresses back to February 2024. We need them back to November 2023.'],
    ]);
    const before = { id: 'own:1', parts: { address: HOME, from: '2015-01', isNow: false, to: '2024-01' } };
    expect(filledWith('addresses', [{ id: SEARCHED, parts }, before]).asked).toEqual([]);
    const work = { id: 'own:1', parts: { kind: 'caring', isNow: true, from: '2025-03' } };
    expect(filledWith('workHistory', [work]).asked).toEqual([
      [null, 'We have what you did back to March 2025. We need it back to November 2023.'],
    ]);
  });

  it('names what lies between two addresses, and what is left out up to now (DN-207)', () => {
    const early = { address: HOME, from: '2015-01', isNow: false, to: '2024-01' };
    const now = { id: SEARCHED, parts: { address: HOME, isNow: true, from: '2024-04' } };
    expect(filledWith('addresses', [now, { id: 'b', parts: early }]).asked).toEqual([
      [null, 'Nothing is there yet for February 2024 to March 2024'],
    ]);
    expect(filledWith('addresses', [{ id: SEARCHED, parts: early }]).asked).toEqual([
      [null, 'Nothing is there yet for February 2024 to November 2026'],
    ]);
  });

  it('takes an address of years ago that nobody knows, and says which months those are; not the one of today (DN-1392)', () => {
    const now = { id: SEARCHED, parts: { address: HOME, isNow: true, from: '2025-03' } };
    const past = { from: '2023-11', isNow: false, to: '2025-03' };
    const unknown = { id: 'b', parts: { address: NOT_KNOWN_ADDRESS, ...past } };
    expect(filledWith('addresses', [now, unknown])).toEqual({
      says: 'Not known: November 2023 to March 2025',
      asked: [],
    });
    const today = { id: SEARCHED, parts: { address: NOT_KNOWN_ADDRESS, isNow: true, from: '2015-03' } };
    expect(filledWith('addresses', [today]).asked).toEqual([
      ['address', expect.stringContaining('Put in where you live now')],
    ]);
    const did = { id: 'b', parts: { kind: NOT_KNOWN_KIND, ...past } };
    const does = { id: 'a', parts: { kind: 'caring', isNow: true, from: '2025-03' } };
    expect(filledWith('workHistory', [does, did])).toEqual({
      says: 'Not known: November 2023 to March 2025',
      asked: [],
    });
  });

  it('asks no more of a list that takes no more, and says which months it leaves out (DN-1394)', () => {
    const many = Array.from({ length: HOMES.most }, (_, at) => ({
      id: at === 1 ? SEARCHED : `own:${at}`,
      parts: { address: HOME, isNow: true, from: at % 2 === 0 ? '2026-01' : '2025-12' },
    }));
    expect(filledWith('addresses', many)).toEqual({
      says: 'Not known: November 2023 to November 2025',
      asked: [],
    });
    expect(filledWith('addresses', many.slice(1)).asked).toHaveLength(1);
    expect(saysNotKnown(HOMES, [from('2015-01')], TODAY)).toBeNull();
  });
});

describe('what a history asks for next', () => {
  it('ended when what comes after it began (DN-1391)', () => {
    expect(askedNext(HOMES, [from('2025-03')], TODAY)).toEqual({
      from: '2023-11',
      to: '2025-02',
      until: '2025-03',
    });
    expect(askedNext(WORK, [from('2026-05'), from('2024-01', '2025-01')], TODAY)).toEqual({
      from: '2025-02',
      to: '2026-04',
      until: '2026-05',
    });
    expect(askedNext(HOMES, [from('2019-01', '2026-08')], TODAY)).toMatchObject({ until: null });
  });

  it('is nothing once it is whole, before there is any, and of any other list (DN-1391)', () => {
    expect(askedNext(HOMES, [from('2023-11')], TODAY)).toBeNull();
    expect(askedNext(HOMES, [], TODAY)).toBeNull();
    expect(askedNext({ unbrokenMonths: null }, [from('2026-01')], TODAY)).toBeNull();
  });
});

describe('one more entry', () => {
  const SINCE_MARCH = [from('2025-03')];
  const LACKS = 'Still missing is November 2023 to February 2025. Put in a month of it';
  it.each<[string, Entry, string | null]>([
    ['of a month that is missing', from('2024-06', '2025-03'), null],
    ['of all of them', from('2015-01', '2025-03'), null],
    ['of a time that is there', from('2025-06', '2025-08'), 'from'],
    ['of the same home', from('2025-03'), 'from'],
    ['that ended before what is asked', from('2010-01', '2012-01'), 'to'],
  ])('%s (DN-1393)', (_, { parts }, part) => {
    const said = bringsNothing(HOMES, SINCE_MARCH, { parts, today: TODAY });
    expect(said).toEqual(part === null ? null : { part, message: LACKS });
  });

  it('is taken where nothing is missing, however it lies (DN-1393)', () => {
    const parts = from('2010-01', '2012-01').parts;
    expect(bringsNothing(HOMES, [from('2019-01')], { parts, today: TODAY })).toBeNull();
    expect(bringsNothing(HOMES, [], { parts, today: TODAY })).toBeNull();
  });

  it('brings a history to its end within as many entries as it takes, whatever is typed (DN-1393, DN-1394)', () => {
    const typed = fc
      .tuple(fc.integer({ min: 2022, max: 2026 }), fc.integer({ min: 1, max: 11 }), fc.nat({ max: 14 }))
      .map(([year, month, long]) => {
        const end = Math.min(year * 12 + month - 1 + long, TODAY.year * 12 + TODAY.month - 1);
        const to = `${Math.floor(end / 12)}-${String((end % 12) + 1).padStart(2, '0')}`;
        return { address: HOME, from: `${year}-${String(month).padStart(2, '0')}`, isNow: false, to };
      });
    fc.assert(
      fc.property(fc.infiniteStream(typed), answers => {
        const entries: Entry[] = [{ id: SEARCHED, parts: { address: HOME, isNow: true, from: '2026-11' } }];
        for (let turn = 0; turn < 400 && filledWith('addresses', entries).asked.length > 0; turn += 1) {
          const parts = answers.next().value ?? {};
          const before = (stretchesMissing(entries, THREE_YEARS) ?? []).map(sayStretch);
          if (bringsNothing(HOMES, entries, { parts, today: TODAY })) continue;
          entries.push({ id: `own:${turn}`, parts });
          // Each that is taken brings it further.
          expect((stretchesMissing(entries, THREE_YEARS) ?? []).map(sayStretch)).not.toEqual(before);
        }
        expect(filledWith('addresses', entries).asked).toEqual([]);
        expect(entries.length).toBeLessThanOrEqual(HOMES.most);
      }),
      { numRuns: 15 },
    );
  });
});
