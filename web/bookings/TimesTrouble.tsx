import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { type Failure, wordsOfReading } from '../data/failure.ts';
import { OtherWays } from './OtherWays.tsx';
import { words } from './words.ts';

type TimesTroubleProps = {
  readonly error: Failure;
  readonly isReading: boolean;
  readonly onRetry: () => void;
};

/** In place of a page of booking that could not be read: that, another try, and the ways to us that need no booking. */
export function TimesTrouble({ error, isReading, onRetry }: TimesTroubleProps) {
  return (
    <TroubleState headingLevel={1} onRetry={onRetry} retrying={isReading}>
      {wordsOfReading(error) ?? words.unread.text} <OtherWays />
    </TroubleState>
  );
}
