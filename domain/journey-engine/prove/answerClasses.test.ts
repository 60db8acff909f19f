import { describe, expect, it } from 'vitest';
import { layOutJourney } from '../../journeys/plan.ts';
import type { Comparison, Step } from '../definition/definition.ts';
import {
  advice,
  checkbox,
  chose,
  dropOut,
  journey,
  page,
  radio,
  step,
  typed,
  wayTo,
  withAnswerFlags,
} from '../fixtures/build.ts';
import { answerClasses } from './answerClasses.ts';

/** The samples of the classes of one step, whose ways on are given. */
function samples(first: Step): readonly string[] {
  const plan = layOutJourney(journey(page('one', first, dropOut('out'), advice())));
  const classes = answerClasses(plan).classes.get(first.id) ?? [];
  return classes.map(({ sample }) => sample.map(({ value }) => value).join('+'));
}

const value = (operator: Comparison['operator'], constant: string | number): Comparison => ({
  property: 'value',
  operator,
  value: constant,
});

describe('the answers of a step fall into classes', () => {
  it('of one, where nothing reads them', () => {
    expect(samples(radio('home', ['own', 'rent', 'hostel'], wayTo('advice')))).toEqual(['own']);
  });

  it('by the answers that conditions ask for', () => {
    const ways = [wayTo('out', chose('home.own')), wayTo('advice')];
    expect(samples(radio('home', ['own', 'rent', 'hostel'], ...ways))).toEqual(['own', 'rent']);
  });

  it('by subsets of a checkbox list, only over the answers that are read, with an exclusive one alone', () => {
    const ways = [wayTo('out', chose('b.pip')), wayTo('out', chose('b.none')), wayTo('advice')];
    const list = withAnswerFlags(checkbox('b', ['pip', 'esa', 'none'], ...ways), 'none', {
      isExclusiveAnswer: true,
    });
    expect(samples(list)).toEqual(['pip', 'esa', 'none']);
    const both = checkbox(
      'b',
      ['pip', 'esa', 'uc'],
      wayTo('out', { all: [chose('b.pip'), chose('b.esa')] }),
      wayTo('advice'),
    );
    expect(samples(both)).toEqual(['pip', 'pip+esa', 'esa', 'uc']);
  });

  it('by the sides of an amount', () => {
    const ways = [wayTo('out', value('lt', 100)), wayTo('out', value('gt', 100)), wayTo('advice')];
    expect(samples(typed('Money', 'total', ...ways))).toEqual(['99', '100', '101']);
  });

  it('by the sides of a date, a month, and a day of the year', () => {
    const sides = (constant: string) => [
      wayTo('out', value('lt', constant)),
      wayTo('out', value('gt', constant)),
      wayTo('advice'),
    ];
    expect(samples(typed('Date', 'd', ...sides('2024-03-01')))).toEqual([
      '2024-02-29',
      '2024-03-01',
      '2024-03-02',
    ]);
    expect(samples(typed('Month and Year', 'd', ...sides('2024-01')))).toEqual([
      '2023-12',
      '2024-01',
      '2024-02',
    ]);
    expect(samples(typed('Day and Month', 'd', ...sides('--12-31')))).toEqual(['--12-30', '--12-31']);
  });

  it('by the sides of a date at the turn of a month and of a year', () => {
    const day = (optionType: 'Date' | 'Date of Birth', constant: string) =>
      samples(
        typed(
          optionType,
          'd',
          wayTo('out', value('lt', constant)),
          wayTo('out', value('gt', constant)),
          wayTo('advice'),
        ),
      );
    expect(day('Date', '2023-12-31')).toEqual(['2023-12-30', '2023-12-31', '2024-01-01']);
    expect(day('Date', '2024-01-01')).toEqual(['2023-12-31', '2024-01-01', '2024-01-02']);
    expect(day('Date', '2024-11-30')).toEqual(['2024-11-29', '2024-11-30', '2024-12-01']);
    expect(day('Date of Birth', '1990-03-01')).toEqual(['1990-02-28', '1990-03-01', '1990-03-02']);
    const month = (constant: string) =>
      samples(
        typed(
          'Month and Year',
          'd',
          wayTo('out', value('lt', constant)),
          wayTo('out', value('gt', constant)),
          wayTo('advice'),
        ),
      );
    expect(month('2024-12')).toEqual(['2024-11', '2024-12', '2025-01']);
    expect(month('2024-02')).toEqual(['2024-01', '2024-02', '2024-03']);
  });

  it('by an address or a number asked for, and any other', () => {
    const equal = (optionType: 'Email' | 'Phone Number', constant: string) =>
      samples(typed(optionType, 'c', wayTo('out', value('eq', constant)), wayTo('advice')));
    expect(equal('Email', 'jo@example.org')).toEqual(['jo@example.org', 'sam@example.org']);
    expect(equal('Phone Number', '07911999999')).toEqual(['07911999999', '07700900123']);
    expect(samples(typed('Email', 'c', wayTo('advice')))).toEqual(['sam@example.org']);
  });

  it('by the sides of each of several amounts, and between them', () => {
    const ways = [wayTo('out', value('lt', 100)), wayTo('out', value('gt', 250)), wayTo('advice')];
    expect(samples(typed('Money', 'total', ...ways))).toEqual(['99', '100', '251']);
    const share = {
      ...typed('Numeric', 'n', wayTo('out', value('lt', 20)), wayTo('out', value('gt', 21)), wayTo('advice')),
      headerText: 'Which percentage?',
    };
    expect(samples(share)).toEqual(['1', '20', '22']);
  });

  it('only by values that can be typed: no share of 100 %, no text of one letter', () => {
    const share = {
      ...typed('Numeric', 'n', wayTo('out', value('gt', 99)), wayTo('advice')),
      headerText: 'Which percentage?',
    };
    expect(samples(share)).toHaveLength(1);
    expect(samples(typed('Text', 't', wayTo('out', value('eq', 'x')), wayTo('advice')))).toHaveLength(1);
  });

  it('with a class of no answer where a step can be passed without', () => {
    expect(samples({ ...typed('Text', 'n', wayTo('advice')), optional: true })[0]).toBe('');
    const read = step('Information', 'read', wayTo('advice'));
    expect(samples(read)).toEqual(['']);
    expect(samples({ ...read, answers: radio('r', ['x']).answers })).toEqual(['']);
    expect(samples(step('Registration', 'register', wayTo('advice')))).toEqual(['']);
  });

  it('with no answer apart from the first answer, though no condition tells them apart: it decides the way (JN-028)', () => {
    const register = {
      ...step('Registration', 'register', wayTo('advice')),
      answers: radio('r', ['x']).answers,
    };
    expect(samples(register)).toEqual(['', 'x']);
    const asked = { ...register, nextStep: [wayTo('out', chose('r.none')), wayTo('advice')] };
    expect(samples(asked)).toEqual(['', 'x']);
  });

  it('without an answer that stops the person', () => {
    const blocked = withAnswerFlags(
      radio('n', ['wales', 'scotland'], wayTo('out', chose('n.wales')), wayTo('advice')),
      'scotland',
      {
        blocksContinue: true,
      },
    );
    expect(samples(blocked)).toEqual(['wales']);
  });
});
