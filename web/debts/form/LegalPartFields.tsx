import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { CheckboxList } from '@towpath/design-system/inputs/CheckboxList.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { debtsChosen, debtsOffered, type LegalAnswers } from '@towpath/domain/debts/legalAnswers.ts';
import {
  LEGAL_QUESTIONS,
  type LegalQuestionNumber,
  legalHint,
  optionId,
} from '@towpath/domain/debts/legalQuestions.ts';
import { useStepHeadings } from '../../journey/stepHeadings.tsx';
import { useNationTold } from '../../journey/useNationTold.ts';
import { words } from '../step/words.ts';
import type { DebtLine } from './debtLines.ts';
import styles from './LegalQuestions.module.css';
import { type LegalPart, problemText, questionId } from './legalParts.ts';

type LegalPartFieldsProps = {
  readonly part: LegalPart;
  readonly answers: LegalAnswers;
  readonly lines: readonly DebtLine[];
  /** What the person said earlier about court action, in words. */
  readonly says?: string | undefined;
  /** The question that Continue found without an answer. */
  readonly problemAt: LegalQuestionNumber | undefined;
  /** Shows a button to go on, because the part reveals nothing further by itself. */
  readonly hasDone: boolean;
  readonly onYesNo: (answer: boolean) => void;
  readonly onChoose: (debtIds: readonly string[]) => void;
  readonly onDone: () => void;
};

/** A yes or no, and below it the debts to choose from where the answer requires it (LQ-001 to LQ-010). */
export function LegalPartFields({ part, answers, lines, problemAt, says, ...rest }: LegalPartFieldsProps) {
  const headings = useStepHeadings();
  const { yesNo, which } = part;
  const question = LEGAL_QUESTIONS[yesNo];
  const hint = legalHint(yesNo, useNationTold());
  const answer = answers.yesNo[yesNo];
  const yes = String(optionId(yesNo, 0));
  const no = String(optionId(yesNo, 1));
  return (
    <div className={styles.part}>
      <RadioList
        label={question.question}
        labelStyle="question"
        labelRef={headings.refOf(questionId(yesNo))}
        hint={
          says ? (
            <>
              {hint}
              <span className={styles.known}>{says}</span>
            </>
          ) : (
            hint
          )
        }
        name={questionId(yesNo)}
        error={problemAt === yesNo ? problemText(yesNo) : undefined}
        required
        columns={2}
        options={[
          { id: yes, label: words.yes },
          { id: no, label: words.no },
        ]}
        value={answer === undefined ? null : answer ? yes : no}
        onChange={id => rest.onYesNo(id === yes)}
      />
      {which !== undefined && (
        <WhichDebts {...rest} which={which} answers={answers} lines={lines} problemAt={problemAt} />
      )}
      {rest.hasDone && (
        <div>
          <Button variant="secondary" size="small" onClick={rest.onDone}>
            {words.legal.done}
          </Button>
        </div>
      )}
    </div>
  );
}

type WhichDebtsProps = Pick<LegalPartFieldsProps, 'answers' | 'lines' | 'problemAt' | 'onChoose'> & {
  readonly which: NonNullable<LegalPart['which']>;
};

function WhichDebts({ which, answers, lines, problemAt, onChoose }: WhichDebtsProps) {
  const headings = useStepHeadings();
  const question = LEGAL_QUESTIONS[which];
  const ids = lines.map(({ id }) => id);
  const offered = debtsOffered(answers, which, ids);
  const chosen = debtsChosen(answers, which, ids);
  const optionOfDebt = (id: string) => String(optionId(which, ids.indexOf(id)));
  return (
    <CheckboxList
      label={question.question}
      labelStyle="smallQuestion"
      labelRef={headings.refOf(questionId(which))}
      hint={question.hint}
      name={questionId(which)}
      error={problemAt === which ? problemText(which) : undefined}
      required
      options={lines
        .filter(({ id }) => offered.includes(id))
        .map(({ id, name, detail, sum }) => ({
          id: optionOfDebt(id),
          label: name,
          additionalText: detail,
          sum,
        }))}
      value={chosen.map(optionOfDebt)}
      onChange={options => onChoose(ids.filter(id => options.includes(optionOfDebt(id))))}
    />
  );
}
