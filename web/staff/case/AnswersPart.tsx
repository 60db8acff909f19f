import { caseAnswers } from '@towpath/contracts/api/staffCases.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Case.module.css';
import { type PartProps, usePart } from './usePart.tsx';
import { words } from './words.ts';

const say = words.answers;

/** The answers that count, in the words of their questions; and the facts of health, or why there are none. */
export function AnswersPart({ customerId }: PartProps) {
  const { answer, instead } = usePart(() => staffApi(caseAnswers, { params: { customerId } }));
  if (!answer) return instead;
  const { questionnaires, health } = answer;
  const facts = [...health.conditions, ...health.facts.map(({ says }) => says)];
  return (
    <>
      {questionnaires.length === 0 && <p>{say.none}</p>}
      {questionnaires.map(({ name, answers }) => (
        <table key={name} className={styles.table}>
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">{say.question}</th>
              <th scope="col">{say.answer}</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ stepId, question, answer: given, isWithheld }) => (
              <tr key={stepId}>
                <th scope="row">{question}</th>
                <td data-label={say.answer}>{isWithheld ? say.withheld : given.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <h3>{say.health}</h3>
      {health.withheld !== null ? (
        <p>{say[health.withheld]}</p>
      ) : facts.length === 0 ? (
        <p>{say.nothing}</p>
      ) : (
        <ul>
          {facts.map(says => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
    </>
  );
}
