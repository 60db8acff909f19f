import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';

type Debt = StandingRepayment['debts'][number];

/** A place on the line of days: what is known of one lender, or how many have not answered. */
export type Dot = {
  readonly id: string;
  /** From the left, in percent. */
  readonly at: number;
  /** From the top, counted from 0: those that would hide each other stand below each other. */
  readonly lane: number;
  readonly tone: 'yes' | 'no' | 'more' | 'none';
  readonly debt: Debt;
  /** Whether there is room for its name. */
  readonly isNamed: boolean;
};

/** A dot needs so much room to the next one in its lane, in percent, on a narrow phone too. */
const DOT = 6;

const DAY = 24 * 60 * 60 * 1000;

/** How many days after another a day is. */
export function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** The line ends before the edge, where those stand who have not answered. */
const END = 97;
/** A name needs so much room to the one before it, in percent. */
const ROOM = 24;

const TONES: Readonly<Record<NonNullable<Debt['answer']>['answer'], Dot['tone']>> = {
  accepts: 'yes',
  'accepts and stops interest': 'yes',
  'asks for more': 'more',
  refuses: 'no',
};

/** Who has answered on which day, along the days that they have for it; null before an offer went. */
export function answersLine({ offers, debts }: Pick<StandingRepayment, 'offers' | 'debts'>, today: string) {
  if (offers === null) return null;
  const days = Math.max(1, daysFrom(offers.firstOn, offers.lastBy));
  const place = (day: string) => Math.min(END - 8, Math.max(3, (daysFrom(offers.firstOn, day) / days) * END));
  const sent = debts.filter(({ offered, out }) => offered !== null && out === null);
  const answered = sent
    .flatMap(debt => (debt.answer ? [{ debt, at: place(debt.answer.on), answer: debt.answer }] : []))
    .toSorted((a, b) => a.at - b.at);
  const dots: Dot[] = [];
  for (const { debt, at, answer } of answered) {
    const before = dots.findLast(({ isNamed }) => isNamed)?.at ?? -ROOM;
    const isNamed = at - before >= ROOM && at <= END - ROOM && at >= ROOM / 2;
    dots.push({ id: debt.id, at, lane: laneAt(dots, at), tone: TONES[answer.answer], debt, isNamed });
  }
  const waiting = sent.filter(
    ({ answer, owed, standing }) => answer === null && owed > 0 && standing !== 'advice first',
  );
  for (const debt of waiting)
    dots.push({
      id: debt.id,
      at: END,
      lane: laneAt(dots, END),
      tone: 'none',
      debt,
      isNamed: waiting.length === 1,
    });
  const day = daysFrom(offers.firstOn, today);
  return {
    days,
    day,
    today: Math.min(END, Math.max(3, (day / days) * END)),
    isOver: day > days,
    dots,
    lanes: Math.max(1, ...dots.map(({ lane }) => lane + 1)),
  };
}

/** The first lane in which a dot hides no other. */
function laneAt(dots: readonly Dot[], at: number): number {
  const near = dots.filter(dot => Math.abs(dot.at - at) < DOT).map(({ lane }) => lane);
  let lane = 0;
  while (near.includes(lane)) lane += 1;
  return lane;
}
