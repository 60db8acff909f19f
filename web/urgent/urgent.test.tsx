import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { describe, expect, it } from 'vitest';
import { londonMoment } from '../data/londonMoment.ts';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { byNumber, ringFirst } from './Numbers.tsx';
import { UrgentMatters } from './UrgentMatters.tsx';

type Matter = Recommendation['urgent'][number];

const SHELTER = { name: 'Shelter', number: '0808 800 4444' };
const home: Matter = {
  code: 'EVICTION',
  says: 'You are being asked to leave your home.',
  step: {
    heading: 'Ring about your home today',
    ring: null,
    ringsThem: false,
    instead: SHELTER,
    say: 'Help.',
  },
};
const food: Matter = {
  code: 'NO_FOOD',
  says: 'You can get help with food today.',
  step: {
    heading: 'Get food today',
    ring: { name: 'Citizens Advice', number: '0800 144 8848' },
    ringsThem: false,
    instead: null,
    say: 'I have no money for food.',
  },
};
const open = { number: '0113 496 0111', isOpen: true, says: 'Open now, until 8pm' };
const shut = { number: '0113 496 0111', isOpen: false, says: 'Opens tomorrow at 8am' };

describe('whom to ring first (WT-031)', () => {
  it('is us while somebody answers', () => {
    expect(ringFirst(home.step, open)).toEqual({
      first: { name: null, number: '0113 496 0111', line: 'Open now, until 8pm' },
    });
  });

  it('is who else helps while our line is shut, and then us with when it opens', () => {
    expect(ringFirst(home.step, shut)).toEqual({
      first: SHELTER,
      next: { name: null, number: '0113 496 0111', line: 'Opens tomorrow at 8am' },
    });
  });

  it('is us, with when we open, where nobody else helps with it', () => {
    const { first, next } = ringFirst({ ...home.step, instead: null }, shut);
    expect(first?.line).toBe('Opens tomorrow at 8am');
    expect(next).toBeUndefined();
  });

  it('is always the body that helps, where it is not us', () => {
    for (const line of [open, shut, undefined])
      expect(ringFirst(food.step, line).first).toEqual(food.step.ring);
  });
});

it('reads the clock in London, in summer and in winter (WT-031)', () => {
  expect(londonMoment(new Date('2026-07-01T23:30:00Z'))).toEqual({
    day: { year: 2026, month: 7, day: 2 },
    time: '00:30',
  });
  expect(londonMoment(new Date('2026-11-23T07:59:00Z')).time).toBe('07:59');
});

it('opens the most dangerous alone; each other is a line, what to say one tap away, and a number is said once for all that go to it (WT-003, WT-030)', () => {
  const other = { ...food, code: 'OTHER' };
  const html = htmlOf(<UrgentMatters urgent={[food, other]} />);
  expect(html.match(/<article/gu)).toHaveLength(1);
  expect(html.match(/href="tel:08001448848"/gu)).toHaveLength(1);
  expect(wordsOf(html)).toContain('Ask about these in the same call Get food today');
  expect(html).toMatch(/<details[^>]*><summary><span>Get food today<\/span>/u);
  expect(wordsOf(htmlOf(<UrgentMatters urgent={[]} />))).toBe('');
});

it('keeps the order of danger, with each number above those that follow one another and go to it (WT-003)', () => {
  const at = (matters: readonly Matter[], line: typeof open) =>
    byNumber(matters, line).map(({ ring, matters: of }) => [ring?.number, of.map(({ code }) => code)]);
  const rent = { ...home, code: 'RENT', step: { ...home.step, instead: null } };
  const later = { ...food, code: 'LATER' };
  expect(at([home, rent, food, later, rent], open)).toEqual([
    ['0113 496 0111', ['EVICTION', 'RENT']],
    ['0800 144 8848', ['NO_FOOD', 'LATER']],
    ['0113 496 0111', ['RENT']],
  ]);
  expect(at([home, rent, food], shut)).toEqual([
    ['0808 800 4444', ['EVICTION']],
    ['0113 496 0111', ['RENT']],
    ['0800 144 8848', ['NO_FOOD']],
  ]);
  const html = htmlOf(
    <UrgentMatters urgent={[food, later, { ...home, step: { ...home.step, ring: SHELTER } }]} />,
  );
  expect(wordsOf(html)).toContain('Shelter: 0808 800 4444 Ring about your home today');
});

it('tells nobody first to ring about what is kept off for now: it is a line, with what to do if it is not kept to (DN-1337)', () => {
  const stopped: Matter = {
    ...home,
    code: 'BAILIFFS',
    says: 'If they come, show them the letter.',
    isKeptOff: true,
    step: { ...home.step, heading: 'Bailiffs must stop for the debts in Breathing Space' },
  };
  const html = htmlOf(<UrgentMatters urgent={[stopped]} />);
  expect(html).not.toContain('<article');
  expect(html).toMatch(/<h2[^>]*>What is kept off for now<\/h2>/u);
  expect(wordsOf(html)).toContain('Bailiffs must stop for the debts in Breathing Space');
  const both = htmlOf(<UrgentMatters urgent={[food, stopped]} />);
  expect(both.match(/<article/gu)).toHaveLength(1);
  expect(wordsOf(both)).not.toContain('What is kept off for now');
});
