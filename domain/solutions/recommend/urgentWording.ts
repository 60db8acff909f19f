import type { LivingPlace, UkNation } from '../../people/nation.ts';
import { formatWholePounds } from '../../values/pence.ts';
import { goodsTexts } from './goodsWording.ts';
import { homeTexts, sayEviction } from './homeWording.ts';
import type { Doubt, LateBill, Stake, Taking, UrgentItem, Worth } from './now.ts';

/** What not paying a priority debt can cost. */
const STAKE_WORDS: Readonly<Record<Stake, string>> = {
  home: 'If this is not paid, you could lose your home. Pay it first. Call them today and ask for a plan to catch up.',
  liberty:
    'If this is not paid, a court can punish you. In the worst case that is prison. Pay what falls due first. Call them and ask for a plan for what is late.',
  energy:
    'If this is not paid, your supply could be cut off. Call them today and ask for a plan you can afford.',
  goods:
    'If this is not paid, the lender could take the car or goods. If you need them, pay this first or ask for a plan.',
  deductions: 'This can be taken from your benefits or pay. If it is too much, ask them to take less.',
  enforcement:
    'If this is not paid, it can be taken by bailiffs or from your pay. Call who you owe and ask for a plan.',
};

/** Of a debt that is being paid off as agreed: nobody is told to ask for the plan that they have. */
const WITH_A_DEAL =
  'You have a deal to pay off what is late. Keep to it, and pay what falls due. If you cannot, call them before you miss a payment.';

/** Of a debt of which a court or a notice says what is paid, as the plan says it. */
const BY_ORDER =
  'Pay as the court, or the notice you got, says. If you cannot, call us before you miss a payment: you may be able to ask for less.';

/** What may still happen over a debt that the person may not owe. */
const STILL: Readonly<Record<Stake, string>> = {
  home: 'You could still lose your home over it. Keep paying what falls due now.',
  liberty: 'A court can still punish you over it. Keep paying what falls due now.',
  energy: 'Your supply could still be cut off. Keep paying for what you use now.',
  goods: 'The lender could still take the car or goods.',
  deductions: 'It can still be taken from your benefits or pay.',
  enforcement: 'It can still be taken by bailiffs or from your pay.',
};

const STAKES = Object.keys(STILL) as readonly Stake[];

const DOUBTS: Readonly<Record<Doubt, string>> = {
  disputed: 'You do not agree with this debt.',
  'very old': 'This debt may be too old to have to be paid.',
};

const DOUBT_KINDS = Object.keys(DOUBTS) as readonly Doubt[];

/** One order for a debt that may not be owed and can cost much: neither to pay it first nor to leave it. */
function sayDoubted(doubt: Doubt, stake: Stake, own: ByNation | undefined): string {
  const still = own?.still?.[stake] ?? STILL[stake];
  return `${DOUBTS[doubt]} ${still} Call an adviser today, before you pay what is late or write to them.`;
}

const TAKEN: Readonly<Record<Stake, (name: string, until: string) => string>> = {
  home: name =>
    `What is late could go into ${name}. Until then you could still lose your home. Pay what falls due now, and ask an adviser before you pay what is late.`,
  liberty: (name, until) =>
    `What is late could go into ${name}. Ask them to hold action while ${until}. Pay what falls due from now on.`,
  energy: name =>
    `What is late could go into ${name}. Pay for what you use from now on, so that you keep your supply.`,
  goods: name => `What is late could go into ${name}. Ask an adviser first if you need the car or goods.`,
  deductions: name => `It could go into ${name}. Ask an adviser what can still be taken until then.`,
  enforcement: (name, until) =>
    `It could go into ${name}. Ask them to hold action while ${until}. Ask an adviser before you pay it.`,
};

/** What may still happen once the solution is in force that takes the debt in; of all else the law keeps them by then. */
const IN_FORCE: Readonly<Partial<Record<Stake, (name: string) => string>>> = {
  home: name =>
    `What is late is in ${name}. You could still lose your home over it. Pay what falls due now, and ask an adviser before you pay what is late.`,
  goods: name =>
    `What is late is in ${name}. The lender could still take the car or goods. Ask an adviser first if you need them.`,
  deductions: name => `It is in ${name}. If it is still taken from your benefits or pay, tell us.`,
};

type Owed = Pick<Extract<UrgentItem, { readonly stake: Stake }>, 'stake' | 'hasDeal'>;

/** Of a debt that the recommended or chosen solution takes in; a deal goes on only until that starts. */
function sayTaken({ stake, hasDeal }: Owed, { name, isInForce, isSent }: Taking): string {
  const inForce = isInForce ? IN_FORCE[stake] : undefined;
  if (inForce) return inForce(name);
  if (hasDeal !== true) return TAKEN[stake](name, isSent ? 'your form goes through' : 'you apply');
  return `What is late could go into ${name}. ${BEFORE_STOPPING}`;
}

