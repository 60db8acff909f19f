import { planWords } from '../planWords.ts';
import type { Aside, Way } from './way.ts';

const SAID_NO: Aside = {
  stands: 'They said no',
  you: 'Nothing has started, so nothing changes yet. We look with you at what else fits.',
  next: 'We look at another offer, or at what else fits.',
};

/** Asked once the months are over that it takes: only whoever runs it can say that it is done. */
const tellHowItStands = (whom: string) => ({
  what: 'Tell us how it stands',
  says: `Once ${whom} has said so, ring us, or write to us in the chat. Then we write it down here.`,
});

/** Of what a firm or a trustee runs: they have to hear of it. */
const tell = (whom: string, by: string, mayEnd: string): Aside => ({
  stands: 'You can’t keep it up',
  you: `Tell ${whom} before the next payment is due. A break or a smaller sum is often possible. Ring us too.${mayEnd}`,
  first: {
    what: `Tell ${whom}`,
    says: 'Before the next payment is due. A break or a smaller sum is often possible. Ring us too.',
  },
  next: 'They say whether it goes on',
  whoNext: by,
});

export const IVA_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: planWords.fillsForm.together,
      isForm: true,
      who: 'You both',
      says: 'It tells the firm what it needs to know.',
      stands: 'Your form for the firm is being filled in',
      you: 'Have your letters, your payslips and your bank statements at hand. You read the form before it goes.',
    },
    {
      state: 'sent',
      what: 'The form goes to the firm',
      who: 'Your adviser',
      says: 'They may ask for payslips and bank statements.',
      stands: 'Your form is with the firm',
      you: 'They write the offer, and may ask for payslips and bank statements. Sign only what you understand. Then it goes to the people you owe, who vote on it. Keep paying rent and bills. Pay no fee before the vote.',
    },
    {
      state: 'accepted',
      before: {
        what: 'They write your offer',
        who: 'The firm',
        says: 'Somebody with a licence writes it. You read and sign it.',
      },
      what: 'They vote on your offer',
      who: 'The people you owe',
      says: 'It starts if those owed {IVA_APPROVAL}% of what is voted say yes.',
      stands: 'They voted yes',
      you: 'Read the letter: it says what you pay, and from which day.',
    },
    {
      state: 'running',
      what: 'You start to pay',
      who: 'You',
      says: 'One sum a month. The firm shares it out.',
      stands: 'Your IVA runs',
      you: 'Pay on time. Tell the firm about more money, or if a payment is too much.',
    },
    {
      state: 'ended',
      what: 'What is left is cleared',
      who: 'The firm',
      says: 'After about {IVA_TERM} months, or {IVA_TERM_HOME} with a home.',
      stands: 'Your IVA is done',
      you: 'Keep the certificate. You still owe what was not in it.',
      expected: { limit: 'IVA_TERM', is: 'on' },
    },
  ],
  own: ['broken'],
  isToldByForm: true,
  refused: SAID_NO,
  broken: tell('the firm', 'The firm', ''),
  cutShort: {
    stands: 'Your IVA ended early',
    who: 'The firm',
    you: 'What you owed is yours to pay again, less what the people you owe got through it. The firm’s fees come off what you paid first. They may ask for it, and add interest again. Keep the letter. Talk to us about what else fits.',
  },
  endUnsaid: {
    stands: 'Your IVA is over',
    who: 'The firm',
    you: 'Read the letter of the firm: it says how it ended. If you got a certificate that it is done, what was in it is cleared. If not, what is left may be yours to pay again: talk to us.',
  },
  pastItsDay: {
    stands: 'The {IVA_TERM} months of your IVA should be over',
    you: 'If the firm has sent you a certificate, what was in it is cleared. If not, ask the firm how long it still goes on: it can take longer after a break. Go on paying until they say that it is done. You still owe what was not in it.',
    ...tellHowItStands('the firm'),
  },
};

