import { onDemand } from '../../shell/onDemand.tsx';
import styles from './Case.module.css';
import { Unfolded } from './Unfolded.tsx';
import type { PartProps } from './usePart.tsx';
import { words } from './words.ts';

const CorrectPerson = onDemand(async () => (await import('./correct/CorrectPerson.tsx')).CorrectPerson);
const HouseholdToCorrect = onDemand(
  async () => (await import('./correct/HouseholdToCorrect.tsx')).HouseholdToCorrect,
);

type ReachedProps = PartProps & {
  /** To be called when something that the parts show has changed: the budget and the advice. */
  readonly onFactsChanged: () => void;
};

/** Name, number and household of the person, to be put right with them by whoever may; read once it is unfolded. */
export function Reached({ customerId, permissions, onChanged, onFactsChanged }: ReachedProps) {
  if (!permissions.includes('change cases')) return null;
  return (
    <section className={styles.card} aria-labelledby="reached">
      <h2 id="reached">{words.reached.heading}</h2>
      <Unfolded summary={words.reached.open}>
        <CorrectPerson customerId={customerId} onCorrected={onChanged} />
        <HouseholdToCorrect customerId={customerId} onCorrected={onFactsChanged} />
      </Unfolded>
    </section>
  );
}
