import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'A debt management plan shares out what you can spare each month. Over time, it pays back all of the debt in it.',
  advantages: [
    'You make one payment a month.',
    'It can change when your life does.',
    'You can leave at any time.',
    'Most of the people you owe stop adding interest.',
  ],
  risks: [
    'It is not a legal deal. The people you owe can say no.',
    'They may still add interest, contact you or go to court.',
    'They may sell the debt to someone else.',
    'It can take longer, so you may pay more in all.',
    'It does not cover debts that come first, like rent or council tax.',
  ],
  home: 'Your home is not part of it. But someone you owe can still go to court and ask for a claim on it.',
  creditFile: 'Paying less than you agreed marks your credit file for {CREDIT_FILE_YEARS} years.',
  next: [
    'You check your budget once more.',
    'We ask the people you owe to agree.',
    'You make the first payment.',
  ],
  terms: [],
};
