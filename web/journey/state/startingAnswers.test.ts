import { advice, journey, page, radio } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { qualifier, thirdQualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForBrowser } from '../../testing/browser.ts';
import { loadedJourney, nobody } from '../../testing/journey.ts';
import { startingAnswersByStep, startingAnswerText } from './startingAnswers.ts';

beforeEach(() => {
  standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('fills in the name and number that a partner passed on (ID-008)', () => {
  const lead = { ...nobody, forename: 'Sam', contactNumber: '07700900123' };
  const { startingAnswers } = loadedJourney(qualifier, {}, lead).store.snapshot();
  const before = loadedJourney(thirdQualifier, {}, lead).store.snapshot().startingAnswers;
  expect(before.get('first-name')?.answers).toEqual([{ id: 'first-name.name', value: 'Sam' }]);
  expect(startingAnswers.get('phone')?.answers).toEqual([{ id: 'phone.number', value: '07700900123' }]);
  expect(loadedJourney(qualifier).store.snapshot().startingAnswers.size).toBe(0);
});

it('leaves out starting answers to steps that a journey does not have', () => {
  const { plan } = loadedJourney(journey(page('one', radio('a', ['x', 'y']), advice()))).store;
  expect(startingAnswersByStep(plan, [], { forename: 'Sam', contactNumber: null }).size).toBe(0);
});

it('says where a start value comes from and that it can be changed; without one, what is known', () => {
  const says = 'You told us: England.';
  expect(startingAnswerText({ answers: [{ id: 'a.x', value: 'x' }], says })).toBe(
    'You told us: England. Change it if that’s not right.',
  );
  expect(startingAnswerText({ answers: [], says })).toBe(says);
});
