import { EmailField } from '@towpath/design-system/inputs/EmailField.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { NumberField } from '@towpath/design-system/inputs/NumberField.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { Anchor } from '@towpath/design-system/links.tsx';
import { keepsNumber } from '@towpath/domain/journeys/qualifier/customerDetails.ts';
import { mentionsPercentage } from '@towpath/domain/values/percentage.ts';
import { useState } from 'react';
import { paths } from '../../../shell/paths.ts';
import { words } from '../../laterWords.ts';
import { useSnapshot } from '../../state/journeyContext.ts';
import type { StepProps } from '../stepProps.ts';
import type { QuestionBasics } from './basics.tsx';
import { checkDraft } from './draft.ts';
import styles from './Question.module.css';

/**
 * A one-line input: text, money, number, phone or email. Checked when the focus leaves it, never while typing
 * (QU-042).
 */
export function TypedQuestion({ planStep, value, onDraft, basics }: StepProps & { basics: QuestionBasics }) {
  const { step } = planStep;
  const { details } = useSnapshot();
  const isKept = step.tells === 'contactNumber' && keepsNumber(details);
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
      return (
        <>
          {/* The usual hint says to change what is not right, which would not be so. */}
          <PhoneField {...input} hint={isKept ? step.additionalText : input.hint} />
          {isKept && <NumberOfAccount number={details.contactNumber} />}
        </>
      );
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

/** An account keeps its number, whatever is typed here: what we ring, and where that is changed. */
function NumberOfAccount({ number }: { number: string | null }) {
  return (
    <p className={styles.known}>
      {words.phone.stays(number ?? '')} <Anchor href={paths.account}>{words.phone.change}</Anchor>
    </p>
  );
}
