import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { type Failure, wordsOfFailure } from '../../data/failure.ts';
import { words } from './words.ts';

type UnsharedProps = {
  readonly withoutShare: StandingRepayment['withoutShare'];
  /** Those who get nothing. */
  readonly names: readonly string[];
  readonly canNote: boolean;
  readonly onShare: () => void;
  readonly isSaving: boolean;
  readonly error: Failure | undefined;
};

/** That somebody is owed something and gets nothing each month, with the press that shares the same sum anew. */
export function Unshared({ withoutShare, names, canNote, onShare, isSaving, error }: UnsharedProps) {
  if (withoutShare === 'none') return null;
  const says = words.unshared;
  return (
    <Notification
      tone="orange"
      live={false}
      heading={says.heading(new Intl.ListFormat('en-GB').format(names), names.length)}
    >
      <p>{withoutShare === 'too little' ? says.tooLittle : says.text}</p>
      {error && <p role="alert">{wordsOfFailure(error)}</p>}
      {canNote && withoutShare === 'can be shared' && (
        <p>
          <Button
            size="small"
            variant="secondary"
            loading={isSaving}
            loadingLabel={says.sharing}
            onClick={onShare}
          >
            {says.share}
          </Button>
        </p>
      )}
    </Notification>
  );
}
