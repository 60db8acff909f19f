import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { whyNotDrawn } from '@towpath/domain/plans/repayment/sumsDifferWords.ts';
import { paths } from '../../shell/paths.ts';
import type { Asked } from './changes/asked.ts';
import { DraftShares, saysOfDraft } from './DraftShares.tsx';
import styles from './Repayment.module.css';
import { words } from './words.ts';

type DrawUpProps = {
  readonly read: Repayment;
  readonly back: string;
  /** Whether it is the Scottish scheme, which is approved before there is anything to keep. */
  readonly inScheme: boolean;
  readonly onAsk: (asked: Asked) => void;
};

/** What the plan would be by the advice of today, before it is drawn up; or what stands in the way. */
export function DrawUp({ read, back, inScheme, onAsk }: DrawUpProps) {
  const { draft, notDrawn, benefitNotKnown, canNote } = read;
  if (draft === null) {
    return (
      <Notification tone="orange" live={false} heading={words.draw.notYet}>
        {notDrawn !== null && whyNotDrawn(notDrawn, benefitNotKnown ?? [])}{' '}
        {notDrawn === 'benefit not known' ? (
          <TextLink href={paths.completedDebts}>{words.draw.toDebts}</TextLink>
        ) : (
          <TextLink href={back}>
            {notDrawn === 'question open' ? words.draw.answer : words.draw.seeAdvice}
          </TextLink>
        )}
      </Notification>
    );
  }
  const says = saysOfDraft(inScheme, canNote);
  return (
    <div>
      <h2>{says.heading}</h2>
      <p>{says.text}</p>
      <DraftShares draft={draft} apart={read.apart} inScheme={inScheme} />
      {canNote && (
        <p className={styles.row}>
          <Button onClick={() => onAsk({ kind: 'draw up' })}>{says.submit}</Button>
        </p>
      )}
    </div>
  );
}
