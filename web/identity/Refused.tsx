import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Anchor } from '@towpath/design-system/links.tsx';
import { words } from './words.ts';

type RefusedProps = {
  readonly message: string;
  /** Where to log in, for an email that has an account already. */
  readonly logInAt?: string | undefined;
};

/** Why no account could be made, and the way to the one that there is. */
export function Refused({ message, logInAt }: RefusedProps) {
  return (
    <Notification tone="red">
      <p>{message}</p>
      {logInAt !== undefined && (
        <p>
          {words.registration.bringing} <Anchor href={logInAt}>{words.registration.goToLogin}</Anchor>
        </p>
      )}
    </Notification>
  );
}
