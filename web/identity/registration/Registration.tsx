import { choosePassword } from '@towpath/contracts/api/passwords.ts';
import { continueAsRegistered, register } from '@towpath/contracts/api/session.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { EmailField } from '@towpath/design-system/inputs/EmailField.tsx';
import { PasswordField } from '@towpath/design-system/inputs/PasswordField.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { displayName } from '@towpath/domain/people/names.ts';
import { REGISTRATION_MESSAGES } from '@towpath/domain/people/registration.ts';
import { useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { ApiFailure, hasCode, isRefusal } from '../../data/failure.ts';
import { useJourneyStore, useSnapshot } from '../../journey/state/journeyContext.ts';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { bringingLoginPath } from '../../shell/paths.ts';
import { useErrorInTitle } from '../../shell/useErrorInTitle.ts';
import { FormProblems } from '../FormProblems.tsx';
import { passwordChecks } from '../passwordChecks.ts';
import { ShownFirst } from '../phone-code/ShownFirst.tsx';
import { Refused } from '../Refused.tsx';
import { registered, repeatableHeader } from '../registrationKey.ts';
import { TermsCheckbox } from '../TermsCheckbox.tsx';
import { words } from '../words.ts';
import { checkPasswordBeforeAccount } from './passwordBeforeAccount.ts';
import styles from './Registration.module.css';
import {
  draftOf,
  type FieldName,
  isKept,
  keptFieldsOf,
  namesOf,
  problemsOf,
  type RegistrationFields,
} from './registrationForm.ts';
import { registrationStyle } from './registrationStyle.ts';

/** The names that a form asks for, whose problems read the same. */
const NAMES_ASKED: Readonly<Record<string, string>> = {
  firstName: words.registration.firstName,
  lastName: words.registration.lastName,
};

type Phase = 'open' | 'loading' | 'registered' | 'error' | 'already registered' | 'code needed';

/**
 * Turns the guest into a customer, in one of four styles (ID-047, ID-048), and continues by itself on success
 * (ID-054).
 */
export function Registration({ planStep, value, answered, onDraft, onCompleted }: StepProps) {
  const store = useJourneyStore();
  const { details } = useSnapshot();
  const { step } = planStep;
  const style = registrationStyle(step.stepConfig?.registrationStyleId);
  const names = { forename: details.forename, surname: details.surname };
  const [fields, setFields] = useState<RegistrationFields>(() => ({
    firstName: details.forename ?? '',
    lastName: details.surname ?? '',
    mergedName: displayName(names),
    email: details.email ?? '',
    password: '',
    terms: false,
    ...keptFieldsOf(value),
  }));
  const [changed, setChanged] = useState<ReadonlySet<FieldName>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<FieldName, string>>>({});
  const [phase, setPhase] = useState<Phase>('open');
  const [message, setMessage] = useState('');
  const [isToCorrect, setIsToCorrect] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const problems = problemsOf(style, fields);
  const ready = Object.keys(problems).length === 0;
  useErrorInTitle(isToCorrect && (phase === 'error' || phase === 'already registered'));

  if (answered || phase === 'registered')
    return (
      <section>
        <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
        <div className={styles.note}>
          <Notification tone="green">{words.registration.done}</Notification>
        </div>
      </section>
    );

  const set =
    <Name extends FieldName>(name: Name) =>
    (value: RegistrationFields[Name]) => {
      const next = { ...fields, [name]: value };
      setFields(next);
      if (isKept(name)) onDraft(draftOf(next));
      setChanged(new Set(changed).add(name));
      setRefused({ ...refused, [name]: undefined });
      if (name === 'email' || phase === 'error') setPhase('open');
    };
  // The checklist follows a password as it is typed; its error shows only after an attempt to submit.
  const shows = (name: FieldName) => attempt > 0 || (changed.has(name) && name !== 'password');
  const errorOf = (name: FieldName) => refused[name] ?? (shows(name) ? problems[name] : undefined);
  const field = (name: FieldName) => ({
    name,
    id: `${step.id}-${name}`,
    error: errorOf(name),
    required: true,
  });

  /** A press on the blocked button lists what is missing, and says it beside each field. */
  function showProblems() {
    setAttempt(attempt + 1);
  }

  async function submit() {
    if (busy.current || !ready) return;
    busy.current = true;
    setPhase('loading');
    try {
      const calledBy = {
        ...namesOf(style, fields),
        ...(style.email ? { email: fields.email.trim() } : {}),
      };
      const body = {
        stepId: step.id,
        ...calledBy,
      };
      // Unlike everything else, this never goes through the outbox: a password is not kept in a browser that
      // others use, and an account is created by a press, not by itself after a reload. So this waits for the
      // answers before it, and fails without them.
      await store.afterSaves(async () => {
        if (style.email) await checkPasswordBeforeAccount({ password: fields.password, ...calledBy });
        return api(register, { body, headers: repeatableHeader() });
      });
      registered();
      // The account exists from here on. If setting the password fails, the link in the email lets the person choose
      // one.
      if (style.email)
        await api(choosePassword, { body: { newPassword: fields.password } }).catch(() => undefined);
      setPhase('registered');
      await onCompleted();
    } catch (failure) {
      refuse(failure);
    } finally {
      busy.current = false;
    }
  }

  function refuse(failure: unknown) {
    if (hasCode(failure, 'PHONE_CODE_NEEDED')) return setPhase('code needed');
    const already = hasCode(failure, 'ALREADY_REGISTERED');
    setPhase(already ? 'already registered' : 'error');
    setIsToCorrect(isRefusal(failure));
    setMessage((failure as Error).message || REGISTRATION_MESSAGES.failed);
    if (failure instanceof ApiFailure)
      setRefused(Object.fromEntries(failure.fields.map(({ field: name, message: words }) => [name, words])));
  }

  async function goOn() {
    setPhase('loading');
    try {
      const body = { email: fields.email.trim(), stepId: step.id };
      await store.afterSaves(() => api(continueAsRegistered, { body }));
      await onCompleted();
    } catch (failure) {
      refuse(failure);
    }
  }

  const shownProblems = Object.fromEntries(
    [...new Set([...Object.keys(problems), ...Object.keys(refused)])].map(name => {
      const error = errorOf(name as FieldName);
      return [`${step.id}-${name}`, error && words.registration.problemAt(error, NAMES_ASKED[name])];
    }),
  );
  const mayGoOn = phase === 'already registered' && style.names === 'none' && style.email;
  return (
    <section>
      <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
      <StepText>{step.additionalText}</StepText>
      <ShownFirst
        id={step.id}
        isNeeded={phase === 'code needed'}
        onShown={() => void submit()}
        onCancel={() => setPhase('open')}
      >
        <form
          className={styles.form}
          noValidate
          onSubmit={event => {
            event.preventDefault();
            void (mayGoOn ? goOn() : submit());
          }}
        >
          <FormProblems attempt={attempt} problems={shownProblems} />
          {style.names === 'separate' && (
            <>
              <TextField
                {...field('firstName')}
                label={words.registration.firstName}
                autoComplete="given-name"
                value={fields.firstName}
                onChange={set('firstName')}
              />
              <TextField
                {...field('lastName')}
                label={words.registration.lastName}
                autoComplete="family-name"
                value={fields.lastName}
                onChange={set('lastName')}
              />
            </>
          )}
          {style.names === 'merged' && (
            <TextField
              {...field('mergedName')}
              label={words.registration.fullName}
              autoComplete="name"
              value={fields.mergedName}
              onChange={set('mergedName')}
            />
          )}
          {style.email && (
            <>
              <EmailField
                {...field('email')}
                label={words.registration.email}
                hint={words.registration.emailHint}
                value={fields.email}
                onChange={set('email')}
              />
              <PasswordField
                {...field('password')}
                label={words.registration.password}
                hint={words.registration.passwordHint}
                autoComplete="new-password"
                value={fields.password}
                onChange={set('password')}
                checks={passwordChecks(fields.password)}
                checksHeading={words.newPassword.needs}
              />
              <TermsCheckbox {...field('terms')} checked={fields.terms} onChange={set('terms')} />
            </>
          )}
          {(phase === 'error' || phase === 'already registered') && (
            <Refused
              message={message}
              logInAt={phase === 'already registered' ? bringingLoginPath() : undefined}
            />
          )}
          <div>
            <Button
              type="submit"
              loading={phase === 'loading'}
              loadingLabel={words.registration.saving}
              disabled={!ready && !mayGoOn}
              onBlockedPress={showProblems}
            >
              {mayGoOn ? words.registration.continue : words.registration.submit}
            </Button>
          </div>
        </form>
      </ShownFirst>
    </section>
  );
}
