import {
  agreeToCreditSearch,
  askSearchPhone,
  type CreditSearchResult,
  confirmCreditSearch,
  confirmSearchPhone,
  searchCredit,
  sendCreditSearchCodeAgain,
  sendSearchPhoneCodeAgain,
} from '@towpath/contracts/api/creditSearch.ts';
import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import { Anchor, newTab, newTabWords } from '@towpath/design-system/links.tsx';
import type { TipBox } from '@towpath/domain/journey-engine/definition/definition.ts';
import { checkSearchForm } from '@towpath/domain/people/creditSearchForm.ts';
import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { api } from '../data/client.ts';
import { ApiFailure, isFailure } from '../data/failure.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { today } from '../data/today.ts';
import { SideColumn } from '../journey/SideColumn.tsx';
import { useStepHeadings } from '../journey/stepHeadings.tsx';
import { paths } from '../shell/paths.ts';
import { useErrorInTitle } from '../shell/useErrorInTitle.ts';
import { blackBoxCode } from './blackBox.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { addressOnTheInternet } from './internetAddress.ts';
import { keptFields } from './keptFields.ts';
import { MainScreen } from './MainScreen.tsx';
import { type Refusal, type SearchEvent, type SearchState, searchBegin, searchNext } from './searchState.ts';
import { type SearchForm, useSearchForm } from './useSearchForm.ts';
import { words } from './words.ts';

export type CreditSearchProps = {
  readonly stepId: string;
  /** Known details of the person are prefilled in the form. */
  readonly details: UserDetail;
  /** The debts are in the list, and their legal questions are answered with them (CS-009). */
  readonly onFound: (result: CreditSearchResult) => void;
  /** To the welcome of the debts (CS-008). */
  readonly onBack: () => void;
  /** To the form for a debt typed by hand. */
  readonly onByHand: () => void;
};

