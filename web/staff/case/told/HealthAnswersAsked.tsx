import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import {
  HEALTH_ANSWERS,
  HEALTH_QUESTION_WORDS,
  type HealthAnswer,
  type HealthAnswers,
  healthQuestionsAfter,
  TREATMENT_END_WORDS,
} from '@towpath/domain/people/healthQuestions.ts';
import { boxesOf, writtenDate } from '../../../journey/steps/question/dateText.ts';
import { messageAt } from '../messageAt.ts';
import { words } from './formWords.ts';

const OPTIONS = HEALTH_ANSWERS.map(id => ({ id, label: words.health.answers[id] }));
/** What stands in the boxes of a month while both are empty. */
const EMPTY_MONTH = '-';

type AskedProps = {
  readonly answers: HealthAnswers;
  readonly onChange: (answers: HealthAnswers) => void;
  /** What the server refused. */
  readonly error: unknown;
};

/** What is asked beside the conditions, as the person has it: each can be left out, and three come after a yes to treatment. */
export function HealthAnswersAsked({ answers, onChange, error }: AskedProps) {
  return (
    <>
      <p>{words.health.more}</p>
      {healthQuestionsAfter(answers).map(question => (
        <RadioList
          key={question}
          name={`right-${question}`}
          label={HEALTH_QUESTION_WORDS[question].question}
          hint={HEALTH_QUESTION_WORDS[question].hint}
          columns={2}
          options={OPTIONS}
          value={answers[question] ?? null}
          onChange={id => onChange({ ...answers, [question]: id as HealthAnswer })}
        />
      ))}
      {answers.isInTreatment === 'yes' && (
        <DateField
          variant="monthYear"
          name="right-treatment-ends"
          label={TREATMENT_END_WORDS.question}
          hint={TREATMENT_END_WORDS.hint}
          optional
          value={boxesOf(answers.treatmentEndsOn ?? '', 'monthYear')}
          onChange={boxes => {
            const { treatmentEndsOn: _, ...others } = answers;
            const month = writtenDate(boxes, 'monthYear');
            onChange(month === EMPTY_MONTH ? others : { ...others, treatmentEndsOn: month });
          }}
          error={messageAt(error, 'answers.treatmentEndsOn')}
        />
      )}
    </>
  );
}
