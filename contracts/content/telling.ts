const WORDS =
  /\b(?:debts?|money|advice|advis\w+|ow(?:e|ed|ing)|loans?|arrears|bailiffs?|credit(?:ors?)?|insolven\w*|bankrupt\w*|iva|dro|budgets?|bills|repay\w*|afford\w*|financ\w+)\b/iu;
const IN_NAMES = /debt|money|credit|loan|arrears|insolv|bankrupt|bailiff/iu;

/** Whether a text tells others who see the phone or the inbox what the service is about. */
export function isTelling(text: string): boolean {
  return WORDS.test(text);
}

/** The same of the name of a brand, in which words are often run together. */
export function isTellingName(name: string): boolean {
  return IN_NAMES.test(name) || isTelling(name);
}
