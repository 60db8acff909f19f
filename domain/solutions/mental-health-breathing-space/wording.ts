import type { Wording } from '../wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'This stops most debts while you have care for a mental health crisis, and for {MHBS_AFTER_TREATMENT} days after.',
  advantages: [
    'Interest, fees and contact stop.',
    'Bailiffs and courts must wait.',
    'It costs nothing.',
    'You can have it as often as you need it.',
    'Someone who cares for you can ask for it.',
  ],
  risks: ['The debts are still there at the end.', 'You should keep paying rent, bills and tax if you can.'],
  home: 'What is late on your rent or mortgage is stopped. New payments still fall due.',
  creditFile: 'It does not go on your credit file.',
  next: [
    'Someone from your care team says that you are in crisis care.',
    'They name a person we can ask how it goes.',
    'An adviser starts it.',
  ],
  terms: [],
};
