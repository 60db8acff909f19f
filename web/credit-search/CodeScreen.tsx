import { CtaBar } from '@towpath/design-system/buttons/CtaBar.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { CodeEntry } from '@towpath/design-system/inputs/CodeEntry.tsx';
import { CODE_DIGITS, checkCode } from '@towpath/domain/people/oneTimeCode.ts';
import { useEffect, useRef, useState } from 'react';
import { AtFoot } from '../journey/AtFoot.tsx';
import { StepHeading, StepText } from '../journey/steps/StepHeading.tsx';
import styles from './CreditSearch.module.css';
import { EnterByHand } from './EnterByHand.tsx';
import type { SearchState } from './searchState.ts';

type CodeScreenProps = {
  readonly stepId: string;
  readonly state: SearchState;
  readonly phoneNumber: string;
  readonly onTyped: () => void;
  readonly onCode: (otp: string) => void;
  readonly onNewCode: () => void;
  readonly onBack: () => void;
  readonly onByHand: () => void;
};

/** Asks for the code of the message (CS-020). The code lives here only, and is gone with the screen. */
export function CodeScreen({
  stepId,
  state,
  phoneNumber,
  onTyped,
  onCode,
  onNewCode,
  onBack,
  onByHand,
}: CodeScreenProps) {
  const { searching, codeProblem, attempt, needsNewCode } = state;
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const code = checkCode(typed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words for another code bring the focus back too
  useEffect(() => {
    if (codeProblem !== undefined) box.current?.focus();
  }, [codeProblem, attempt]);

  return (
    <form
      id={`${stepId}-code-form`}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (code.ok) onCode(code.value);
      }}
    >
      <StepHeading stepId={stepId} level={1}>
        Check your phone
      </StepHeading>
      <StepText>{sentWords(state.codeSentBefore, phoneNumber)}</StepText>
      <div className={styles.code}>
        <CodeEntry
          label="Your code"
          name={`${stepId}-code`}
          digits={CODE_DIGITS}
          hint="It is 6 digits."
          required
          inputRef={box}
          value={typed}
          onChange={text => {
            setTyped(text);
            onTyped();
          }}
          error={codeProblem}
        />
        {needsNewCode && (
          <div>
            <TextButton onClick={onNewCode}>Send me a new code</TextButton>
          </div>
        )}
        <p>No message yet? It can take a few minutes. Or go back and check your phone number.</p>
        <div>
          <EnterByHand onPress={onByHand} />
        </div>
      </div>
      <AtFoot>
        <CtaBar
          barStyle="fixed"
          back={{ onPress: onBack, disabled: searching }}
          reason={code.ok || searching ? undefined : 'Type all 6 digits to carry on'}
          next={{
            form: `${stepId}-code-form`,
            disabled: !code.ok,
            loading: searching,
            loadingLabel: 'Checking your code',
            onBlockedPress: () => box.current?.focus(),
          }}
        />
      </AtFoot>
    </form>
  );
}

/** Where the code went; only the end of the number, for whoever looks over a shoulder. */
function sentWords(before: boolean, phoneNumber: string): string {
  const to =
    phoneNumber.length > 3 ? ` the phone number that ends in ${phoneNumber.slice(-3)}` : ' your phone';
  return before
    ? `We have sent you a code already. Use that one. It went to${to}.`
    : `We’ve sent a code to${to}. Type it here and we’ll get your list.`;
}
