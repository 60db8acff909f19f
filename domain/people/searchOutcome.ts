/** What a person is told of a credit search or a one-time code that did not go through (specification, section 8). */
export const SEARCH_OUTCOME_MESSAGES = {
  wrongCode: 'Verification failed, please check the code and try again.',
  triedCode: 'This code has already been tried. Please recheck your code and try again.',
  otherCode:
    'Something went wrong, please recheck your code and try again. If the problem persists please contact us.',
  notMatched:
    'There was an error with receiving your details based on the information you provided. Please review your information and try again.',
  notMatchedNote: 'Note: if you moved recently, try using your previous address',
  failed: 'Credit search failed',
  notAllowed: 'Maximum number of attempts has been reached,',
  off: 'We don’t search credit reports. You can add your debts yourself. Your list is as it was.',
  noCodes:
    'Before we search we check that it’s you with a code sent by text, and we don’t send texts. You can add your debts yourself. Your list is as it was.',
  noLonger: 'Unfortunately we can no longer offer credit-search,',
} as const;
