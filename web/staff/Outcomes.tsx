import { Button } from '@towpath/design-system/buttons/Button.tsx';
import styles from './Staff.module.css';
import { words } from './words.ts';

type OutcomesProps<Outcome extends string> = {
  readonly outcomes: readonly Outcome[];
  readonly say: Readonly<Record<Outcome, string>>;
  readonly isSaving: boolean;
  readonly onChosen: (outcome: Outcome) => void;
};

/** What came of it, a button each. */
export function Outcomes<Outcome extends string>({
  outcomes,
  say,
  isSaving,
  onChosen,
}: OutcomesProps<Outcome>) {
  return (
    <fieldset className={styles.outcomes}>
      <legend>{words.call.outcome}</legend>
      {outcomes.map(outcome => (
        <Button
          key={outcome}
          variant="secondary"
          size="small"
          disabled={isSaving}
          onClick={() => onChosen(outcome)}
        >
          {say[outcome]}
        </Button>
      ))}
    </fieldset>
  );
}
