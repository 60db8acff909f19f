import type { FoundHelp, FoundMoney } from '@towpath/contracts/api/entitlements.ts';

type Kind = FoundMoney['groups'][number]['kind'];

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
/** "Both" of two. */
const allOf = (count: number) => (count === 2 ? 'both' : `all ${inWords(count)}`);
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What people read of help that they may be missing. Sums come as they are said, days too. */
export const words = {
  title: 'Money found',
  loading: 'Looking for help that fits you',
  away: {
    offline: 'You’re offline. What you say here can’t be kept until you are back.',
    unreached:
      'We can’t be reached right now. It may be your connection, or it may be us. What you say here can’t be kept until we are back.',
  },
  back: 'Dashboard',
  heading: 'There may be money you’re missing',
  checked: (kinds: number, found: number) =>
    `We checked your answers against ${kinds} kinds of help. ${
      found === 0
        ? 'You’ve told us about each one that we found.'
        : `${atStart(inWords(found))} may be right for you.`
    }`,
  top: {
    better: 'You could be better off by about',
    aMonth: (year: string) => `a month, or ${year} a year`,
    noSum: 'Some help may fit you',
    noSumText: 'What it comes to depends on things that only the people who pay can say.',
    guess:
      'These are good guesses, not promises. The people who pay decide. Asking costs nothing and can’t hurt your credit file.',
    now: 'Left over each month now',
    shortNow: 'Short each month now',
    all: (count: number) => (count === 1 ? 'If you get it' : `If you get ${allOf(count)}`),
    shortAll: (count: number) =>
      count === 1 ? 'Still short if you get it' : `Still short if you get ${allOf(count)}`,
    more: (sum: string) => `${sum} more`,
  },
  visa: 'If your visa or leave to stay says “no public funds”, don’t claim before you have talked to an immigration adviser. It could harm your right to stay.',
  groups: {
    money: (count: number) =>
      count === 0
        ? 'Money that comes in'
        : count === 1
          ? 'Start with this one'
          : `Start with these ${inWords(count)}`,
    bills: (isFirst: boolean) => (isFirst ? 'Lower bills' : 'Then, lower bills'),
    'worth checking': () => 'Worth checking too',
  },
  sumOfGroup: (sum: string) => `${sum} a month`,
  worthChecking: 'We can’t say whether these fit, or what they come to. We count nothing for them.',
  likelihood: {
    'very likely': 'Very likely',
    likely: 'Likely',
    'worth checking': 'Worth checking',
  } satisfies Readonly<Record<FoundHelp['likelihood'], string>>,
  why: 'Why we think so',
  how: 'How to ask',
  byWhen: 'By when',
  aMonth: 'a month',
  noSum: 'They say how much',
  onPaper: (url: string) => `On the web: ${url.replace('https://', '')}`,
  toConfirm: 'We are still checking this. Ask us before you count on it.',
  done: 'I’ve done this',
  gets: 'I get it now',
  notYet: 'Not yet',
  changed: (bill: string) => `Your ${bill} has changed since. Do you get it now?`,
  notCounted: 'We don’t count it until you tell us.',
  notForMe: 'Not for me',
  takeBack: 'Take this back',
  of: (name: string) => `: ${name}`,
  saving: 'Saving',
  saidDone: (day: string) => `You asked on ${day}`,
  saidGets: 'You get it now',
  saidNot: 'You said it’s not for you',
  announced: {
    done: (name: string) => `Kept. You have asked for ${name}.`,
    gets: (name: string) => `Kept. You get ${name} now. It is not counted any more.`,
    'not for me': (name: string) => `Kept. ${name} is not counted any more.`,
    back: (name: string) => `Taken back: ${name}.`,
  },
  effect: {
    heading: 'What it does to your advice',
    caption: 'Your advice now and with the extra money',
    what: 'What',
    now: 'Now',
    withAll: (count: number) => (count === 1 ? 'With it' : `With ${allOf(count)}`),
    good: 'What’s good about it',
    toThinkAbout: 'What to think about',
  },
  print: 'Print this list',
  notFitting: (count: number) =>
    count === 1 ? 'See the one that doesn’t fit, and why' : `See the ${count} that don’t fit, and why`,
  already: 'Your budget has it already.',
  formsHelp: 'Forms feel like a lot? We can fill them in with you.',
  callBack: 'Ask for a call back',
  calculators: {
    heading: 'Check with a free calculator',
    text: 'These ask a few more questions than we do. They are free, and we have no part in them.',
  },
  none: {
    heading: 'We found nothing you’re missing',
    text: (kinds: number) =>
      `We checked your answers against ${kinds} kinds of help. If something changes at home or at work, look again.`,
  },
  missing: {
    heading: 'We can look once we know more',
    text: 'We look for help that fits by your answers. Still missing:',
    action: 'Go on with your answers',
  },
};

/** Which words a group stands below. */
export function groupHeading(kind: Kind, count: number, isFirst: boolean): string {
  if (kind === 'money') return words.groups.money(count);
  return kind === 'bills' ? words.groups.bills(isFirst) : words.groups['worth checking']();
}
