import { describe, expect, it } from 'vitest';
import type { SingleValue } from '../answer.ts';
import { filled } from '../filled.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { answersTo } from '../testing/answers.ts';
import { factsOf, TODAY } from '../testing/person.ts';
import { checkDay, checkMonth } from './days.ts';

const FORM = APPLICATION_FORMS['debt-relief-order'];

/** What the form asks for again of an entry of a list, with why. */
function faultsOf(list: string, parts: Readonly<Record<string, SingleValue>>) {
  const { [list]: before, ...given } = answersTo(FORM, 'yes');
  const [first] = Array.isArray(before) ? before : [];
  const entries = [{ id: 'own:1', parts: { ...first?.parts, ...parts } }];
  const { missing } = filled(FORM, factsOf(), { ...given, [list]: entries });
  return missing
    .flatMap(({ items }) => items)
    .filter(({ at }) => at.field === list && at.entry === 'own:1')
    .map(({ at, why }) => [at.part, why]);
}

const BEGAN = { kind: 'debt relief order', startedOn: '2010-05-01', isActive: false };

describe('a day that cannot be is asked for again', () => {
  it.each<[string, string, Readonly<Record<string, SingleValue>>, readonly unknown[]]>([
    ['what is possible stands', 'earlierSolutions', { ...BEGAN, endedOn: '2011-05-01' }, []],
    [
      'an end before the begin',
      'earlierSolutions',
      { ...BEGAN, endedOn: '2009-05-01' },
      [['endedOn', 'That is before it began. Put in a later one']],
    ],
    [
      'before there was such a way out',
      'earlierSolutions',
      { ...BEGAN, startedOn: '1999-05-01', endedOn: '2011-05-01' },
      [['startedOn', 'There was none before 6 April 2009. Put in a later day']],
    ],
    [
      'a month before birth',
      'addresses',
      { from: '1950-01', isNow: true },
      [['from', 'That is before you were born. Put in a later one']],
    ],
    ['the month of birth', 'addresses', { from: '1990-05', isNow: true }, []],
    [
      'outside the years that it is about',
      'preferences',
      { on: '2015-05-01' },
      [['on', 'This is about the last 2 years alone. Put in a day of them']],
    ],
    ['in the first month of them', 'preferences', { on: '2024-11-02' }, []],
    ['a gift outside them', 'gifts', { on: '2024-10-30' }, [['on', expect.stringContaining('last 2 years')]]],
  ])('%s (DN-755)', (_, list, parts, expected) => {
    expect(faultsOf(list, parts)).toEqual(expected);
  });

  it('and a year too long ago is said as one (DN-755)', () => {
    const born = FORM.groups.flatMap(({ fields }) => fields).find(({ id }) => id === 'birthDate');
    expect(born?.kind === 'day' && checkDay(born, '1890-05-14', TODAY)).toMatchObject({
      message: 'Put in a year from 1900',
    });
    expect(checkMonth('1890-05', TODAY)).toMatchObject({ message: 'Put in a year from 1900' });
  });
});
