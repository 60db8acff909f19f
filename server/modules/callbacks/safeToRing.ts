import { ringAt } from '@towpath/domain/people/ringNow.ts';
import { type SafeContact, safeTimesIn, UNTOLD_SAFE_CONTACT } from '@towpath/domain/people/safeContact.ts';
import { fromLondonClock, onLondonClock } from '../../platform/time/londonClock.ts';

/** Whether to ring at all, when it is safe, whether to leave a message, and what to say to somebody else. */
export type SafeToRing = Pick<SafeContact, 'mayRing' | 'times' | 'voicemail' | 'says'>;

/** As the person has told; where they have not, no message is left. */
export function safeIn(kept: unknown): SafeToRing {
  const told: Partial<SafeContact> = typeof kept === 'object' && kept !== null ? kept : {};
  return {
    mayRing: told.mayRing ?? UNTOLD_SAFE_CONTACT.mayRing,
    times: safeTimesIn(told.times ?? UNTOLD_SAFE_CONTACT.times),
    voicemail: told.voicemail ?? UNTOLD_SAFE_CONTACT.voicemail,
    says: told.says ?? UNTOLD_SAFE_CONTACT.says,
  };
}

/** When it is safe to ring, and before when the person does not expect it; null where nothing was promised. */
export type WhenToRing = Pick<SafeToRing, 'times'> & { readonly notBefore?: Date | null };

/** Whether a person may be rung at a moment, until when or when next, as the list of work says it. */
export function safeNow({ times, notBefore = null }: WhenToRing, at: Date) {
  const { until, next, isTooSoon } = ringAt(times, onLondonClock(at), notBefore && onLondonClock(notBefore));
  return {
    isSafeNow: until !== null,
    isAnyTime: times.length === 0,
    isTooSoon,
    until: until && fromLondonClock(until).toISOString(),
    next: next && fromLondonClock(next).toISOString(),
  };
}

/** The same for whoever rings, at a moment. */
export function safeFacts(safe: SafeToRing & WhenToRing, at: Date) {
  const { times, voicemail, says } = safe;
  return {
    ...safeNow(safe, at),
    safeTimes: [...times],
    leaveMessage: voicemail,
    sayToOthers: says,
  };
}
