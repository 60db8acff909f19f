import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { choiceQuestions } from '@towpath/contracts/api/plans.ts';
import { classNames } from '@towpath/design-system/classNames.ts';
import { checkCircleFill, lightbulb } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { NOT_SURE } from '@towpath/domain/plans/understanding.ts';
import { sentencesOf } from '@towpath/domain/values/sentences.ts';
import styles from './Choose.module.css';
import { words } from './words.ts';

export type Question = AnswerOf<typeof choiceQuestions>['questions'][number];
/** The answers by the id of their question. */
export type Answers = Readonly<Record<string, string>>;

/** The id of a question on the page, which an error summary leads to. */
export const placeOf = ({ id }: Pick<Question, 'id'>) => `question-${id}`;

/** Those that have no answer yet, as problems of the page. */
export function unanswered(questions: readonly Question[], answers: Answers) {
  return questions.flatMap((question, index) =>
    answers[question.id] === undefined
      ? [{ id: placeOf(question), message: words.questions.missing(index + 1) }]
      : [],
  );
}

type QuestionsProps = {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly onAnswer: (questionId: string, answerId: string) => void;
  /** What is wrong, by the place of a question. */
  readonly problems: readonly { readonly id: string; readonly message: string }[];
};

/** A few plain questions, each with what is true once it is answered. Any answer lets the person go on. */
export function Questions({ questions, answers, onAnswer, problems }: QuestionsProps) {
  return (
    <section aria-labelledby="clear">
      <h2 id="clear">{words.questions.heading}</h2>
      <p className="muted">{words.questions.lead}</p>
      <div className={styles.quiz}>
        {questions.map((question, index) => (
          <div key={question.id} className={styles.question}>
            <p className={styles.number}>{words.questions.number(index + 1, questions.length)}</p>
            <RadioList
              label={question.question}
              labelStyle="smallQuestion"
              name={placeOf(question)}
              options={[
                ...question.answers.map(({ id, text }) => ({ id, label: text })),
                { id: NOT_SURE, label: words.questions.notSure },
              ]}
              value={answers[question.id] ?? null}
              onChange={id => onAnswer(question.id, id)}
              error={problems.find(({ id }) => id === placeOf(question))?.message}
            />
            <Reply question={question} answerId={answers[question.id]} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** What is true, said politely once there is an answer; the focus stays where it is. */
function Reply({
  question,
  answerId,
}: {
  readonly question: Question;
  readonly answerId: string | undefined;
}) {
  const chosen = question.answers.find(({ id }) => id === answerId);
  const isRight = chosen?.isRight ?? false;
  const [first, ...others] = sentencesOf(chosen?.says ?? question.notSure);
  return (
    <div role="status">
      {answerId !== undefined && (
        <p className={classNames(styles.reply, isRight && styles.right)}>
          <Glyph of={isRight ? checkCircleFill : lightbulb} />
          <span>
            {isRight ? (
              <>
                <b>{words.questions.right}</b> {chosen?.says}
              </>
            ) : (
              <>
                <b>{first}</b> {others.join(' ')} {words.questions.onList}
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
