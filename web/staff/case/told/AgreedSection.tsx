import { caseAgreements } from '@towpath/contracts/api/staffHealth.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { onDemand } from '../../../shell/onDemand.tsx';
import { dayOf } from '../../dueText.ts';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { useOpenRow } from '../correct/useOpenRow.ts';
import { PutRightMark } from '../PutRightMark.tsx';
import { usePart } from '../usePart.tsx';
import { Opened } from './Opened.tsx';
import type { Agreement } from './TakeAgreement.tsx';
import { words } from './words.ts';

const TakeAgreement = onDemand(async () => (await import('./TakeAgreement.tsx')).TakeAgreement);
const say = words.agreed;

type AgreedProps = {
  readonly customerId: string;
  readonly mayTake: boolean;
  readonly onTaken: () => Promise<unknown>;
};

/** What the person said yes and no to, each to be read to them on the phone. */
export function AgreedSection({ customerId, mayTake, onTaken }: AgreedProps) {
  const { answer, again, instead } = usePart(() => staffApi(caseAgreements, { params: { customerId } }));
  const rows = useOpenRow(`agreed ${customerId}`);
  async function saved(row: string) {
    await Promise.all([again(), onTaken()]);
    rows.close(row, say.saved);
  }
  return (
    <section className={styles.person} aria-label={say.heading}>
      <h3>{say.heading}</h3>
      {mayTake && <p>{say.lead}</p>}
      <p role="status">{rows.said}</p>
      {!answer
        ? instead
        : answer.agreements.map(agreement => {
            const { id } = agreement;
            const name = say.names[id];
            const label = say.openOf(name);
            return (
              <div key={id}>
                <p className={styles.small}>{name}</p>
                <p className={styles.text}>{inWords(agreement)}</p>
                <PutRightMark mark={agreement.putRight} says={say.byPhone} />
                {mayTake && (
                  <TextButton
                    ref={rows.openerOf(id)}
                    aria-label={label}
                    aria-expanded={rows.open === id}
                    onClick={() => rows.toggle(id)}
                  >
                    {say.open}
                  </TextButton>
                )}
                {mayTake && rows.open === id && (
                  <Opened>
                    <TakeAgreement
                      customerId={customerId}
                      agreement={agreement}
                      label={label}
                      again={async () => (await again())?.agreements.find(one => one.id === id)}
                      onSaved={() => saved(id)}
                      onCancel={() => rows.close(id)}
                    />
                  </Opened>
                )}
              </div>
            );
          })}
    </section>
  );
}

function inWords({ hasConsented, on, isOutdated }: Agreement): string {
  if (hasConsented === null || on === null) return say.never;
  const day = dayOf(new Date(on));
  if (!hasConsented) return say.no(day);
  return isOutdated ? say.outdated(day) : say.yes(day);
}
