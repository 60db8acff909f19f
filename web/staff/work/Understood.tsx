import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { workPlan } from '@towpath/contracts/api/staffWork.ts';
import styles from './Pane.module.css';
import { words } from './words.ts';

type Answers = AnswerOf<typeof workPlan>['understanding'];
const say = words.understood;

/** What somebody answered before they asked for an insolvency: first what to talk about. */
export function Understood({ answers }: { readonly answers: Answers }) {
  if (answers === null) return <p className={styles.also}>{say.notReadable}</p>;
  if (answers.length === 0) return null;
  const toTalkAbout = answers.filter(({ isToTalkAbout }) => isToTalkAbout);
  const clear = answers.filter(({ isToTalkAbout }) => !isToTalkAbout);
  return (
    <section aria-labelledby="understood">
      <h4 id="understood">{say.heading}</h4>
      {toTalkAbout.length === 0 && <p className={styles.also}>{say.allClear}</p>}
      <ul className={styles.understood}>
        {[...toTalkAbout, ...clear].map(({ question, answer, isToTalkAbout, says }) => (
          <li key={question}>
            <b>{question}</b>
            <br />
            {say.answered(answer)}
            {isToTalkAbout && (
              <>
                <br />
                {say.talk(says)}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
