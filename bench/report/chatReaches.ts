import type { ChatMeasured } from '../chat/measure.ts';
import type { ClaimsMeasured } from '../claims/measure.ts';
import { middle, percent, quantile, type Reach, ratio, sharesOfTheFloor } from './reaches.ts';

/** From a message being sent until it is read at the other side, the slowest of a hundred. */
const DELIVERY_P99_MS = 100;
/** Pairs with the chats open as a share of those before: what two measurements of the same differ by. */
const OF_BEFORE = 0.95;

/** Pairs as a share of the floor with the chats open, of the share before they were opened. */
export function shareOfBefore({ before, ...now }: Pick<ChatMeasured, 'before' | 'open'>): number {
  return middle(sharesOfTheFloor(now.open)).median / middle(sharesOfTheFloor(before)).median;
}

/** The targets of chats: how fast a message is there, and that nobody who answers questions waits for it. */
export function chatReaches(measured: ChatMeasured): readonly Reach[] {
  const p99 = quantile(measured.written.delivered, 0.99);
  return [
    {
      name: `${measured.chats} open chats: p99 of delivery under ${DELIVERY_P99_MS} ms`,
      found: `${p99.toFixed(1)} ms`,
      reached: p99 < DELIVERY_P99_MS,
    },
    ...ratio(
      `${measured.chats} open chats: at least ${percent(OF_BEFORE)} of the pairs before`,
      shareOfBefore(measured),
      OF_BEFORE,
    ),
  ];
}

/** The target of claims: of those who take one piece of work at once, one has it. */
export function claimsReaches({ claims, winners }: ClaimsMeasured): readonly Reach[] {
  const wrong = winners.filter(count => count !== 1).length;
  return [
    {
      name: `${claims} claims of one piece of work at once, ${winners.length} times: one winner each time`,
      found: wrong === 0 ? 'one each time' : `${wrong} times none or more`,
      reached: wrong === 0,
    },
  ];
}
