import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { type Failure, wordsOfReading } from '../../data/failure.ts';
import { OtherWays } from '../OtherWays.tsx';
import { words } from './words.ts';

type TimesUnreadProps = {
  /** Why; undefined while they are read again. */
  readonly error: Failure | undefined;
  readonly isReading: boolean;
  readonly onRetry: () => void;
};

/** That the free times could not be read, said aloud, with another try and the ways to us that need none. */
export function TimesUnread({ error, isReading, onRetry }: TimesUnreadProps) {
  return (
    <div role="alert">
      <Notification tone="orange" live={false} heading={words.unread}>
        <p>
          {error && wordsOfReading(error)} {words.unreadText} <OtherWays />
        </p>
        <p>
          <Button
            variant="secondary"
            size="small"
            loading={isReading}
            loadingLabel={words.loading}
            onClick={onRetry}
          >
            {words.again}
          </Button>
        </p>
      </Notification>
    </div>
  );
}