/** What is asked of an adviser first: of a deal that goes on, whether it may stop; else of what is late, whether it is paid. */
function askBefore(hasDeal: boolean | undefined): string {
  return hasDeal ? BEFORE_STOPPING : 'Ask an adviser before you pay what is late.';
}
const BEFORE_STOPPING = 'Ask an adviser before you stop the deal that you have.';

/** Of a debt that what was chosen gives time for: it clears nothing, and nobody is told to pay first what would be cleared later. */
function sayTimeFor(
  { stake, hasDeal }: Owed,
  { name, isInForce }: Taking,
  own: ByNation | undefined,
): string {
  const time = `${name.charAt(0).toUpperCase()}${name.slice(1)} gives you time${isInForce ? '' : ' once it starts'}.`;
  const still = own?.still?.[stake] ?? STILL[stake];
  return `${time} It does not pay what is late or clear it. ${still} ${askBefore(hasDeal)}`;
}

/** Of what was chosen and is in doubt: nobody is told that they apply for it, and nobody to pay first what it may clear yet. */
function sayLookedAtAnew({ stake, hasDeal }: Owed, { name }: Taking, own: ByNation | undefined): string {
  const still = own?.still?.[stake] ?? STILL[stake];
  return `We look again at whether ${name} fits you. ${still} ${askBefore(hasDeal)}`;
}

/** Of a bill that is late, before there is a list of debts. */
const LATE: Readonly<Record<LateBill, string>> = {
  rent: 'If late rent is not paid, you could lose your home. Call your landlord today and ask for a plan to catch up.',
  mortgage:
    'If a late mortgage is not paid, you could lose your home. Call your lender today and ask for a plan to catch up.',
  home: 'If late rent or a late mortgage is not paid, you could lose your home. Call who you pay today and ask for a plan to catch up.',
  energy:
    'If this is not paid, your supply could be cut off. Call them today and ask for a plan you can afford.',
};

type Coded = Exclude<
  UrgentItem['code'],
  'PRIORITY_DEBT' | 'VERY_OLD_DEBT' | 'BILL_IS_LATE' | 'ASSETS_COVER_DEBTS' | 'EVICTION' | 'EVICTION_SOON'
>;

/** Where the number of whom to ring stands in a sentence. */
const ON_NUMBER = ' on {number}';

const CODE_WORDS: Readonly<Record<Coded, string>> = {
  CREDITOR_PETITION:
    'Someone you owe asked a court to make you bankrupt. Call an adviser today. Go to the court on the day in the papers: it can decide without you.',
  BAILIFFS_SOON:
    'Bailiffs may come soon. Call an adviser today. Most cannot force their way in on a first visit.',
  COURT_SOON: 'Your day in court is near. Call an adviser before it, and go to it.',
  BAILIFFS:
    'Call an adviser about the bailiffs today. Most cannot force their way in on a first visit. Talk through the door.',
  COURT:
    'Look for the date in the letter from the court. Reply by then, even if you cannot pay. A statutory demand gives you 21 days, and only 18 to object. Call an adviser now.',
  CRISIS: 'You come first. If you need help now, call Samaritans on {number}, or 999.',
  NO_ESSENTIALS:
    'You can get help with food, heat and power today. Citizens Advice can help with a food bank, a fuel voucher and your council’s crisis fund.',
  NO_FOOD: 'You can get help with food today. Citizens Advice or your council can send you to a food bank.',
  DISCONNECTION:
    'Call your gas or power supplier today. Ask for a plan you can afford, or for credit on your meter.',
  BENEFITS_STOPPED:
    'Call the office that pays your benefits today. Ask why they stopped, and if you can get a hardship payment.',
  BUSINESS_DEBTS: 'Some of your debts come from a business. Business Debtline can help you with those.',
  SHORT_EACH_MONTH:
    'More goes out than comes in. An adviser can check if there are benefits or grants you could get.',
  SHORT_WITHOUT_PUBLIC_FUNDS: 'More goes out than comes in. An adviser can look at it with you.',
  NO_PUBLIC_FUNDS:
    'Talk to an immigration adviser before you claim any benefit. A claim could put your right to stay at risk.',
  DISPUTED_DEBT:
    'You told us that you do not agree with this debt. Do not pay it or write to them before you talk to an adviser.',
  ILLEGAL_LENDER:
    'This lender may be breaking the law. You have done nothing wrong. Stop Loan Sharks can help you.',
};

type ByNation = {
  readonly stakes?: Partial<Readonly<Record<Stake, string>>>;
  readonly still?: Partial<Readonly<Record<Stake, string>>>;
  readonly codes: Partial<Readonly<Record<Coded, string>>>;
};

