/** The texts of the cards of what the person named in the first questions. */
export const words = {
  heading: 'What you’ve told us about',
  lead: 'Fill in what you can. A rough number is fine. Take off what you don’t owe.',
  notOwed: 'I don’t owe this',
  /** Said after it for those who do not see which card it is on. */
  about: (name: string) => ` (${name})`,
  another: 'Add one more like it',
  /** A second or third debt of what was named. */
  numbered: (name: string, number: number) => (number === 1 ? name : `${name} ${number}`),
  takenOff: (name: string) => `${name} is off your list.`,
  who: 'Who do you owe?',
  kind: 'What kind of debt is it?',
  balance: 'How much do you owe?',
  payment: 'Monthly repayment',
  nothingPaid: 'I pay nothing on it right now',
  whose: 'Whose debts are these?',
  allMine: 'All mine',
  someJoint: 'Some are joint',
  someJointHint: 'I share them',
  which: 'Which are joint?',
  pickWhose: 'Tell us whose debts these are',
  /** Why Continue waits. */
  fill: (name: string) => `Fill in ${name}, or take it off`,
};
