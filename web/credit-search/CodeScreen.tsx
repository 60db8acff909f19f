import { CtaBar } from '@towpath/design-system/buttons/CtaBar.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { CodeEntry } from '@towpath/design-system/inputs/CodeEntry.tsx';
import { CODE_DIGITS, checkCode } from '@towpath/domain/people/oneTimeCode.ts';
import { useEffect, useRef, useState } from 'react';
import { FooterPortal } from '../journey/FooterPortal.tsx';
import { StepHeading, StepText } from '../journey/steps/StepHeading.tsx';
import styles from './CreditSearch.module.css';
import { EnterByHand } from './EnterByHand.tsx';
import type { SearchState } from './searchState.ts';
import { words } from './words.ts';

type CodeScreenProps = {
  readonly stepId: string;
  readonly state: SearchState;
  readonly phoneNumber: string;
  readonly onTyped: () => void;
  readonly onCode: (otp: string) => void;
  /** A new search, once the code is over. */
  readonly onNewCode: () => void;
  /** Another code for the same search, while it lasts. */
  readonly onSendAgain: () => void;
  readonly onBack: () => void;
  readonly onByHand: () => void;
};

/**
 * Asks for the code from the text message (CS-020). The code exists only here and is gone with the screen.
 */
export function CodeScreen({
  stepId,
  state,
  phoneNumber,
  onTyped,
  onCode,
  onNewCode,
  onSendAgain,
  onBack,
  onByHand,
}: CodeScreenProps) {
  const { searching, codeProblem, codeNotice, attempt, needsNewCode } = state;
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const code = checkCode(typed);
  const sent = state.codeSentBefore ? words.code.sentBefore : words.code.sent;

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
        {words.code.heading}
      </StepHeading>
      <StepText>{sent(endOf(phoneNumber))}</StepText>
      <div className={styles.code}>
        <CodeEntry
          label={words.code.label}
          name={`${stepId}-code`}
          digits={CODE_DIGITS}
          hint={words.code.hint}
          required
          inputRef={box}
          value={typed}
          onChange={text => {
            setTyped(text);
            onTyped();
          }}
          error={codeProblem}
        />
        {!needsNewCode && <p>{words.code.noMessage}</p>}
        <div>
          <TextButton
            onClick={() => {
              setTyped('');
              (needsNewCode ? onNewCode : onSendAgain)();
            }}
          >
            {words.code.sendNew}
          </TextButton>
          <p role="status">{codeNotice}</p>
        </div>
        <div>
          <EnterByHand onPress={onByHand} />
        </div>
      </div>
      <FooterPortal>
        <CtaBar
          barStyle="fixed"
          back={{ onPress: onBack, disabled: searching }}
          reason={code.ok || searching ? undefined : words.code.typeAll}
          next={{
            form: `${stepId}-code-form`,
            disabled: !code.ok,
            loading: searching,
            loadingLabel: words.code.checking,
            onBlockedPress: () => box.current?.focus(),
          }}
        />
      </FooterPortal>
    </form>
  );
}

/** The last three digits; undefined where they would be the whole number. */
function endOf(phoneNumber: string): string | undefined {
  return phoneNumber.length > 3 ? phoneNumber.slice(-3) : undefined;
}
