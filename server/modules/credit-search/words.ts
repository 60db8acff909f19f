/** What people are told of a credit search, besides what the rules and the table of errors say. */
export const words = {
  codeJustSent: 'We sent you a code less than a minute ago. Give it a minute, then ask again.',
  codeSentTooOften:
    'We have sent you 3 codes, and cannot send more for this search. You can add your debts by hand.',
  otherPhone:
    'Type the first number that you confirmed by a code. If you no longer have it, a person here can help',
  termsChanged: 'What you agree to has changed. Open this page again to read it.',
  underWay: 'Your search is under way. Wait a moment, then try again.',
};
