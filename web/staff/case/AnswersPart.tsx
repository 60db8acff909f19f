import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { caseAnswers } from '@towpath/contracts/api/staffCases.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Fragment, Suspense } from 'react';
import { onDemand } from '../../shell/onDemand.tsx';
import { staffApi } from '../staffApi.ts';
import { words as staffWords } from '../words.ts';
import styles from './Case.module.css';
import { useOpenRow } from './correct/useOpenRow.ts';
import { PutRightMark } from './PutRightMark.tsx';
import { ToldSections } from './told/ToldSections.tsx';
import { type PartProps, usePart } from './usePart.tsx';
import { words } from './words.ts';

const CorrectAnswer = onDemand(async () => (await import('./correct/CorrectAnswer.tsx')).CorrectAnswer);
const say = words.answers;
type Questionnaire = AnswerOf<typeof caseAnswers>['questionnaires'][number];
type Row = Questionnaire['answers'][number];

/** The answers that count, in the words of their questions, each to be put right with the person; and what they told of their health and agreed to. */
export function AnswersPart({ customerId, permissions, onChanged }: PartProps) {
  const { answer, again, instead } = usePart(() => staffApi(caseAnswers, { params: { customerId } }));
  const rows = useOpenRow(`answers ${customerId}`);
  if (!answer) return instead;
  const { questionnaires, health, support, isLocked } = answer;
  const mayCorrect = permissions.includes('change cases') && !isLocked;
  async function saved(row: string, asks: string | null) {
    await again();
    onChanged();
    rows.close(row, asks === null ? say.saved : say.savedAsk(asks));
  }
  return (
    <>
      {questionnaires.length === 0 && <p>{say.none}</p>}
      {isLocked && <p>{words.correct.locked}</p>}
      <p role="status">{rows.said}</p>
      {questionnaires.map(({ journey, name, answers }) => (
        <table key={journey} className={styles.table}>
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">{say.question}</th>
              <th scope="col">{say.answer}</th>
              {mayCorrect && <th scope="col">{words.correct.heading}</th>}
            </tr>
          </thead>
          <tbody>
            {answers.map(one => {
              const row = `${journey} ${one.stepId}`;
              const label = words.correct.of(one.question);
              return (
                <Fragment key={row}>
                  <tr>
                    <th scope="row">{one.question}</th>
                    <td data-label={say.answer}>
                      {inWords(one)} <PutRightMark mark={one.putRight} />
                    </td>
                    {mayCorrect && (
                      <td className={styles.acts}>
                        {one.isCorrectable && (
                          <TextButton
                            ref={rows.openerOf(row)}
                            aria-label={label}
                            aria-expanded={rows.open === row}
                            onClick={() => rows.toggle(row)}
                          >
                            {words.correct.open}
                          </TextButton>
                        )}
                      </td>
                    )}
                  </tr>
                  {rows.open === row && (
                    <tr>
                      <td colSpan={3} className={styles.opened}>
                        <Suspense fallback={<Loading label={staffWords.loading} skeleton={[100, 60]} />}>
                          <CorrectAnswer
                            customerId={customerId}
                            journey={journey}
                            stepId={one.stepId}
                            label={label}
                            onSaved={asks => saved(row, asks)}
                            onCancel={() => rows.close(row)}
                          />
                        </Suspense>
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      ))}
      <ToldSections
        customerId={customerId}
        permissions={permissions}
        onChanged={onChanged}
        health={health}
        support={support}
        isLocked={isLocked}
        again={again}
      />
    </>
  );
}

function inWords({ answer, isWithheld, isNumberHeld }: Row): string {
  if (isNumberHeld) return say.numberHeld;
  if (isWithheld) return say.withheld;
  return answer.length === 0 ? say.open : answer.join(', ');
}
