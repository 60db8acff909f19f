import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseQuestion } from '@towpath/contracts/api/staffCorrections.ts';
import { CheckboxList } from '@towpath/design-system/inputs/CheckboxList.tsx';
import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import { partsOf } from '@towpath/design-system/inputs/dateParts.ts';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { NumberField } from '@towpath/design-system/inputs/NumberField.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { mentionsPercentage } from '@towpath/domain/values/percentage.ts';
import { boxesOf, variantOf, writtenDate } from '../../../journey/steps/question/dateText.ts';
import { messageAt } from '../messageAt.ts';

export type CaseQuestion = AnswerOf<typeof caseQuestion>;

type QuestionInputProps = {
  readonly name: string;
  readonly stepId: string;
  readonly question: CaseQuestion;
  readonly value: readonly GivenAnswer[];
  readonly onChange: (given: readonly GivenAnswer[]) => void;
  /** What the server refused. */
  readonly error: unknown;
};

/** A question with its own choices or its own box, as the person has it; the server says what is wrong with an answer. */
export function QuestionInput({ name, stepId, question, value, onChange, error }: QuestionInputProps) {
  const { choices, optionType, isOptional } = question;
  const basics = {
    name,
    label: question.question,
    hint: question.hint ?? undefined,
    optional: isOptional,
    error: messageAt(error, stepId),
  };
  const choose = (ids: readonly string[]) =>
    onChange(
      choices.filter(({ id }) => ids.includes(id)).map(({ id, value: text }) => ({ id, value: text })),
    );
  const options = choices.map(({ id, value: label, isExclusive }) => ({ id, label, exclusive: isExclusive }));
  const box = {
    ...basics,
    placeholder: choices[0]?.placeholder ?? undefined,
    value: value[0]?.value ?? '',
    onChange: (text: string) => onChange(text === '' ? [] : [{ id: choices[0]?.id ?? '', value: text }]),
  };
  switch (optionType) {
    case 'Radio Button':
    case 'Radio Button (Submit)':
      return (
        <RadioList
          {...basics}
          options={options}
          value={value[0]?.id ?? null}
          onChange={id => choose([id])}
          columns={options.length > 3 && options.every(({ label }) => label.length < 20) ? 2 : 1}
        />
      );
    case 'Checkbox':
      return (
        <CheckboxList {...basics} options={options} value={value.map(({ id }) => id)} onChange={choose} />
      );
    case 'Date':
    case 'Date of Birth':
    case 'Day and Month':
    case 'Month and Year': {
      const variant = variantOf(optionType);
      return (
        <DateField
          {...basics}
          variant={variant}
          value={boxesOf(box.value, variant)}
          wrongParts={partsOf[variant].filter(part => messageAt(error, `${stepId}.${part}`))}
          onChange={boxes => box.onChange(writtenDate(boxes, variant))}
        />
      );
    }
    case 'Money':
      return <MoneyField {...box} />;
    case 'Numeric':
      return <NumberField {...box} after={mentionsPercentage(question.question) ? '%' : undefined} />;
    case 'Phone Number':
      return <PhoneField {...box} />;
    default:
      return <TextField {...box} autoComplete="off" />;
  }
}
