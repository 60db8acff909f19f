import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { words } from '../words.ts';

/** Says above a login that what was told before comes along, and lets whoever does not want that say so. */
export function Bringing({ onWithout }: { readonly onWithout: () => void }) {
  return (
    <Notification tone="lightpurple" live={false} heading={words.login.bringing.heading}>
      <p>{words.login.bringing.text}</p>
      <TextButton onClick={onWithout}>{words.login.bringing.without}</TextButton>
    </Notification>
  );
}
