import { officersOf } from '../../people/courtLaw.ts';
import type { BodyToRing } from '../../people/helpOf.ts';
import type { LivingPlace, UkNation } from '../../people/nation.ts';
import { type CalendarDate, isoDate } from '../../values/calendar-date.ts';
import { sayWeekday } from '../../values/dayWords.ts';
import { OTHERS_GOODS, stepOfOfficersForGoods } from './goodsWording.ts';
import { ringAboutHome, stepOfCourtAtHome, stepOfOfficersAtHome } from './homeWording.ts';
import type { LateBill, Taking, UrgentItem } from './now.ts';

/** What to do about something that cannot wait: who to ring by when, and words to say. */
export type FirstStep = {
  readonly heading: string;
  /** A body to ring, in the person's nation; null where that is us. */
  readonly ring: BodyToRing | null;
  /** Those who are owed are rung too: their number is on what they sent. */
  readonly ringsThem: boolean;
  /** Who else helps with it, for when our line is shut; null where nobody does, or where we are not rung. */
  readonly instead: BodyToRing | null;
  /** Words to say on the phone. */
  readonly say: string;
};

const US = { ring: null, ringsThem: false, instead: null } as const;
const CITIZENS_ADVICE = { ring: 'citizens-advice', ringsThem: false, instead: null } as const;
const THEM = { ring: null, ringsThem: true, instead: null } as const;

const COURT_PAPERS: FirstStep = {
  ...US,
  heading: 'Ring about the court papers today',
  say: 'I have papers from a court. Please help me to answer them in time.',
};
const MONEY_SHORT: FirstStep = {
  ...US,
  heading: 'Find out what you could get',
  say: 'More goes out than comes in. Can you check what help I could get?',
};

type Simple = Exclude<
  UrgentItem['code'],
  | 'PRIORITY_DEBT'
  | 'BILL_IS_LATE'
  | 'CREDITOR_PETITION'
  | 'NO_ESSENTIALS'
  | 'NO_FOOD'
  | 'DISPUTED_DEBT'
  | 'VERY_OLD_DEBT'
  | 'ILLEGAL_LENDER'
  | 'EVICTION'
  | 'BAILIFFS'
  | 'COURT'
  | 'EVICTION_SOON'
  | 'BAILIFFS_SOON'
  | 'COURT_SOON'
>;

const STEPS: Readonly<Record<Simple, FirstStep>> = {
  CRISIS: {
    ring: 'samaritans',
    ringsThem: false,
    instead: null,
    heading: 'You come first',
    say: 'I am not all right. I need somebody to talk to.',
  },
  DISCONNECTION: {
    ...THEM,
    heading: 'Keep your gas and power on',
    say: 'I am getting debt advice. Please do not cut me off, and help me with a plan.',
  },
  BENEFITS_STOPPED: {
    ...THEM,
    heading: 'Ask why your benefits stopped',
    say: 'My benefits have stopped. Why, and can I get a hardship payment?',
  },
  BUSINESS_DEBTS: {
    ...US,
    heading: 'Get help with the business debts',
    say: 'Some of my debts are from a business. Who can help me with those?',
  },
  SHORT_EACH_MONTH: MONEY_SHORT,
  SHORT_WITHOUT_PUBLIC_FUNDS: MONEY_SHORT,
  NO_PUBLIC_FUNDS: {
    ...US,
    heading: 'Ask before you claim a benefit',
    say: 'I have no right to public funds. Who can tell me what I may claim?',
  },
  ASSETS_COVER_DEBTS: {
    ...US,
    heading: 'Ask before you sell or borrow',
    say: 'What I own could pay what I owe. What should I do first?',
  },
};

/** Whom to ring about a late bill, and what to call it. */
const LATE: Readonly<Record<LateBill, { readonly ring: string; readonly bill: string }>> = {
  rent: { ring: 'Ring your landlord today', bill: 'my rent' },
  mortgage: { ring: 'Ring your mortgage lender today', bill: 'my mortgage' },
  home: { ring: 'Ring about your rent or mortgage today', bill: 'my rent or mortgage' },
  energy: { ring: 'Ring your gas or power supplier today', bill: 'my gas or electricity' },
};

