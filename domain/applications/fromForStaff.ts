/**
 * What speaks to the person where an answer is from, and the same of them. Only what is ours is turned: names that people or
 * lenders have given stand between.
 */
const OF_THE_PERSON: readonly (readonly [RegExp, string])[] = [
  [/^It was granted while you were with us$/u, 'It was granted while they were with us'],
  // What the person is told to pick is no part of where it is from.
  [/[.] Pick this if they live with you, .*$/u, ''],
  [/^You (told us|gave it|put in|have)/u, 'They $1'],
  [/^By your debts and your home/u, 'By their debts and their home'],
  [/, you (told us|put in)$/u, ', they $1'],
  [/^From your /u, 'From their '],
  [/^Your debts have one to (.*) on your home$/u, 'Their debts have one to $1 on their home'],
  [/^Your (budget has no pay$|postcode in this form|address in this form|debts have one to )/u, 'Their $1'],
  [/ in your budget$/u, ' in their budget'],
  [/ what you paid in your plan$/u, ' what they paid in their plan'],
  [/ in your plan$/u, ' in their plan'],
  [/^It is not in your list/u, 'It is not in their list'],
  [/^(So much is|No more is) in your accounts/u, '$1 in their accounts'],
  [/^A partner shares your budget/u, 'A partner shares their budget'],
  [/^A line of money in is your partner’s/u, 'A line of money in is their partner’s'],
];

/** Where an answer is from, as one of us reads it of the person: "They told us on 8 November". */
export function fromForStaff(fromWords: string): string {
  return OF_THE_PERSON.reduce((said, [spoken, of]) => said.replace(spoken, of), fromWords);
}

/**
 * The same for those who get the form, or take it over, to whom nobody was named yet: "The client told us on 8 November",
 * "From the client’s budget".
 */
export function fromForReceiver(fromWords: string): string {
  return OF_THE_PERSON.reduce((said, [spoken, of]) => said.replace(spoken, ofClient(of)), fromWords);
}

/** Only our own words are turned: what people or lenders are called stands in a place of its own. */
function ofClient(words: string): string {
  return words
    .replaceAll(/\bThey\b/gu, 'The client')
    .replaceAll(/\bthey were\b/gu, 'the client was')
    .replaceAll(/\bthey\b/gu, 'the client')
    .replaceAll(/\bTheir\b/gu, 'The client’s')
    .replaceAll(/\btheir\b/gu, 'the client’s');
}
