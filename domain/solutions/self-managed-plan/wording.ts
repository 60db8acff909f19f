import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs: 'You pay back what you owe by yourself, with a plan you can keep to.',
  advantages: ['You can do it on your own.', 'It costs nothing.', 'You can change it at any time.'],
  risks: [
    'You talk to the people you owe yourself.',
    'Interest may go on.',
    'It is not a legal deal. They can change their minds.',
  ],
  home: 'Your home is not part of it.',
  creditFile: 'If you pay what you agreed, your credit file stays as it is.',
  next: [
    'You write down what each one gets.',
    'You set up the payments.',
    'You check once a month that it still works.',
  ],
  terms: [],
};
