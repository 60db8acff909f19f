import { describe, expect, it } from 'vitest';
import { compileJourney } from '../../../journeys/plan.ts';
import type { JourneyDefinition } from '../../definition/definition.ts';
import {
  advice,
  checkbox,
  chose,
  journey,
  page,
  radio,
  typed,
  wayTo,
  withAnswerFlags,
} from '../../fixtures/build.ts';

const work = (...ways: Parameters<typeof wayTo>[]) =>
  radio('work', ['yes', 'no'], ...ways.map(way => wayTo(...way)));

describe('the author of a definition reads what is wrong (HO-132)', () => {
  const messages = (definition: JourneyDefinition) => {
    const compiled = compileJourney(definition);
    return compiled.ok ? [] : compiled.faults.map(({ message }) => message);
  };

  it('distinguishes a loop to the step itself from one to an earlier step', () => {
    const back = journey(
      page(
        'one',
        typed('Text', 'first'),
        work(['first', chose('work.yes')], ['work', chose('work.no')], ['advice']),
        advice(),
      ),
    );
    expect(messages(back)).toEqual([
      'It leads back, which makes a loop.',
      'It leads to itself, which is a loop.',
    ]);
  });

  it('names the answers with which somebody is stuck, and an answer that was left out', () => {
    const stuck = journey(
      page(
        'one',
        { ...typed('Text', 'nickname'), optional: true },
        checkbox('benefits', ['pip', 'esa']),
        {
          ...radio('work', ['yes', 'no']),
          nextStep: [
            wayTo('advice', {
              any: [
                chose('work.yes'),
                { property: 'value', operator: 'neq', value: 'Jo', stepId: 'nickname' },
              ],
            }),
          ],
        },
        advice(),
      ),
    );
    expect(messages(stuck)).toEqual([
      "Nothing follows when 'nickname' has no answer, 'work' is 'no'. Add a way on without a condition.",
    ]);
    const both = journey(
      page(
        'one',
        {
          ...checkbox('benefits', ['pip', 'esa']),
          nextStep: [wayTo('advice', { ...chose('benefits.pip'), operator: 'neq' })],
        },
        advice(),
      ),
    );
    expect(messages(both)).toEqual([
      "Nothing follows when 'benefits' is 'pip'. Add a way on without a condition.",
    ]);
  });

  it('distinguishes a step without a way on from one whose every answer stops the person', () => {
    expect(messages(journey(page('one', work())))).toEqual([
      "Nothing follows it, and a 'Question' step does not end a journey.",
    ]);
    const stops = ['yes', 'no'].reduce(
      (on, name) => withAnswerFlags(on, name, { blocksContinue: true }),
      work(),
    );
    const first = radio('home', ['own', 'rent'], wayTo('advice', chose('home.own')), wayTo('work'));
    expect(messages(journey(page('one', first, stops, advice())))).toEqual([
      'Every answer to it stops the person here.',
    ]);
  });
});
