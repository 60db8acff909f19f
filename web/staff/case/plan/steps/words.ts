import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';

/** What is next with a lender, as one of us reads it. */
export const stepWords = {
  'talk with us': 'Talk with us, and not pay or write to them until then',
  'send the offer': 'Send the offer',
  'ask for proof': 'Ask for proof of the sale, and offer nothing before',
  'they send proof': 'Show that they bought it',
  'ask for proof again': 'Ask for proof once more: none has come',
  'pay as ordered': 'Pay as the order says, or ask the court to look again',
  'answer the court': 'Answer the court form, and send no other offer',
  'the court decides': 'Decides, and not the lender: wait for it',
  'pay the settlement': 'Pay what was agreed, then ask them to confirm it',
  'ask about the settlement': 'Ask if they still agree, and pay only on a new yes in writing',
  'take up the settlement':
    'They say that something is still owed: talk with us or complain, and pay nothing more for now',
  'share anew': 'Share what is paid anew',
  'they answer': 'Answer the offer',
  'write again': 'Write again, and pay all the same',
  'show them your budget': 'Show them the budget',
  'pay all the same': 'Pay all the same, and ask again',
  'ask again': 'Ask again',
  'tell of the break': 'Tell them about the break, by letter',
  'ask for a last letter': 'Ask them to say in writing that nothing is left to pay',
  'an officer decides': 'Decide whether the plan is fair',
  'ask them to stop interest': 'May ask them to stop interest',
  nothing: 'Nothing',
} satisfies Readonly<Record<StandingRepayment['debts'][number]['next']['step'], string>>;
