import type { SessionUser } from '@towpath/contracts/api/session.ts';
import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import { REGISTRATION_STYLES } from '@towpath/domain/people/registration.ts';
import { REGISTRATION } from '@towpath/domain/people/steps.ts';
import { checkEmail } from '@towpath/domain/values/email.ts';
import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { PhoneProof } from '../credit-search/phoneProof.ts';
import {
  accountByEmail,
  accountById,
  isEmailTaken,
  makeCustomer,
  type Names,
  storeNames,
} from '../customers/accounts.ts';
import type { StepCompletion } from '../ports.ts';
import type { AccessTokens } from './accessToken.ts';
import { type AgreedTextsIn, keepAgreedTexts } from './agreedTexts.ts';
import type { Device } from './devices.ts';
import { endGuestCredentialsOf } from './guests.ts';
import { LETTERS, WELCOME_DELAY } from './letters.ts';
import {
  type CheckedRegistration,
  checkRegistration,
  type RegistrationFields,
  styleOf,
} from './registrationForm.ts';
import { keepRepeatable, type Repeatable } from './repeats.ts';
import { type SignedInPerson, signIn } from './session.ts';

export type RegistrationDeps = Deps & {
  readonly tokens: AccessTokens;
  readonly outbox: Outbox;
  /** The names of the brand and its partners, for passwords not to be made of. */
  readonly ownNames: readonly string[];
  readonly agreedTexts: AgreedTextsIn;
  /** In which look a person is shown our pages. */
  readonly lookOf: (customerId: string) => Promise<Pick<BrandLook, 'phone'>>;
  readonly steps: StepCompletion;
  readonly phoneProof: Pick<PhoneProof, 'isNeeded'>;
};

/** Who registers, the network and device that they call from, and by what they may repeat it. */
export type Registering = Who & {
  readonly network: Buffer;
  readonly device: Device;
  readonly repeatable: Repeatable | null;
};

/** With an email: a customer who is signed in. With a name only: a guest with a name. */
export type Registered = SignedInPerson | { readonly user: SessionUser };

/**
 * Completes the Registration step of the person's journey with the fields its form asks for (ID-047 to
 * ID-057).
 */
export async function register(
  deps: RegistrationDeps,
  who: Registering,
  stepId: string,
  fields: RegistrationFields,
): Promise<Registered> {
  const style = await styleOfStep(deps.steps, who.customerId, stepId);
  if (who.kind === 'registered') return completeForCustomer(deps, who.customerId, stepId);
  const form = checkRegistration(style, fields);
  if (form.email === undefined) return registerName(deps, who.customerId, stepId, form);
  return makeAccount(deps, who, { names: form.names, email: form.email, stepId });
}

/**
 * An account for a guest whose first questions asked for none, such as by the look of a partner that asks for a name
 * alone: what they have answered stays theirs.
 */
export async function registerLater(
  deps: RegistrationDeps,
  who: Registering,
  email: string,
): Promise<Registered> {
  if (who.kind === 'registered') throw new ApiError('REGISTRATION_FAILED');
  const checked = checkEmail(email);
  if (!checked.ok) throw fieldError('email', checked.message);
  return makeAccount(deps, who, { names: {}, email: checked.value });
}

type NewAccount = {
  readonly names: Names;
  readonly email: string;
  /** The step that this completes; none where it is not asked for in a questionnaire. */
  readonly stepId?: string;
};

/**
 * Whoever confirmed a phone shows that it is them first, as for a copy: an account made with another's session would be
 * a way round that, and would take what they told us away from them.
 */
async function makeAccount(
  deps: RegistrationDeps,
  who: Registering,
  account: NewAccount,
): Promise<Registered> {
  if (await deps.phoneProof.isNeeded(who.customerId)) throw new ApiError('PHONE_CODE_NEEDED');
  try {
    return await registerEmail(deps, who, account);
  } catch (fault) {
    if (isEmailTaken(fault)) throw new ApiError('ALREADY_REGISTERED');
    throw fault;
  } finally {
    deps.outbox.nudge();
  }
}

/** Email-only style where the email has an account: the person continues as the guest they are (ID-056). */
export async function continueAsRegistered(
  deps: RegistrationDeps,
  who: Who,
  stepId: string,
  email: string,
): Promise<void> {
  const style = await styleOfStep(deps.steps, who.customerId, stepId);
  const checked = checkEmail(email);
  if (!checked.ok) throw fieldError('email', checked.message);
  if (style !== REGISTRATION_STYLES.emailOnly || !(await accountByEmail(deps.database, checked.value))) {
    throw new ApiError('REGISTRATION_FAILED');
  }
  await deps.database.transaction().execute(trx => deps.steps.completeStep(trx, who.customerId, stepId, []));
}

async function styleOfStep(steps: StepCompletion, customerId: string, stepId: string) {
  const step = await steps.stepOf(customerId, stepId);
  if (step.type !== REGISTRATION.name) throw new ApiError('REGISTRATION_FAILED');
  return styleOf(step.stepConfig?.registrationStyleId);
}

/** A customer whose new journey has a Registration step: we know them already, so the step is done. */
async function completeForCustomer(
  { database, steps }: RegistrationDeps,
  customerId: string,
  stepId: string,
): Promise<Registered> {
  return database.transaction().execute(async trx => {
    const account = await accountById(trx, customerId);
    if (!account) throw new ApiError('REGISTRATION_FAILED');
    await steps.completeStep(trx, customerId, stepId, []);
    return { user: account.user };
  });
}

async function registerName(
  { database, steps }: RegistrationDeps,
  customerId: string,
  stepId: string,
  { names }: CheckedRegistration,
): Promise<Registered> {
  return database.transaction().execute(async trx => {
    const user = await storeNames(trx, customerId, names);
    await steps.completeStep(trx, customerId, stepId, []);
    return { user };
  });
}

async function registerEmail(
  { database, clock, steps, tokens, outbox, agreedTexts, lookOf }: RegistrationDeps,
  { customerId, network, device, repeatable }: Registering,
  { names, email, stepId }: NewAccount,
): Promise<Registered> {
  const shown = agreedTexts(await lookOf(customerId));
  return database.transaction().execute(async trx => {
    const now = clock.now();
    const user = await makeCustomer(trx, customerId, names, email, now);
    // Two calls of one guest at once: the first made them a customer.
    if (!user) throw new ApiError('REGISTRATION_FAILED');
    if (stepId !== undefined) await steps.completeStep(trx, customerId, stepId, []);
    await endGuestCredentialsOf(trx, customerId);
    await outbox.add(trx, customerId, LETTERS.welcome, new Date(now.getTime() + WELCOME_DELAY));
    const person = await signIn(trx, tokens, user, now, device);
    const { sessionId } = person;
    if (repeatable) await keepRepeatable(trx, repeatable, { customerId, sessionId, now });
    const facts = await keepAgreedTexts(trx, shown, now);
    await note(trx, { kind: 'registered', at: now, customerId, sessionId, network, facts });
    return person;
  });
}
