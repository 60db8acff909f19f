import type { StaffSession } from '@towpath/contracts/api/staffSession.ts';
import { madeWith } from '../../account/words.ts';

type Seen = Pick<StaffSession, 'deviceKind' | 'browser' | 'system'>;

/** Where somebody of the staff is signed in. */
export const words = {
  device: ({ deviceKind, browser, system }: Seen) => {
    const on = deviceKind === null ? 'A device' : `A ${deviceKind}`;
    return browser || system ? `${on}, ${madeWith({ kind: deviceKind, browser, system })}` : on;
  },
  since: (at: string) => `Signed in ${at}.`,
  used: (at: string) => `Last used ${at}.`,
  here: 'You’re here',
  end: 'End',
  ending: 'Ending',
  ended: 'That sign-in has ended.',
  none: 'Signed in nowhere now.',
};
