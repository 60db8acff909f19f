import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs: 'This is a legal plan in Scotland. You pay back all of the debt in it, at a pace you can afford.',
  advantages: [
    'Interest and charges stop. They are cleared when you finish.',
    'The people you owe cannot take you to court for it.',
    'Your home and car are not at risk from it.',
    'It costs you nothing.',
  ],
  risks: [
    'You pay back all of it.',
    'Your name is on a public register.',
    'If you miss payments, it can end. Then the interest comes back.',
    'You must keep up rent and bills.',
    'It is hard to borrow while it runs.',
  ],
  home: 'Your home is safe from the debts in it. You still pay your rent or mortgage.',
  creditFile: 'It stays on your credit file for {CREDIT_FILE_YEARS} years. That makes it hard to borrow.',
  next: [
    'You talk to a money adviser. Only they can apply.',
    'The people you owe have {DAS_CONSENT_DAYS} days to answer. No answer counts as yes.',
    'You start to pay.',
  ],
  terms: [{ word: 'public register', meaning: 'a list that anyone can look at' }],
};
