import { describe, expect, it } from 'vitest';
import { qualifier } from '../testing/shipped.ts';
import { saidOfTicked } from './tickedNeeds.ts';

const step = qualifier.pages
  .flatMap(({ sections }) => sections)
  .flatMap(({ steps }) => steps)
  .find(({ id }) => id === 'urgent-essentials');
const said = { text: step?.additionalText, helpIds: step?.stepConfig?.helpIds ?? [] };
const toldOf = (...ticked: string[]) =>
  saidOfTicked(
    'urgent-essentials',
    said,
    ticked.map(what => `urgent.${what}`),
  );

describe('what to do today about power, benefits and food (WT-033)', () => {
  it.each([
    ['disconnection', /^Gas or power: .*meter\.$/su, 'energy-help', 'food-bank'],
    ['food', /^Food: .*today\.$/su, 'food-bank', 'energy-help'],
  ] as const)('is said of %s alone where only that was ticked', (what, text, its, other) => {
    const told = toldOf(what, 'bailiffs');
    expect(told.text).toMatch(text);
    expect(told.text?.split('\n\n')).toHaveLength(1);
    expect(told.helpIds).toContain(its);
    expect(told.helpIds).not.toContain(other);
    expect(told.helpIds).toContain('citizens-advice');
  });

  it('is said of each that was ticked', () => {
    expect(toldOf('benefits', 'food').text).toMatch(/^Benefits: .*\n\nFood: /su);
    expect(toldOf('benefits', 'food', 'disconnection')).toEqual(said);
  });

  it('leaves every other text alone', () => {
    expect(saidOfTicked('bills-help', said, ['urgent.food'])).toEqual(said);
    expect(toldOf()).toEqual(said);
  });
});
