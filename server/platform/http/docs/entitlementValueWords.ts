/** What the words of an enumeration mean in the calls about help that people may be missing. */
export const ENTITLEMENT_VALUE_WORDS: readonly Readonly<Record<string, string>>[] = [
  {
    'very likely': 'All that counts is known, and fits.',
    likely: 'It fits by what is known, and something besides counts too.',
    'worth checking': 'We cannot say whether it fits, and count no sum.',
  },
  {
    done: 'They have asked for it.',
    gets: 'They get it now: it is in their budget.',
    'not for me': 'It is not for them.',
  },
  {
    money: 'Money that comes in.',
    bills: 'Bills that become lower.',
    'worth checking': 'What is only worth checking, of either kind.',
  },
];
