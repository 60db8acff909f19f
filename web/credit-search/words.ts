/** The texts of the credit report search. The terms and the outcomes of a search are in `domain`. */
export const words = {
  /** What unsent entries are called, in the question asked at logout. */
  unsent: 'details for a credit search',
  search: 'Search my credit report',
  lead: 'We can list most of your debts for you.',
  searching: 'Searching your credit report',
  /** Why the button does nothing yet. */
  waiting: {
    searching: 'Looking for your report. This can take a minute.',
    notReady: 'Fill in what is missing to search',
    tick: 'Tick the box above to search',
  },
  byHand: 'Enter my debts manually instead',
  /** What is known of the person, and shown rather than asked. */
  held: {
    heading: 'What we already know',
    change: 'Change',
    /** Said after it for those who do not see the row. */
    changeWhat: {
      title: ' title',
      name: ' name',
      dateOfBirth: ' date of birth',
      phoneNumber: ' phone',
    },
    names: { title: 'Title', name: 'Name', dateOfBirth: 'Date of birth', phoneNumber: 'Phone' },
  },
  aboutYou: {
    legend: 'About you',
    title: 'Title',
    forename: 'Forename',
    surname: 'Surname',
    middleNames: 'Middle names',
    dateOfBirth: 'Date of birth',
    phone: 'Phone',
    codeHint: 'We’ll text a 6-digit code to this number.',
  },
  whereYouLive: {
    legend: 'Where you live',
    house: 'Flat or building, at least one of these',
    flatNumber: 'Flat number',
    buildingNumber: 'Building number',
    buildingName: 'Building name',
    street: 'Street',
    district: 'District',
    town: 'Town',
    previous: 'This is a previous address',
    typeIt: 'Type my address instead',
    notListed: 'My address isn’t listed',
    changeIt: 'Change this address',
    /** Precedes a flat number in an address on one line. */
    flat: (number: string) => `Flat ${number}`,
    noneFound: (postcode: string) =>
      `We found no address at ${postcode}. Check the postcode, or type yours in below.`,
  },
  agreement: {
    legend: 'Before we search',
    sent: 'What we send to the agency',
    more: 'More about the search',
  },
  /** What to type where the rules only say that something is required. */
  wanted: {
    title: 'Choose your title',
    forename: 'Type your forename',
    surname: 'Type your surname',
    street: 'Type your street',
    agreed: 'Tick the box to go on',
  },
  about: {
    heading: 'What happens next',
    list: 'We ask the agency for a list of your debts.',
    check: 'You check the list and fix anything wrong.',
    nothingSent: 'Nothing is sent to the people you owe.',
    agency: 'Who is the agency?',
  },
  notMatched: 'We couldn’t match your details',
  failed: {
    /** Follows the sentence that says why there is no search. */
    byHand: { before: 'please', link: 'click here to enter your debts manually.' },
    next: 'Enter my debts',
  },
  code: {
    heading: 'Check your phone',
    label: 'Your code',
    hint: 'It is 6 digits.',
    /** Where the code was sent; only the end of the number, in case somebody looks over a shoulder. */
    sent: (endOfNumber: string | undefined) =>
      endOfNumber === undefined
        ? 'We’ve sent a code to your phone. Type it here and we’ll get your list.'
        : `We’ve sent a code to the phone number that ends in ${endOfNumber}. Type it here and we’ll get your list.`,
    sentBefore: (endOfNumber: string | undefined) =>
      endOfNumber === undefined
        ? 'We have sent you a code already. Use that one. It went to your phone.'
        : `We have sent you a code already. Use that one. It went to the phone number that ends in ${endOfNumber}.`,
    sendNew: 'Send me a new code',
    sending: 'Sending you a new code',
    another: 'The credit reference agency needs one more code. We’ve sent it to you: type it here.',
    sentAgain: 'We’ve sent you a new code. Use the newest one: the older one no longer works.',
    /** The code is over, and so is the search that waited for it: the same button makes a new one. */
    searchAgain: 'That code no longer works. Press the button once more for a new one.',
    noMessage:
      'No message yet? It can take a minute. Then ask for a new code, or go back and check your phone number.',
    typeAll: 'Type all 6 digits to carry on',
    checking: 'Checking your code',
  },
};