/** The search of the credit report: the form, the code where one is requested, and the outcome (CS-003). */
export function CreditSearch({ stepId, details, onFound, onBack, onByHand }: CreditSearchProps) {
  const form = useSearchForm(details);
  const outbox = useOutbox();
  const { focusStep } = useStepHeadings();
  const kept = useMemo(() => keptFields(outbox, details.userId), [outbox, details.userId]);
  const [state, tell] = useReducer(searchNext, undefined, () => {
    const { awaitsCode, isPhoneCode } = kept.read() ?? {};
    return searchBegin(
      awaitsCode ? 'Otp' : 'Main',
      isPhoneCode ? 'code to the phone' : 'code for the agency',
    );
  });
  const busy = useRef(false);
  const { screen, awaits } = state;
  useErrorInTitle(isWrong(state, form));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen brings the focus to its own heading
  useEffect(() => {
    // A search that came to nothing after its code leads back to the form, where what is wrong has the focus.
    if (state.problem === undefined) focusStep(stepId);
  }, [stepId, screen]);

  // A phone may discard this page while the person reads the message with the code; when they return, the
  // code screen shows again. Kept before the screen can be pressed, so that an immediate Back is not undone.
  useLayoutEffect(() => {
    if (screen === 'Otp') {
      kept.keep({
        fields: form.fields,
        awaitsCode: awaits !== 'search',
        isPhoneCode: awaits === 'code to the phone',
      });
    }
    if (screen === 'Main' && kept.read()?.awaitsCode) kept.keep({ fields: form.fields, awaitsCode: false });
    if (screen === 'Failed') kept.forget();
  }, [screen, awaits, kept, form.fields]);

  /** Makes a call unless one is under way, and reports its outcome; none where a code comes first. */
  async function ask(
    sent: SearchEvent,
    call: () => Promise<CreditSearchResult | undefined>,
    refused: (refusal: Refusal) => SearchEvent,
  ) {
    if (busy.current) return;
    busy.current = true;
    tell(sent);
    try {
      const result = await call();
      if (!result) return;
      kept.forget();
      onFound(result);
    } catch (failure) {
      tell(refused(refusalFrom(failure)));
    } finally {
      busy.current = false;
    }
  }

  /** The search itself, by what stands in the form. */
  async function find(): Promise<CreditSearchResult | undefined> {
    const checked = checkSearchForm(form.fields, today());
    // It was complete when the code was asked for.
    if (!checked.ok) {
      tell({ type: 'form asked for' });
      return undefined;
    }
    const ipAddress = await addressOnTheInternet();
    return api(searchCredit, {
      body: { blackBox: blackBoxCode(), ...(ipAddress && { ipAddress }), ...checked.value },
    });
  }

  function search() {
    const checked = checkSearchForm(form.fields, today());
    if (!form.ready || !checked.ok) return;
    const { phoneNumber } = checked.value.customer;
    void ask(
      { type: 'search sent' },
      async () => {
        await api(agreeToCreditSearch, { body: { termsVersion: CREDIT_SEARCH_TERMS.version } });
        const { code } = await api(askSearchPhone, { body: { phoneNumber } });
        if (code === 'not needed') return find();
        tell({ type: 'phone asked', sentBefore: code === 'sent before' });
        return undefined;
      },
      refusal => ({ type: 'search refused', refusal }),
    );
  }

  function confirm(otp: string) {
    if (busy.current) return;
    if (state.triedCodes.includes(otp)) tell({ type: 'code repeated' });
    else
      void ask(
        { type: 'code sent' },
        async () => {
          if (awaits !== 'code to the phone') return api(confirmCreditSearch, { body: { otp } });
          await api(confirmSearchPhone, { body: { otp } });
          tell({ type: 'phone confirmed' });
          return find();
        },
        refusal => ({ type: 'code refused', refusal, otp }),
      );
  }

  async function sendAgain() {
    if (busy.current) return;
    busy.current = true;
    tell({ type: 'code asked for again' });
    try {
      await (awaits === 'code to the phone' ? api(sendSearchPhoneCodeAgain) : api(sendCreditSearchCodeAgain));
      tell({ type: 'code sent again' });
    } catch (failure) {
      tell({ type: 'code not sent again', refusal: refusalFrom(failure) });
    } finally {
      busy.current = false;
    }
  }

  /** The next search begins at the form, where a wrong phone number can be corrected. */
  function leaveCode(goOn: () => void) {
    kept.keep({ fields: form.fields, awaitsCode: false });
    goOn();
  }

  if (screen === 'Failed') {
    return (
      <WithSide>
        <FailedScreen stepId={stepId} failedBy={state.failedBy} onBack={onBack} onByHand={onByHand} />
      </WithSide>
    );
  }
  if (screen === 'Otp') {
    return (
      <WithSide>
        <CodeScreen
          stepId={stepId}
          state={state}
          phoneNumber={form.fields.phoneNumber}
          onTyped={() => tell({ type: 'code typed' })}
          onCode={confirm}
          onSendAgain={() => void sendAgain()}
          onNewCode={() => (form.ready ? search() : tell({ type: 'form asked for' }))}
          onBack={() => leaveCode(onBack)}
          onByHand={() => leaveCode(onByHand)}
        />
      </WithSide>
    );
  }
  return (
    <WithSide tips={ABOUT} more={<AboutAgency />}>
      <MainScreen
        stepId={stepId}
        form={form}
        state={state}
        onPhoneTyped={() => tell({ type: 'phone typed' })}
        onSearch={search}
        onBack={onBack}
        onByHand={onByHand}
      />
    </WithSide>
  );
}

const ABOUT: TipBox = {
  style: 'Plain',
  heading: words.about.heading,
  tips: [words.about.list, words.about.check, words.about.nothingSent],
};

/** The two columns of the page: what is asked, and what helps beside it. */
function WithSide({ tips, more, children }: { tips?: TipBox; more?: ReactNode; children: ReactNode }) {
  return (
    <div className="columns">
      <div>{children}</div>
      <SideColumn page={tips ? { tipBox: tips } : {}} more={more} />
    </div>
  );
}

function AboutAgency() {
  return (
    <Anchor href={paths.creditSearchTerms} {...newTab}>
      {words.about.agency}
      <span className="visually-hidden">{newTabWords}</span>
    </Anchor>
  );
}

/** Why a call was not answered as wished; a fault of another sort is thrown on. */
function refusalFrom(failure: unknown): Refusal {
  if (!isFailure(failure)) throw failure;
  return failure instanceof ApiFailure ? failure : { code: 'OFFLINE', message: failure.message };
}

/** Whether the person has something on the screen to correct. */
function isWrong({ screen, problem, codeProblem }: SearchState, form: SearchForm): boolean {
  if (screen === 'Otp') return codeProblem !== undefined;
  const refused = problem !== undefined && problem.kind !== 'trouble';
  return screen === 'Main' && (refused || (form.presses > 0 && !form.ready));
}
