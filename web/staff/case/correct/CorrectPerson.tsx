import { casePerson } from '@towpath/contracts/api/staffCorrections.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { staffApi } from '../../staffApi.ts';
import { HeldNumber } from '../../work/HeldNumber.tsx';
import styles from '../Case.module.css';
import { usePart } from '../usePart.tsx';
import { words as caseWords } from '../words.ts';
import { CorrectName, wholeName } from './CorrectName.tsx';
import { CorrectPhone } from './CorrectPhone.tsx';
import { useOpenRow } from './useOpenRow.ts';
import { words } from './words.ts';

type CorrectPersonProps = {
  readonly customerId: string;
  readonly onCorrected: () => void;
};

/** How the person is called and reached, to be put right with them; and why their email is not. */
export function CorrectPerson({ customerId, onCorrected }: CorrectPersonProps) {
  const { answer, again, instead } = usePart(() => staffApi(casePerson, { params: { customerId } }));
  const rows = useOpenRow(`person ${customerId}`);
  if (!answer) return instead;
  const { name, contactNumber, isNumberHeld, email, isLocked } = answer;
  async function saved(row: string, says: string) {
    await again();
    onCorrected();
    rows.close(row, says);
  }
  async function told() {
    await again();
    onCorrected();
  }
  const parts = [
    {
      row: 'name',
      term: words.name.term,
      says: wholeName(name),
      isHeld: false,
      Form: CorrectName,
      done: words.name.saved,
    },
    {
      row: 'phone',
      term: words.phone.term,
      says: contactNumber ?? '',
      isHeld: isNumberHeld,
      Form: CorrectPhone,
      done: words.phone.saved,
    },
  ];
  return (
    <div className={styles.person}>
      {isLocked && <p>{caseWords.correct.locked}</p>}
      {parts.map(({ row, term, says, isHeld, Form, done }) => {
        const label = caseWords.correct.of(term);
        return (
          <div key={row}>
            <p className={styles.small}>{term}</p>
            {isHeld ? (
              <HeldNumber customerId={customerId} onTold={told} />
            ) : (
              <p className={styles.text}>{says || words.none}</p>
            )}
            {!isLocked && !isHeld && (
              <TextButton
                ref={rows.openerOf(row)}
                aria-label={label}
                aria-expanded={rows.open === row}
                onClick={() => rows.toggle(row)}
              >
                {caseWords.correct.open}
              </TextButton>
            )}
            {rows.open === row && (
              <Form
                customerId={customerId}
                person={answer}
                label={label}
                again={again}
                onSaved={() => saved(row, done)}
                onCancel={() => rows.close(row)}
              />
            )}
          </div>
        );
      })}
      <div>
        <p className={styles.small}>{words.email.term}</p>
        <p className={styles.text}>{email ?? words.none}</p>
        <p className={styles.small}>{words.email.theirs}</p>
      </div>
      <p role="status">{rows.said}</p>
    </div>
  );
}
