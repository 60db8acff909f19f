import { CtaBar } from '@towpath/design-system/buttons/CtaBar.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { ErrorSummary, type Problem } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import { useEffect } from 'react';
import { FooterPortal } from '../journey/FooterPortal.tsx';
import { StepHeading, StepText } from '../journey/steps/StepHeading.tsx';
import { AboutYou } from './AboutYou.tsx';
import { Agreement } from './Agreement.tsx';
import styles from './CreditSearch.module.css';
import { EnterByHand } from './EnterByHand.tsx';
import { NotMatched } from './NotMatched.tsx';
import { scrollToTopSoon } from './scrollToTop.ts';
import type { SearchField } from './searchField.ts';
import type { SearchState } from './searchState.ts';
import type { SearchForm } from './useSearchForm.ts';
import { WhereYouLive } from './WhereYouLive.tsx';
import { words } from './words.ts';

type MainScreenProps = {
  readonly stepId: string;
  readonly form: SearchForm;
  readonly state: SearchState;
  readonly onPhoneTyped: () => void;
  readonly onSearch: () => void;
  readonly onBack: () => void;
  readonly onByHand: () => void;
};

/** The form of the search (CS-011 to CS-019), with the outcome of the last search. */
export function MainScreen({
  stepId,
  form,
  state,
  onPhoneTyped,
  onSearch,
  onBack,
  onByHand,
}: MainScreenProps) {
  const { problem, searching, attempt } = state;
  const refusedPhone = problem?.kind === 'phone' ? problem.message : undefined;
  const refusedFields = problem?.kind === 'not matched' ? problem.fields : undefined;
  const field: SearchField = name => ({
    name: `${stepId}-${name}`,
    id: `${stepId}-${name}`,
    error: form.errorOf(name) ?? (name === 'phoneNumber' ? refusedPhone : undefined) ?? refusedFields?.[name],
    onBlur: form.leave(name),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal scrolls anew
  useEffect(() => (refusedPhone === undefined ? undefined : scrollToTopSoon()), [refusedPhone, attempt]);

  const shown: Problem[] =
    form.presses > 0
      ? form.problems.map(({ field, message }) => ({ id: `${stepId}-${field}`, message }))
      : [];
  if (refusedPhone && shown.length === 0) shown.push({ id: `${stepId}-phoneNumber`, message: refusedPhone });

  return (
    <form
      className={styles.form}
      id={`${stepId}-search`}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        onSearch();
      }}
    >
      {problem?.kind === 'not matched' && <NotMatched attempt={attempt} onByHand={onByHand} />}
      <ErrorSummary problems={shown} attempt={form.presses + attempt} />
      <StepHeading stepId={stepId} level={1}>
        {words.search}
      </StepHeading>
      <StepText>{words.lead}</StepText>
      <AboutYou
        form={form}
        field={field}
        onPhone={typed => {
          form.fill({ phoneNumber: typed });
          onPhoneTyped();
        }}
      />
      <WhereYouLive form={form} field={field} asksPrevious={state.wasRefused} />
      <Agreement form={form} field={field('agreed')} />
      <p className={styles.byHand}>
        <EnterByHand onPress={onByHand} />
      </p>
      <FooterPortal>
        <CtaBar
          barStyle="fixed"
          back={{ onPress: onBack, disabled: searching }}
          reason={reasonOf(form, searching)}
          notice={problem?.kind === 'trouble' && <Trouble message={problem.message} onByHand={onByHand} />}
          next={{
            form: `${stepId}-search`,
            disabled: !form.ready,
            loading: searching,
            loadingLabel: words.searching,
            onBlockedPress: form.showProblems,
          }}
        />
      </FooterPortal>
    </form>
  );
}

function reasonOf({ ready, problems }: SearchForm, searching: boolean): string | undefined {
  if (searching) return words.waiting.searching;
  if (ready) return undefined;
  return problems.every(({ field }) => field === 'agreed') ? words.waiting.tick : words.waiting.notReady;
}

function Trouble({ message, onByHand }: { message: string; onByHand: () => void }) {
  return (
    <Notification tone="red">
      <p>{message}</p>
      <p>
        <EnterByHand onPress={onByHand} />
      </p>
    </Notification>
  );
}
