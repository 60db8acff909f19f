import { EmailField } from '@towpath/design-system/inputs/EmailField.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { NumberField } from '@towpath/design-system/inputs/NumberField.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { mentionsPercentage } from '@towpath/domain/values/percentage.ts';
import { useState } from 'react';
import type { StepProps } from '../stepProps.ts';
import type { QuestionBasics } from './basics.tsx';
import { checkDraft } from './draft.ts';

/**
 * A one-line input: text, money, number, phone or email. Checked when the focus leaves it, never while typing
 * (QU-042).
 */
export function TypedQuestion({ planStep, value, onDraft, basics }: StepProps & { basics: QuestionBasics }) {
  const { step } = planStep;
  const [left, setLeft] = useState(false);
  const answer = step.answers[0];
  const typed = value[0]?.value ?? '';
  const checked = checkDraft(step, value);
  const wrongWhenLeft = left && typed !== '' && !checked.ok ? checked.message : undefined;
  const input = {
    ...basics,
    error: checked.ok ? basics.error : (wrongWhenLeft ?? basics.error),
    placeholder: answer?.placeHolderValue,
    value: typed,
    onChange: (text: string) => onDraft(text === '' ? [] : [{ id: answer?.id ?? '', value: text }]),
    onFocus: () => setLeft(false),
    onBlur: () => setLeft(true),
  };
  switch (step.optionType) {
    case 'Money':
      return <MoneyField {...input} />;
    case 'Phone Number':
      return <PhoneField {...input} />;
    case 'Email':
      return <EmailField {...input} />;
    case 'Numeric':
      return <NumberField {...input} after={mentionsPercentage(step.headerText) ? '%' : undefined} />;
    default:
      return (
        <TextField
          {...input}
          autoComplete={
            step.stepConfig?.textData?.autocomplete ?? (step.tells === 'forename' ? 'given-name' : 'off')
          }
        />
      );
  }
}