/**
 * Who enforces a debt, by which papers, and who helps differ between nations: bailiffs are of England and Wales. What
 * they rest on: docs/debts.md.
 */
const WORDS_BY_NATION: Partial<Readonly<Record<LivingPlace, ByNation>>> = {
  wales: {
    codes: {
      NO_ESSENTIALS:
        'You can get help with food, heat and power today. Ask the Discretionary Assistance Fund for a payment in an emergency. Citizens Advice Cymru can help you ask.',
      NO_FOOD:
        'You can get help with food today. Ask the Discretionary Assistance Fund for a payment in an emergency. Citizens Advice Cymru can help you ask.',
      ILLEGAL_LENDER:
        'This lender may be breaking the law. You have done nothing wrong. Stop Loan Sharks Wales can help you.',
    },
  },
  scotland: {
    still: { enforcement: 'Sheriff officers can still take it from your pay or your bank.' },
    stakes: {
      enforcement:
        'If this is not paid, sheriff officers can take it from your pay or your bank. Call who you owe and ask for a plan.',
    },
    codes: {
      CREDITOR_PETITION:
        'Someone you owe asked a sheriff court to make you bankrupt (sequestration). Call an adviser today. Go to the court on the day in the papers: it can decide without you.',
      BAILIFFS_SOON: 'Sheriff officers may come soon. Call an adviser today. Ask to see their papers.',
      BAILIFFS:
        'Call an adviser about the sheriff officers today. A charge for payment gives you 14 days. Money in a bank can be held before that.',
      COURT:
        'Look for the date in the letter from the court. Reply by then, and ask about time to pay. An adviser can help you.',
      NO_ESSENTIALS:
        'You can get help with food, heat and power today. Ask your council for a crisis grant from the Scottish Welfare Fund. Citizens Advice Scotland can help you ask.',
      NO_FOOD:
        'You can get help with food today. Ask your council for a crisis grant from the Scottish Welfare Fund. Citizens Advice Scotland can help you ask.',
      ILLEGAL_LENDER:
        'This lender may be breaking the law. You have done nothing wrong. The Scottish Illegal Money Lending Unit can help you.',
    },
  },
  'northern-ireland': {
    still: { enforcement: 'The Enforcement of Judgments Office can still take it from your pay.' },
    stakes: {
      enforcement:
        'If this is not paid, the Enforcement of Judgments Office can take it from your pay. Call who you owe and ask for a plan.',
    },
    codes: {
      CREDITOR_PETITION:
        'Someone you owe asked the High Court to make you bankrupt. Call an adviser today. Go to the court on the day in the papers: it can decide without you.',
      BAILIFFS_SOON:
        'The Enforcement of Judgments Office may act soon. Call an adviser today. You can still offer a plan to the one you owe.',
      BAILIFFS:
        'Call an adviser about the Enforcement of Judgments Office today. A first notice gives you 10 days to pay, or to agree a plan with the one you owe.',
      COURT:
        'Look for the date in the court letter. Reply by then. A statutory demand gives you 21 days, and only 18 to object. Call an adviser now.',
      NO_ESSENTIALS:
        'You can get help with food, heat and power today. Advice NI can tell you where, and about Discretionary Support.',
      NO_FOOD:
        'You can get help with food today. Advice NI can tell you where, and about Discretionary Support.',
      DISCONNECTION:
        'Call your gas or power supplier today. Ask for a plan you can afford. The Consumer Council can help you too.',
      BUSINESS_DEBTS: 'Some of your debts come from a business. Advice NI can help you with those.',
      ILLEGAL_LENDER:
        'This lender may be breaking the law. You have done nothing wrong. You can tell the police on 101. Advice NI can help you too.',
    },
  },
};

/** In Scotland the debt itself ends with time; elsewhere a court may no longer make anybody pay it. */
function sayVeryOld(years: number, nation: LivingPlace | null): string {
  const gone = nation === 'scotland' ? 'you may not owe it any more' : 'a court may not make you pay it';
  return `Nothing was paid or written about this for ${years} years, so ${gone}. Do not pay it or write to them before you talk to an adviser.`;
}

/** Of a debt on which the law looks for longer than on others, such as what is short on a mortgage. */
const VERY_OLD_LATER =
  'This is old. A court can make you pay for longer than with other debts. Do not pay it or write to them before you talk to an adviser.';

const BEFORE_YOU_SELL = 'Talk to an adviser before you sell or borrow. MoneyHelper can help you too.';

