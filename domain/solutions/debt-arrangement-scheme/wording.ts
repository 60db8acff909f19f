import { BANK, HARD_TO_BORROW, PUBLIC_REGISTER, SHARED_DEBTS } from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = () => ({
  whatItIs: 'This is a legal plan in Scotland. You pay back all of the debt in it, at a pace you can afford.',
  advantages: [
    'Interest and charges stop from the day you apply. They are cleared when you finish.',
    'Sheriff officers cannot act on the debts in it. Nobody can ask to make you bankrupt for them.',
    'Your home and car are not at risk from the debts in it.',
    'It costs you nothing. You and a partner can do it together.',
  ],
  risks: {
    home: {
      owner: 'You must keep up your mortgage. If late payments are left out, the lender can still act.',
      tenant: 'You must keep up your rent. If late rent is left out, your landlord can still act.',
    },
    register: 'Your name goes on a public register, the DAS Register. Anyone can look.',
    failure: 'If you miss payments, it can be ended. Then the interest comes back, and so do the letters.',
    shared: SHARED_DEBTS,
    bank: BANK,
    others: [
      'You pay back all of it. That can take years.',
      'The people you owe can say no. If they are owed more than {DAS_OBJECTORS_MAX}%, an officer decides if the plan is fair.',
      'They get {DAS_TO_CREDITORS}% of what you pay. {DAS_ADMINISTRATION}% pays for the scheme. You do not pay more for that.',
      'You must keep up rent, tax and bills.',
      'It is hard to borrow while it runs.',
      'Some debts stay: court fines, child maintenance and student loans.',
    ],
  },
  home: {
    owner: 'Your home is safe from the debts in it. You still pay your mortgage.',
    tenant: 'Your home is safe from the debts in it. You still pay your rent.',
  },
  register:
    'Your name is on the DAS Register of the Accountant in Bankruptcy while the plan runs. Anyone can look.',
  creditFile: `It stays on your credit file for {CREDIT_FILE_YEARS} years. ${HARD_TO_BORROW}`,
  next: [
    'You fill in a form. All of it is read by an approved money adviser. Only they can apply.',
    'The people you owe have {DAS_CONSENT_DAYS} days to answer. No answer counts as yes.',
    'You start to pay.',
    'You tell your adviser if your money changes. The plan can change too.',
  ],
  steps: [
    {
      what: 'A money adviser reads your form',
      who: 'Your adviser',
      says: 'You fill it in first. Only one who is approved can apply. They ring you if something is unclear.',
    },
    {
      what: 'They ask who you owe',
      who: 'Your adviser',
      says: 'No answer in {DAS_CONSENT_DAYS} days counts as yes.',
    },
    { what: 'You start to pay', who: 'You', says: 'Interest and charges have stopped.' },
  ],
  terms: [
    PUBLIC_REGISTER,
    { word: 'Accountant in Bankruptcy', meaning: 'the office in Scotland that looks after these plans' },
  ],
});
