import {
  isSafeNow,
  type SafeContact,
  safeTimesIn,
  UNTOLD_SAFE_CONTACT,
} from '@towpath/domain/people/safeContact.ts';
import { londonHour } from '../../platform/time/londonHour.ts';

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

/** The same for whoever rings, at a moment. */
export function safeFacts({ times, voicemail, says }: SafeToRing, at: Date) {
  const { day, hour } = londonHour(at);
  return {
    isSafeNow: isSafeNow(safeTimesIn(times), day, hour),
    safeTimes: [...times],
    leaveMessage: voicemail,
    sayToOthers: says,
  };
}
