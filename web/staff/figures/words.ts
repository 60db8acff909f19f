import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { FIGURE_SPANS, staffFigures } from '@towpath/contracts/api/staffFigures.ts';

type Kind = AnswerOf<typeof staffFigures>['work'][number]['kind'];

const JOURNEYS: Readonly<Record<string, string>> = {
  qualifier: 'Quick questions',
  'full-review': 'Full review',
};
const OF_LOOK = 1000;

/** What is read by whoever may see figures. */
export const words = {
  title: 'Figures',
  span: (from: string, to: string) => `${from} to ${to}. Next to as many days before.`,
  rounded: 'To the nearest ten, and under 10 where it is fewer: so nobody can be told from them.',
  counted: (at: string) => `Counted by ${at}.`,
  notCounted: 'Nothing was counted yet. It is done within the hour.',
  under: 'under 10',
  spans: {
    label: 'Days',
    '7': '7 days',
    '28': '28 days',
    '91': '3 months',
    '365': '12 months',
  } satisfies Record<(typeof FIGURE_SPANS)[number] | 'label', string>,
  keys: 'With the focus on this page, keys 1 to 4 choose the days.',
  nation: 'Nation',
  everyNation: 'All nations',
  nations: {
    england: 'England',
    wales: 'Wales',
    scotland: 'Scotland',
    'northern-ireland': 'Northern Ireland',
  } as Readonly<Record<string, string>>,
  partner: 'Partner',
  everyPartner: 'All partners',
  csv: 'Get the table',
  gettingCsv: 'Getting the table',
  people: 'People',
  share: 'Share',
  way: {
    heading: 'Where people stop',
    step: 'Step',
    stopped: 'Stopped here',
    unknown: 'not known',
    nearlyAll: 'nearly all',
    before: 'Days before',
    names: {
      begun: 'Started',
      'first look': 'Finished quick questions',
      account: 'Made an account',
      'review begun': 'Began the full review',
      budget: 'Finished budget',
      review: 'Finished the review',
      advice: 'Saw advice',
      choice: 'Chose a next step',
    } as Readonly<Record<string, string>>,
  },
  stopped: {
    heading: 'The questions where they stand',
    step: 'Where',
    version: (journey: string, version: number) => {
      const name = JOURNEYS[journey];
      if (name !== undefined) return `${name}, version ${version}`;
      // A partner's look has the version of the questions and its own in one number.
      const [of, look] = [Math.floor(version / OF_LOOK), version % OF_LOOK];
      const called = journey.replace(/^qualifier-/u, '').replaceAll('-', ' ');
      return `${JOURNEYS.qualifier}, version ${of}, look “${called}” ${look}`;
    },
    none: 'Nobody stands anywhere.',
  },
  droppedOut: {
    heading: 'Dropped out',
    kind: 'How',
    none: 'Nobody did.',
    names: { 'Hard Dropout': 'Cannot go on online', 'Soft Dropout': 'Asked for a person' } as Readonly<
      Record<string, string>
    >,
  },
  droppedOutAt: {
    heading: 'Why people dropped out',
    reason: 'Reason',
    none: 'Nobody did.',
    /** What the steps of our own questions stand for; others are told by what they say at their head. */
    names: {
      'talk-first': 'Asked for a person',
      'formal-plan-help': 'Already in a solution',
      'outside-uk': 'Lives outside the UK',
      'no-debts': 'Owes nothing',
      'adviser-review': 'An adviser decides',
    } as Readonly<Record<string, string>>,
  },
  byDay: {
    waits: 'How long people waited each day',
    outcomes: 'What came of it each day',
    droppedOut: 'Dropped out each day',
  },
  within: {
    heading: 'From the first question to advice',
    time: 'Within',
    names: { longer: 'longer' } as Readonly<Record<string, string>>,
  },
  advised: {
    heading: 'What people were advised',
    solution: 'Best match',
    changed: 'Changed',
    none: 'Nobody was advised.',
    /** Of those whose advice names none, and whose advice was kept before its best match was. */
    names: { '': 'None fits', 'not kept': 'Advice of before this was counted' } as Readonly<
      Record<string, string>
    >,
  },
  most: {
    heading: 'Where most stop',
    says: (people: string, step: string) => `Most stop at “${step}”: ${people} people.`,
    share: (share: string) => `That is ${share} of those who came to it.`,
    stands: (question: string) => `More stand at “${question}” than at any other question.`,
  },
  chosen: {
    heading: 'What people chose',
    solution: 'Solution',
    goesOn: 'Adviser: goes on',
    left: 'Adviser: left',
    none: 'Nobody has chosen.',
  },
  decided: {
    heading: 'What advisers said of the advice',
    outcome: 'Said',
    none: 'Nothing yet.',
    names: { confirmed: 'Confirmed', changed: 'Changed', 'taken back': 'Taken back' } as Readonly<
      Record<string, string>
    >,
  },
  decidedOn: {
    heading: 'Which solution they said fits',
    solution: 'Solution',
    confirmed: 'Confirmed',
    changed: 'Changed to it',
    takenBack: 'Taken back',
    none: 'Nothing yet.',
  },
  work: {
    heading: 'What was asked of us',
    kind: 'Kind',
    done: 'Done',
    inTime: 'In time',
    none: 'Nothing was asked.',
  },
  outcomes: { heading: 'What came of it', outcome: 'Outcome', none: 'Nothing yet.' },
  head: {
    heading: 'In short',
    advised: 'Got advice',
    comparedWith: (people: number | null, before: number | null) => {
      if (people === null || before === null) return `Days before: ${countText(before)}`;
      if (people === before) return 'As many as in the days before';
      const more = Math.abs(people - before).toLocaleString('en-GB');
      return `${people > before ? 'Up' : 'Down'} ${more} on the days before`;
    },
    chat: 'Usual wait for a chat',
    chats: (nineInTen: string) => `Nine in ten within: ${nineInTen}`,
    goal: (minutes: number) => `Goal: ${minutes} min`,
    goalMet: (minutes: number, met: number, days: number) =>
      `Goal: ${minutes} min. Met on ${met} of ${days} ${days === 1 ? 'day' : 'days'}`,
    what: 'What',
    number: 'Number',
    of: 'Of',
    calls: 'Call-backs on time',
    ofCalls: (inTime: string, done: string) => `${inTime} of ${done}`,
    left: 'Finished after leaving',
    ofLeft: (finished: string, left: string) => `${finished} of ${left} came back within 7 days`,
    tooFew: 'Too few',
  },
  waits: {
    heading: 'How long people waited',
    usual: 'Half within',
    nineInTen: '9 in 10 within',
    none: 'Nobody has waited.',
  },
  left: {
    heading: 'Left and came back',
    who: 'Who',
    left: 'Left for 2 hours or more',
    finished: 'Came back within 7 days and finished',
  },
  waiting: {
    heading: 'Waiting longest, now',
    oldest: 'Oldest',
    goal: 'First due',
    notYet: 'Not yet',
    none: 'Nothing waits.',
  },
  days: {
    heading: 'Day by day',
    day: 'Day',
    begun: 'Started',
    advised: 'Saw advice',
    see: 'See the numbers',
  },
  kinds: {
    callback: 'Call-back',
    advice: 'Review of advice',
    chat: 'Chat',
    booking: 'Booking',
    application: 'Application',
    plan: 'Chosen plan',
    review: 'Midway review',
    task: 'Task of a case',
  } satisfies Record<Kind, string>,
  outcomeNames: {
    spoke: 'We spoke',
    'not-reached': 'Nobody answered',
    'not-wanted': 'No call wanted',
    'wrong-number': 'Wrong number',
    later: 'Another time was agreed',
    'ended by person': 'They ended the chat',
    'ended by adviser': 'We ended the chat',
    'ended by silence': 'Nobody wrote any more',
    'ended by closing': 'The session was closed',
    'goes-on': 'They go on with it',
    leaves: 'They do not want it',
    ended: 'One of us ended it',
    'by-phone': 'Done by phone',
    closed: 'The session was closed',
    confirmed: 'Confirmed',
    changed: 'Changed',
  } as Readonly<Record<string, string>>,
  waited: (minutes: number) =>
    minutes < 60
      ? `${minutes} min`
      : minutes < 48 * 60
        ? `${Math.floor(minutes / 60)} h`
        : `${Math.floor(minutes / (24 * 60))} days`,
};

/** A word of a table, or what the program has where none is known. */
export const wordOf = (names: Readonly<Record<string, string>>, name: string) =>
  names[name] ?? name.replaceAll('-', ' ');

const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];

/** A wait in words: "90 seconds" as "1 min 30 s", "2 h", "3 days"; too few where it is not told. */
export function waitText(seconds: number | null): string {
  if (seconds === null) return words.head.tooFew;
  if (seconds >= DAY) return seconds === DAY ? '1 day' : `${seconds / DAY} days`;
  if (seconds >= HOUR) return `${seconds / HOUR} h`;
  const [minutes, rest] = [Math.floor(seconds / MINUTE), seconds % MINUTE];
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 ? `${rest} s` : ''].filter(Boolean).join(' ');
}

/** A count in words. */
export const countText = (people: number | null) =>
  people === null ? words.under : people.toLocaleString('en-GB');
