import { caseHousehold } from '@towpath/contracts/api/staffHousehold.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { usePart } from '../usePart.tsx';
import { words as caseWords } from '../words.ts';
import { CorrectHousehold, whoLives } from './CorrectHousehold.tsx';
import { useOpenRow } from './useOpenRow.ts';
import { words } from './words.ts';

type HouseholdProps = {
  readonly customerId: string;
  readonly onCorrected: () => void;
};

const ROW = 'household';

/** Who lives with the person, to be put right with them, or noted where they have not said it yet; and what of their budget is open then. */
export function HouseholdToCorrect({ customerId, onCorrected }: HouseholdProps) {
  const { answer, again, instead } = usePart(() => staffApi(caseHousehold, { params: { customerId } }));
  const rows = useOpenRow(`household ${customerId}`);
  if (!answer) return instead;
  const { household, hidesAdditionalAdults, isCorrectable, isLocked } = answer;
  const label = caseWords.correct.of(words.household.term);
  async function saved(reopened: readonly string[]) {
    await again();
    onCorrected();
    rows.close(ROW, reopened.length === 0 ? words.saved : words.household.reopened(reopened.join(', ')));
  }
  return (
    <div className={styles.person}>
      <div>
        <p className={styles.small}>{words.household.term}</p>
        <p className={styles.text}>{household === null ? words.none : whoLives(household)}</p>
        {household === null && (
          <p className={styles.small}>{words.household.untold[isCorrectable ? 'asked' : 'unasked']}</p>
        )}
        {isCorrectable && !isLocked && (
          <TextButton
            ref={rows.openerOf(ROW)}
            aria-label={label}
            aria-expanded={rows.open === ROW}
            onClick={() => rows.toggle(ROW)}
          >
            {caseWords.correct.open}
          </TextButton>
        )}
        {rows.open === ROW && (
          <CorrectHousehold
            customerId={customerId}
            household={household}
            hidesAdditionalAdults={hidesAdditionalAdults}
            label={label}
            again={again}
            onSaved={saved}
            onCancel={() => rows.close(ROW)}
          />
        )}
      </div>
      <p role="status">{rows.said}</p>
    </div>
  );
}
