import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseAnswers } from '@towpath/contracts/api/staffCases.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import type { ReactNode } from 'react';
import { onDemand } from '../../../shell/onDemand.tsx';
import styles from '../Case.module.css';
import { useOpenRow } from '../correct/useOpenRow.ts';
import { PutRightMark } from '../PutRightMark.tsx';
import type { PartProps } from '../usePart.tsx';
import { words as caseWords } from '../words.ts';
import { AgreedSection } from './AgreedSection.tsx';
import { Opened } from './Opened.tsx';
import { words } from './words.ts';

const CorrectHealth = onDemand(async () => (await import('./CorrectHealth.tsx')).CorrectHealth);
const CorrectNeeds = onDemand(async () => (await import('./CorrectNeeds.tsx')).CorrectNeeds);
const say = caseWords.answers;
type Told = AnswerOf<typeof caseAnswers>;

type ToldProps = PartProps &
  Pick<Told, 'health' | 'support' | 'isLocked'> & {
    /** Reads the answers anew. */
    readonly again: () => Promise<unknown>;
  };

/** What the person told us of their health, what helps when we talk to them, and what they agreed to; each to be put right with them. */
export function ToldSections(props: ToldProps) {
  const { customerId, permissions, onChanged, health, support, isLocked, again } = props;
  const rows = {
    health: useOpenRow(`health ${customerId}`),
    needs: useOpenRow(`needs ${customerId}`),
  };
  const facts = [...health.conditions, ...health.facts.map(({ says }) => says)];
  const mayChange = permissions.includes('change cases');
  async function changed() {
    await again();
    onChanged();
  }
  const form = (row: keyof typeof rows) => ({
    customerId,
    label: labels[row],
    async onSaved(says: string) {
      await changed();
      rows[row].close(row, says);
    },
    onCancel: () => rows[row].close(row),
  });
  const opener = (row: keyof typeof rows) => (
    <TextButton
      ref={rows[row].openerOf(row)}
      aria-label={labels[row]}
      aria-expanded={rows[row].open === row}
      onClick={() => rows[row].toggle(row)}
    >
      {caseWords.correct.open}
    </TextButton>
  );
  const labels = {
    health: caseWords.correct.of(say.health),
    needs: caseWords.correct.of(words.needs.heading),
  };
  // Of a closed session something can only be taken away.
  const mayHealth = mayChange && health.withheld === null && !(isLocked && facts.length === 0);
  const mayNeeds = mayChange && support.withheld === null;
  return (
    <>
      <Section heading={say.health} all={facts} withheld={health.withheld} none={say}>
        <PutRightMark mark={health.putRight} />
        {mayChange && health.withheld === 'consent' && !isLocked && <p>{words.first}</p>}
        <p role="status">{rows.health.said}</p>
        {mayHealth && opener('health')}
        {mayHealth && rows.health.open === 'health' && (
          <Opened>
            <CorrectHealth {...form('health')} />
          </Opened>
        )}
      </Section>
      <Section
        heading={words.needs.heading}
        all={support.needs}
        withheld={support.withheld}
        none={words.needs}
      >
        <PutRightMark mark={support.putRight} />
        {mayChange && support.withheld === 'consent' && <p>{words.first}</p>}
        <p role="status">{rows.needs.said}</p>
        {mayNeeds && opener('needs')}
        {mayNeeds && rows.needs.open === 'needs' && (
          <Opened>
            <CorrectNeeds {...form('needs')} />
          </Opened>
        )}
      </Section>
      <AgreedSection customerId={customerId} mayTake={mayChange} onTaken={changed} />
    </>
  );
}

type SectionProps = {
  readonly heading: string;
  readonly all: readonly string[];
  readonly withheld: 'role' | 'consent' | null;
  /** Why nothing stands there. */
  readonly none: { readonly role: string; readonly consent: string; readonly nothing: string };
  readonly children: ReactNode;
};

function Section({ heading, all, withheld, none, children }: SectionProps) {
  return (
    <section className={styles.person} aria-label={heading}>
      <h3>{heading}</h3>
      {withheld !== null ? (
        <p>{none[withheld]}</p>
      ) : all.length === 0 ? (
        <p>{none.nothing}</p>
      ) : (
        <ul>
          {all.map(says => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
