import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'This stops most debts while you are in care for a mental health crisis, and for {MHBS_AFTER_TREATMENT} days after.',
  advantages: [
    'Interest, fees and letters stop.',
    'Bailiffs and courts must wait.',
    'It costs nothing.',
    'You can have it as often as you need it.',
    'Someone who cares for you can ask for it.',
  ],
  risks: ['The debts are still there at the end.', 'Keep paying rent, bills and tax if you can.'],
  home: 'Nobody can chase you for rent or mortgage that is late. New payments are still due.',
  creditFile: 'It does not go on your credit file.',
  next: [
    'Someone from your care team says that you are in crisis care.',
    'They name a person we can ask how it goes.',
    'An adviser starts it.',
  ],
  terms: [],
};