export const TRUST_DEED_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: planWords.fillsForm.together,
      isForm: true,
      who: 'You both',
      says: 'It tells the trustee what they need to know.',
      stands: 'Your form for the trustee is being filled in',
      you: 'Have your letters, your payslips and your bank statements at hand.',
    },
    {
      state: 'sent',
      what: 'The form goes to a trustee',
      who: 'Your adviser',
      says: 'They have a licence, and may ask for more papers.',
      stands: 'Your form is with the trustee',
      you: 'They write the deed, and must show you their fees first. Sign only what you understand. Then it goes to the people you owe, who have {PTD_OBJECTION_WEEKS} weeks to say no. Keep paying rent and bills.',
    },
    {
      state: 'accepted',
      before: {
        what: 'They write your deed',
        who: 'The trustee',
        says: 'They work out what you can pay, and show you their fees.',
      },
      what: 'You sign a deed, and it is protected',
      who: 'The trustee',
      says: 'The people you owe have {PTD_OBJECTION_WEEKS} weeks to say no. Who says nothing has said yes.',
      stands: 'Your deed is protected',
      you: 'The people in it must stop chasing you. Read what you pay, and from which day.',
    },
    {
      state: 'running',
      what: 'You start to pay',
      who: 'You',
      says: 'One sum a month, to the trustee.',
      stands: 'Your trust deed runs',
      you: 'Pay on time. Tell the trustee about more money, or if a payment is too much.',
    },
    {
      state: 'ended',
      what: 'What is left is cleared',
      who: 'The trustee',
      says: 'After about {PTD_TERM} months, or longer with a home.',
      stands: 'Your trust deed is done',
      you: 'Keep the letter that says so. You still owe what was not in it.',
      expected: { limit: 'PTD_TERM', is: 'on' },
    },
  ],
  own: ['broken'],
  isToldByForm: true,
  refused: SAID_NO,
  broken: tell(
    'the trustee',
    'The trustee',
    ' If it ends before its time, the debts come back with interest, and you could be made bankrupt.',
  ),
  cutShort: {
    stands: 'Your trust deed ended early',
    who: 'The trustee',
    you: 'What you owed is yours to pay again, with interest, less what the people you owe got through it. They may ask for it, or ask for you to be made bankrupt. Keep the letter. Talk to us about what else fits.',
  },
  endUnsaid: {
    stands: 'Your trust deed is over',
    who: 'The trustee',
    you: 'Read the letter of the trustee: it says how it ended. If it says that you are free of the debts in it, they are cleared. If not, they may be yours to pay again, with interest: talk to us.',
  },
  pastItsDay: {
    stands: 'The {PTD_TERM} months of your trust deed should be over',
    you: 'If the trustee has written that you are free of the debts in it, they are cleared. If not, ask the trustee how long it still goes on: it can take longer after a break. Go on paying until they say that it is done. You still owe what was not in it.',
    ...tellHowItStands('the trustee'),
  },
};

const WHILE_THEY_ANSWER =
  'You do not have to write to them. If one is to be rung, your dashboard says so. Keep paying rent and bills. Take on no new debt.';

export const DEBT_ARRANGEMENT_SCHEME_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: planWords.fillsForm.together,
      isForm: true,
      who: 'You both',
      says: 'From it comes your programme: what you can pay, to whom, and for how long.',
      stands: 'Your programme is being worked out',
      you: 'Have your letters and your budget at hand. You read it before it goes.',
    },
    {
      state: 'sent',
      what: 'Your programme goes in',
      who: 'Your money adviser',
      says: 'To the DAS Administrator. The people you owe are asked: no answer in {DAS_CONSENT_DAYS} days counts as yes.',
      stands: 'Your programme has gone in',
      you: `The people you owe are asked. You wait {DAS_CONSENT_DAYS} days. ${WHILE_THEY_ANSWER}`,
      youBy: {
        until: day =>
          `The people you owe have until ${day} to answer. No answer counts as yes. ${WHILE_THEY_ANSWER}`,
        after: day =>
          `The people you owe had until ${day} to answer. You wait for a letter of the DAS Administrator. ${WHILE_THEY_ANSWER}`,
      },
    },
    {
      state: 'accepted',
      what: 'It is approved',
      who: 'The DAS Administrator',
      says: 'If some say no, they decide if it is fair. Then it binds them all. Interest and charges stop from the day you apply.',
      stands: 'Your programme is approved',
      you: 'Read the letter: it says what you pay, and from which day.',
      expected: { limit: 'DAS_CONSENT_DAYS', is: 'by' },
    },
    {
      state: 'running',
      what: 'You start to pay',
      who: 'You',
      says: 'One sum a month, to the payments distributor. They share it out for you.',
      stands: 'Your programme runs',
      you: 'Pay on time. If your money changes, ask for a break or a new sum before you miss one.',
    },
    {
      state: 'ended',
      what: 'All of it is paid',
      who: 'The payments distributor',
      says: 'With your last payment. The rest of the interest and charges is cleared then.',
      stands: 'All of it is paid',
      you: 'Keep the letter that says so.',
    },
  ],
  own: ['broken'],
  isToldByForm: 'once it is handed over',
  refused: SAID_NO,
  broken: tell(
    'your money adviser',
    'The DAS Administrator',
    ' If they end it, the people you owe may act again, and may ask for the interest and charges that were stopped.',
  ),
  cutShort: {
    stands: 'Your programme ended early',
    who: 'The DAS Administrator',
    you: 'What is left is still owed. The people you owe may act again, and may ask for the interest and charges that were stopped. Talk to us about what else fits.',
  },
  endUnsaid: {
    stands: 'Your programme is over',
    who: 'The DAS Administrator',
    you: 'Read the letter: it says how it ended. If something is left to pay, it is still owed. Talk to us about what comes next.',
  },
};
