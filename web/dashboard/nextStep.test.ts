import { expect, it } from 'vitest';
import { isFirstLookDone, nextStep } from './nextStep.ts';
import type { Section } from './sectionStates.ts';

const section = (name: string, status: string, pageId: string): Section => ({
  id: name,
  name,
  status,
  pageId,
  isPart: true,
});

it('names the section that is open at the person’s place, and leads there', () => {
  const sections = [section('Your home', 'completed', 'a'), section('Your debts', 'in-progress', 'b')];
  expect(nextStep({ sections, position: { pageId: 'b' } })).toEqual({
    heading: 'Next: Your debts',
    line: 'You’ve done 1 of 2 parts. Your answers are saved.',
    action: 'Carry on',
    href: '/journey/b',
    done: 1,
    of: 2,
  });
});

it('does not say that answers are saved while one is only in this browser', () => {
  const sections = [section('Your home', 'completed', 'a'), section('Your debts', 'in-progress', 'b')];
  const next = nextStep({ sections, position: { pageId: 'b' }, isAllSaved: false });
  expect(next?.line).toBe('You’ve done 1 of 2 parts.');
});

it('prefers the open section when a page has several', () => {
  const sections = [
    section('One', 'completed', 'a'),
    section('Two', 'in-progress', 'a'),
    section('Three', 'x', 'a'),
  ];
  expect(nextStep({ sections, position: { pageId: 'a' } })?.heading).toBe('Next: Two');
});

it('offers another look when every section is done', () => {
  const sections = [section('Your home', 'completed', 'a'), section('Your Advice', 'completed', 'z')];
  expect(nextStep({ sections, position: { pageId: 'z' } })).toMatchObject({
    heading: 'You’ve done every part',
    action: 'See Your Advice',
    href: '/journey/z',
  });
});

it('leads to the advice once the full review has come to it', () => {
  const sections = [
    section('Residential details', 'completed', 'residential'),
    section('Last Steps', 'completed', 'full-advice'),
  ];
  expect(nextStep({ sections, position: { pageId: 'full-advice' }, isAdvised: true })).toMatchObject({
    heading: 'Your advice is ready',
    action: 'See your advice',
    href: '/journey/full-advice',
  });
});

it('says that the advice waits while the budget has to be looked at again', () => {
  const sections = [section('Last Steps', 'completed', 'full-advice')];
  const standing = { sections, position: { pageId: 'full-advice' }, isAdvised: true, budgetIsOpen: true };
  expect(nextStep(standing)).toMatchObject({
    heading: 'Check your budget again',
    action: 'See what to check',
    href: '/journey/full-advice',
  });
});

it('takes a person in the middle of the full review back to the page that is open', () => {
  const sections = [
    section('Residential details', 'completed', 'residential'),
    section('Your situation', 'in-progress', 'savings'),
    section('Your debts', 'not started', 'about-debts'),
    section('Last Steps', 'not started', 'full-advice'),
  ];
  expect(nextStep({ sections, position: { pageId: 'savings' }, isAdvised: false })).toMatchObject({
    heading: 'Next: Your situation',
    line: 'You’ve done 1 of 4 parts. Your answers are saved.',
    href: '/journey/savings',
  });
});

it('has nothing to say without a journey', () => {
  expect(nextStep({ sections: [], position: null })).toBeUndefined();
});

it('knows when the first look is done: every section of the Qualifier, and none of a later questionnaire', () => {
  const done = [section('Your home', 'completed', 'a'), section('Your Advice', 'completed', 'z')];
  expect(isFirstLookDone({ isQualifier: true, sections: done })).toBe(true);
  expect(isFirstLookDone({ isQualifier: true, sections: [section('Your home', 'in-progress', 'a')] })).toBe(
    false,
  );
  expect(isFirstLookDone({ isQualifier: true, sections: [] })).toBe(false);
  expect(isFirstLookDone({ isQualifier: false, sections: done })).toBe(false);
});

it('says that a person helps where the questions have ended, and not to carry on (WT-099)', () => {
  const sections = [section('Your home', 'completed', 'a'), section('Your situation', 'in-progress', 'b')];
  const next = nextStep({ sections, position: { pageId: 'b' }, isEnded: true });
  expect(next).toMatchObject({ heading: 'A person can take it from here', href: '/journey/b' });
  expect(next?.action).not.toMatch(/carry on/i);
});

it('says what the drop-out said where it offers no call, and promises no person (WT-133)', () => {
  const sections = [section('Your home', 'completed', 'a')];
  const endedWithoutCall = { heading: 'You may not need debt advice', text: 'These can help.' };
  const next = nextStep({ sections, position: { pageId: 'a' }, isEnded: true, endedWithoutCall });
  expect(next).toEqual({
    heading: 'You may not need debt advice',
    line: 'These can help.',
    action: 'See or change your answers',
    href: '/journey/a',
  });
});

it('counts the parts that the bar above the questions counts, and not what they lead to (WT-105)', () => {
  const sections = [
    section('Your home', 'completed', 'a'),
    section('Your debts', 'in-progress', 'b'),
    { ...section('Last Steps', 'not started', 'z'), isPart: false },
  ];
  expect(nextStep({ sections, position: { pageId: 'b' } })).toMatchObject({ done: 1, of: 2 });
});

it('tells nobody to take their time while something cannot wait (WT-030)', () => {
  const standing = { sections: [], position: { pageId: 'full-advice' }, isAdvised: true };
  expect(nextStep(standing)?.line).toContain('Take your time.');
  expect(nextStep({ ...standing, isPressing: true })?.line).not.toContain('time');
});

it('leads to the list of debts, and to no advice, while it has what was cleared (DN-1270)', () => {
  const standing = { sections: [], position: { pageId: 'full-advice' }, isAdvised: true };
  expect(nextStep({ ...standing, clearedOnList: true })).toMatchObject({
    heading: 'Bring your list of debts up to date',
    href: '/debts/debts-overview/completed-debts',
  });
});
