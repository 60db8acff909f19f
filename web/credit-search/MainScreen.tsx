import { CtaBar } from '@towpath/design-system/buttons/CtaBar.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TipBox } from '@towpath/design-system/frame/TipBox.tsx';
import { ErrorSummary, type Problem } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import { Anchor, newTab, newTabWords } from '@towpath/design-system/links.tsx';
import { useEffect } from 'react';
import { FooterPortal } from '../journey/FooterPortal.tsx';
import { StepHeading, StepText } from '../journey/steps/StepHeading.tsx';
import { paths } from '../shell/paths.ts';
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
    <div className={styles.columns}>
      <form
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
        <StepText>{words.softSearch}</StepText>
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
        <FooterPortal>
          <CtaBar
            barStyle="fixed"
            back={{ onPress: onBack, disabled: searching }}
            reason={reasonOf(form.ready, searching)}
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
      <WhatHappensNext />
    </div>
  );
}

function reasonOf(ready: boolean, searching: boolean): string | undefined {
  if (searching) return words.waiting.searching;
  return ready ? undefined : words.waiting.notReady;
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

function WhatHappensNext() {
  return (
    <aside aria-label={words.about.label}>
      <TipBox
        narrow
        heading={words.about.heading}
        tips={[
          words.about.list,
          words.about.check,
          words.about.nothingSent,
          <Anchor key="agency" href={paths.creditSearchTerms} {...newTab}>
            {words.about.agency}
            <span className="visually-hidden">{newTabWords}</span>
          </Anchor>,
        ]}
      />
    </aside>
  );
}
