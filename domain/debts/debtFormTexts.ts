/** The words of the debt form that the specification gives (DE-031), and ours where it leaves them open (DE-040). */
export const DEBT_FORM_TEXTS = {
  title: 'Enter debt',
  subtitle: 'Please provide details of who you owe money to and how much you owe.',
  joint: {
    question: 'Whose debt is it?',
    mine: { label: 'Mine', hint: null },
    joint: { label: 'Joint', hint: 'We share it' },
  },
  guarantor: {
    question: 'Can they ask your guarantor to pay?',
    hint: 'A guarantor is a person who said they would pay this debt if you did not.',
  },
} as const;