/**
 * What to do first about something that cannot wait.
 *
 * @param creditor who is owed, where it is about a debt
 * @param takenBy the recommended or chosen solution that takes the debt in; null where none does
 */
export function firstStep(
  item: UrgentItem,
  nation: LivingPlace | null,
  creditor: string | null = null,
  takenBy: Taking | null = null,
): FirstStep {
  const who = creditor ?? 'who you owe';
  switch (item.code) {
    case 'EVICTION_SOON':
    case 'EVICTION':
      return {
        ...US,
        instead: 'shelter',
        heading: ringAboutHome(item.on),
        say: 'I may lose my home. What can I do before then?',
      };
    case 'BAILIFFS_SOON':
    case 'BAILIFFS': {
      const officers = officersOf(nation);
      return {
        ...US,
        instead: 'national-debtline',
        heading: byDay(`Ring about ${officers === 'bailiffs' ? 'the bailiffs' : officers}`, item.on),
        say: `I have heard from ${officers}. What can I do before they act?`,
      };
    }
    case 'COURT_SOON':
    case 'COURT':
      return {
        ...COURT_PAPERS,
        instead: 'national-debtline',
        heading: byDay('Ring about the court papers', item.on),
      };
    case 'CREDITOR_PETITION':
      return { ...COURT_PAPERS, instead: 'national-debtline' };
    case 'NO_ESSENTIALS':
      return {
        ...CITIZENS_ADVICE,
        heading: 'Get food, heat and power today',
        say: 'I cannot pay for food, heat or power. Where can I get help today?',
      };
    case 'NO_FOOD':
      return {
        ...CITIZENS_ADVICE,
        heading: 'Get food today',
        say: 'I have no money for food. Where can I get help today?',
      };
    case 'BILL_IS_LATE':
      return {
        ...THEM,
        heading: LATE[item.bill].ring,
        say: `I am behind with ${LATE[item.bill].bill}. Can we agree a plan that I can afford?`,
      };
    case 'ILLEGAL_LENDER':
      return {
        ring: 'stop-loan-sharks',
        ringsThem: false,
        instead: null,
        heading: 'Get help with this lender',
        say: 'I think I owe money to a lender who breaks the law.',
      };
    case 'DISPUTED_DEBT':
    case 'VERY_OLD_DEBT':
      return askFirst(who);
    case 'PRIORITY_DEBT':
      return item.doubt === undefined ? priorityStep(item, who, takenBy) : askFirst(who);
    default:
      return STEPS[item.code];
  }
}

function askFirst(who: string): FirstStep {
  return {
    ...US,
    heading: `Ask us about ${who} before you pay`,
    say: `I am not sure that I have to pay ${who}. What should I do?`,
  };
}

type PriorityItem = Extract<UrgentItem, { readonly code: 'PRIORITY_DEBT' }>;

function priorityStep(
  { stake, hasDeal, isByOrder }: PriorityItem,
  who: string,
  takenBy: Taking | null,
): FirstStep {
  if (takenBy?.isInForce === true) return askFirst(who);
  if (takenBy !== null && hasDeal === true) {
    return {
      ...US,
      heading: `Keep to your deal with ${who} for now`,
      say: `I have a deal with ${who}. Do I go on with it while ${untilThen(takenBy)}?`,
    };
  }
  if (takenBy !== null) {
    return {
      ...THEM,
      heading: `Ring ${who} this week`,
      say: `I am getting debt advice. Please hold action for 30 days while ${untilThen(takenBy)}.`,
    };
  }
  if (hasDeal === true) {
    return {
      ...THEM,
      heading: `Keep to your deal with ${who}`,
      say: 'I have a deal with you to pay what is late. I want to keep it.',
    };
  }
  if (isByOrder === true) {
    return {
      ...US,
      instead: 'national-debtline',
      heading: `Pay ${who} as ordered`,
      say: `I am told what to pay ${who}, and I cannot pay it. Can it be less?`,
    };
  }
  if (stake === 'deductions') {
    return {
      ...THEM,
      heading: `Ask ${who} to take less`,
      say: 'You take money from my benefits or pay. It is too much for me. Please take less.',
    };
  }
  return {
    ...THEM,
    heading: `Ring ${who} ${stake === 'home' || stake === 'energy' ? 'today' : 'this week'}`,
    say: 'I am getting debt advice. Please hold action, and agree a plan that I can afford.',
  };
}

