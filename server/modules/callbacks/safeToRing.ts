import {
  type SafeContact,
  safeAt,
  safeTimesIn,
  UNTOLD_SAFE_CONTACT,
} from '@towpath/domain/people/safeContact.ts';
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

/** Whether it is safe to ring at a moment, until when or when next, as the list of work says it. */
export function safeNow({ times }: Pick<SafeToRing, 'times'>, at: Date) {
  const { until, next } = safeAt(times, onLondonClock(at));
  return {
    isSafeNow: until !== null,
    isAnyTime: times.length === 0,
    until: until && fromLondonClock(until).toISOString(),
    next: next && fromLondonClock(next).toISOString(),
  };
}

/** The same for whoever rings, at a moment. */
export function safeFacts(safe: SafeToRing, at: Date) {
  const { times, voicemail, says } = safe;
  return {
    ...safeNow(safe, at),
    safeTimes: [...times],
    leaveMessage: voicemail,
    sayToOthers: says,
  };
}