/** What is owned and what is owed, each with its sum: a home is what it is worth less what is owed on it. */
function sayWorth(worth: Worth | undefined): string {
  if (worth === undefined) return `What you own is worth as much as you owe, or more. ${BEFORE_YOU_SELL}`;
  const { owned, isAtLeast, isAfterHome, owed, isAllOwed } = worth;
  const sum = `${formatWholePounds(owned)}${isAtLeast ? ' or more' : ''}`;
  const after = isAfterHome ? ', after what you owe on your home' : '';
  const debts = isAllOwed ? 'You owe' : 'The debts that count here come to';
  return `${debts} ${formatWholePounds(owed)}. What you own comes to ${sum}${after}. ${BEFORE_YOU_SELL}`;
}

/**
 * What a person reads about something that cannot wait, where they live.
 *
 * @param takenBy the solution that is recommended or chosen and takes the debt in: then nobody is told to pay first what it
 * would clear, which could also favour one of those who are owed
 * @param number of whom its first step rings, by the content; null for none
 */
export function sayNow(
  item: UrgentItem,
  nation: LivingPlace | null,
  takenBy: Taking | null = null,
  number: string | null = null,
): string {
  const own = nation === null ? undefined : WORDS_BY_NATION[nation];
  if (item.code === 'PRIORITY_DEBT' && takenBy !== null && item.doubt === undefined) {
    if (takenBy.isInDoubt && !takenBy.isInForce) return sayLookedAtAnew(item, takenBy, own);
    return takenBy.onlyGivesTime ? sayTimeFor(item, takenBy, own) : sayTaken(item, takenBy);
  }
  if (item.code === 'BILL_IS_LATE') return LATE[item.bill];
  if (item.code === 'EVICTION' || item.code === 'EVICTION_SOON') {
    return sayEviction({ code: item.code, on: item.on }, nation);
  }
  if (item.code === 'ASSETS_COVER_DEBTS') return sayWorth(item.worth);
  if (item.code === 'VERY_OLD_DEBT')
    return item.takesLonger ? VERY_OLD_LATER : sayVeryOld(item.years, nation);
  if (item.code === 'PRIORITY_DEBT' && item.doubt !== undefined) {
    return sayDoubted(item.doubt, item.stake, own);
  }
  if (item.code === 'PRIORITY_DEBT' && item.hasDeal === true) return WITH_A_DEAL;
  if (item.code === 'PRIORITY_DEBT' && item.isByOrder === true) return BY_ORDER;
  const words =
    item.code === 'PRIORITY_DEBT'
      ? (own?.stakes?.[item.stake] ?? STAKE_WORDS[item.stake])
      : (own?.codes[item.code] ?? CODE_WORDS[item.code]);
  return withNumber(words, number);
}

function withNumber(words: string, number: string | null): string {
  return words.replace(ON_NUMBER, number === null ? '' : ` on ${number}`);
}

/**
 * Everything that can be said in a nation about what cannot wait, for the tests of words.
 *
 * @internal
 */
export function urgentTexts(nation: UkNation): readonly string[] {
  const own = WORDS_BY_NATION[nation];
  return [
    ...Object.values({ ...STAKE_WORDS, ...own?.stakes }),
    ...Object.values({ ...CODE_WORDS, ...own?.codes }).flatMap(words => [
      withNumber(words, null),
      withNumber(words, '020 7946 0000'),
    ]),
    BY_ORDER,
    ...homeTexts(nation),
    ...goodsTexts(nation),
    ...Object.values(LATE),
    WITH_A_DEAL,
    sayWorth(undefined),
    ...[true, false].map(is =>
      sayWorth({ owned: 210_000_00, isAtLeast: is, isAfterHome: is, owed: 8_220_00, isAllOwed: is }),
    ),
    VERY_OLD_LATER,
    ...STAKES.flatMap(stake =>
      [
        { hasDeal: false, isInForce: false },
        { hasDeal: true, isInForce: false },
        { hasDeal: false, isInForce: true },
        { hasDeal: false, isInForce: false, isSent: true as const },
      ].map(({ hasDeal, ...taking }) =>
        sayNow({ code: 'PRIORITY_DEBT', debtId: '', stake, ...(hasDeal ? { hasDeal } : {}) }, nation, {
          name: nation === 'scotland' ? 'sequestration' : 'a debt relief order',
          ...taking,
        }),
      ),
    ),
    ...STAKES.flatMap(stake =>
      [true, false].map(isInForce =>
        sayTimeFor(
          { stake },
          { name: nation === 'scotland' ? 'a statutory moratorium' : 'Breathing Space', isInForce },
          own,
        ),
      ),
    ),
    ...STAKES.map(stake =>
      sayLookedAtAnew(
        { stake },
        { name: nation === 'scotland' ? 'sequestration' : 'a debt relief order', isInForce: false },
        own,
      ),
    ),
    ...STAKES.flatMap(stake => DOUBT_KINDS.map(doubt => sayDoubted(doubt, stake, own))),
    sayVeryOld(nation === 'scotland' ? 5 : 6, nation),
  ];
}
