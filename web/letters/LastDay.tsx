import type { Letter } from '@towpath/contracts/api/letters.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { words } from './words.ts';

/** Says above a letter by when it has to go, and once that day is over, to ring us first. */
export function LastDay({ lastDay }: { readonly lastDay: NonNullable<Letter['lastDay']> }) {
  return (
    <Notification tone="orange" live={false} heading={lastDay.heading}>
      {lastDay.text} {lastDay.isOver && <TextLink href="#read-together">{words.askFirst.ring}</TextLink>}
    </Notification>
  );
}