function untilThen({ name, isInDoubt, isSent }: Taking): string {
  if (isInDoubt) return 'an adviser looks at it with me';
  return isSent ? `my form for ${name} goes through` : `I apply for ${name}`;
}

/** "… by Thursday 3 December", or today where there is no day. */
function byDay(what: string, on: CalendarDate | null): string {
  return on === null ? `${what} today` : `${what} before ${sayWeekday(isoDate(on))}`;
}

/**
 * Everything that can be said in a nation about what to do first, for the tests of words.
 *
 * @internal
 */
export function firstStepTexts(nation: UkNation): readonly string[] {
  const on = { year: 2026, month: 12, day: 3 };
  const taking = { name: nation === 'scotland' ? 'sequestration' : 'a debt relief order', isInForce: false };
  const stakes = ['home', 'liberty', 'energy', 'goods', 'deductions', 'enforcement'] as const;
  const items: readonly (readonly [UrgentItem, Taking | null])[] = [
    ...(Object.keys(STEPS) as Simple[]).map(code => [{ code } as UrgentItem, null] as const),
    [{ code: 'CREDITOR_PETITION' }, null],
    [{ code: 'EVICTION_SOON', on }, null],
    [{ code: 'BAILIFFS_SOON', on }, null],
    [{ code: 'COURT_SOON', on }, null],
    [{ code: 'BAILIFFS', on: null }, null],
    ...(['rent', 'mortgage', 'home', 'energy'] as const).map(
      bill => [{ code: 'BILL_IS_LATE', bill }, null] as const,
    ),
    [{ code: 'NO_ESSENTIALS' }, null],
    [{ code: 'NO_FOOD' }, null],
    [{ code: 'ILLEGAL_LENDER', debtId: '' }, null],
    [{ code: 'DISPUTED_DEBT', debtId: '' }, null],
    ...stakes.flatMap(stake => [
      [{ code: 'PRIORITY_DEBT', debtId: '', stake } as UrgentItem, null] as const,
      [{ code: 'PRIORITY_DEBT', debtId: '', stake, hasDeal: true } as UrgentItem, null] as const,
      [{ code: 'PRIORITY_DEBT', debtId: '', stake, isByOrder: true } as UrgentItem, null] as const,
      [{ code: 'PRIORITY_DEBT', debtId: '', stake } as UrgentItem, taking] as const,
      [{ code: 'PRIORITY_DEBT', debtId: '', stake } as UrgentItem, { ...taking, isInDoubt: true }] as const,
      [{ code: 'PRIORITY_DEBT', debtId: '', stake } as UrgentItem, { ...taking, isSent: true }] as const,
      [{ code: 'PRIORITY_DEBT', debtId: '', stake, hasDeal: true } as UrgentItem, taking] as const,
    ]),
  ];
  const steps = items.map(([item, takenBy]) => firstStep(item, nation, null, takenBy));
  const ofHome = [
    ...OTHERS_GOODS.map(goods => stepOfOfficersForGoods(goods, on)),
    stepOfOfficersAtHome(nation, on),
    stepOfCourtAtHome('claim', on),
    stepOfCourtAtHome('order', on),
  ];
  return [...steps, ...ofHome].flatMap(({ heading, say }) => [`${heading}.`, say]);
}
