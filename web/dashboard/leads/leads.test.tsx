import type { Dashboard } from '@towpath/contracts/api/dashboard.ts';
import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { DatesToKeep } from './DatesToKeep.tsx';
import { ThingToday } from './ThingToday.tsx';
import { WaitsAndDone } from './WaitsAndDone.tsx';

type Date = Dashboard['dates'][number];

const COURT: Date = {
  stake: 'court papers',
  day: '2027-06-28',
  isLate: false,
  danger: 'loses',
  tag: 'Could become a judgment',
  title: 'Court form, Marlow & Reed',
  text: '£866.',
  leadsTo: 'letters',
  letter: null,
  isOneThing: true,
};
const ENERGY: Date = {
  ...COURT,
  stake: 'energy',
  day: '2027-06-25',
  danger: 'keeps',
  tag: 'Keeps your energy on',
  title: 'Brightly Energy, £26',
  leadsTo: 'plan',
  isOneThing: false,
};

const TODAY = '2027-06-20';

it('says each date as day, stake and link, in the order that it was given (DN-313)', () => {
  const html = htmlOf(<DatesToKeep dates={[COURT, ENERGY]} today={TODAY} />);
  expect(wordsOf(html)).toBe(
    'Dates to keep What matters most comes first. ' +
      'Monday 28 June 28 Jun Could become a judgment Court form, Marlow & Reed £866. ' +
      'Friday 25 June 25 Jun Keeps your energy on Brightly Energy, £26 £866.',
  );
  expect(html.match(/<a /gu)).toHaveLength(2);
  expect(html.match(/data-danger="(\w+)"/gu)).toEqual(['data-danger="loses"', 'data-danger="keeps"']);
});

it('says the year of a day that is in another, among the dates and as what comes next (DN-1271)', () => {
  const before = '2026-12-23';
  expect(wordsOf(htmlOf(<DatesToKeep dates={[ENERGY]} today={before} />))).toContain(
    '25 June 2027 25 Jun 2027 Keeps your energy on',
  );
  expect(wordsOf(htmlOf(<ThingToday oneThing={null} dates={[ENERGY]} today={before} />))).toContain(
    'on 25 June 2027.',
  );
});

it('has no heading over no dates (DN-313)', () => {
  expect(htmlOf(<DatesToKeep dates={[]} />)).toBe('');
});

it('gives the one thing one button (DN-320)', () => {
  const oneThing = {
    heading: 'Look at your budget again',
    text: 'About 10 minutes.',
    action: 'Look at my budget',
    leadsTo: 'talk',
    letter: null,
  } as const;
  const html = htmlOf(<ThingToday oneThing={oneThing} dates={[]} />);
  expect(wordsOf(html)).toBe('One thing today Look at your budget again About 10 minutes. Look at my budget');
  expect(html.match(/<a [^>]*href="\/book"/gu)).toHaveLength(1);
});

it('says that there is nothing to do today, with what comes next by day (DN-304)', () => {
  expect(wordsOf(htmlOf(<ThingToday oneThing={null} dates={[COURT, ENERGY]} today={TODAY} />))).toBe(
    'Nothing for you to do today Next: Brightly Energy, £26, on Friday 25 June.',
  );
  expect(wordsOf(htmlOf(<ThingToday oneThing={null} dates={[]} />))).toContain('no dates to keep');
});

it('says who is waited for and by when, whether that day is over, and what is done (DN-305, DN-682)', () => {
  const waits = [
    { who: 'Heron Finance', what: 'Answers your letter', by: '2027-06-10', isLate: true },
    { who: 'An adviser', what: 'Rings you', by: '2027-06-16', isLate: false },
    { who: 'The law', what: 'The debts in it are cleared', by: '2028-06-13', isLate: false },
    { who: 'The court', what: 'Decides', by: null, isLate: false },
  ];
  const done = [{ what: 'You chose it', on: '2027-06-13' }];
  expect(wordsOf(htmlOf(<WaitsAndDone waits={waits} done={done} today="2027-06-14" />))).toBe(
    'Waits for others Heron Finance Answers your letter was for Thursday 10 June ' +
      'An adviser Rings you by Wednesday 16 June The law The debts in it are cleared by 13 June 2028 The court Decides Done You chose it Sunday 13 June',
  );
});
