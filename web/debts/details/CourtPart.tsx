import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { COURT_STAGES } from '@towpath/domain/debts/debtFacts.ts';
import { isStageAnswer, UNSURE } from '@towpath/domain/debts/detailsForm.ts';
import { courtLawOf } from '@towpath/domain/people/courtLaw.ts';
import type { DebtLine } from '../form/debtLines.ts';
import styles from './Details.module.css';
import { type Details, idOf } from './useDetails.ts';
import { words } from './words.ts';

type CourtPartProps = {
  readonly details: Details;
  readonly lines: readonly DebtLine[];
  readonly nation: string | undefined;
};

/** How far each debt with legal action has gone. */
export function CourtPart({ details, lines, nation }: CourtPartProps) {
  const { form, asked } = details;
  const labels = words.court.of(courtLawOf(nation));
  return (
    <div className={styles.follow}>
      {lines
        .filter(({ id }) => asked.court.some(debt => debt.id === id))
        .map(({ id, fullName }) => (
          <RadioList
            key={id}
            label={words.court.question(fullName)}
            labelStyle="smallQuestion"
            hint={words.court.hint}
            name={idOf(`stage-${id}`)}
            error={details.messageAt(`stage-${id}`)}
            required
            options={[
              ...COURT_STAGES.map(stage => ({ id: stage, label: labels[stage] })),
              { id: UNSURE, label: words.unsure },
            ]}
            value={form.stages[id] ?? null}
            onChange={stage =>
              isStageAnswer(stage) && details.change({ stages: { ...form.stages, [id]: stage } })
            }
          />
        ))}
    </div>
  );
}
