import { checkEmail } from '../values/email.ts';
import { checkPhone } from '../values/phone.ts';
import { checkName } from '../values/text.ts';
import { TITLE_MESSAGE, TITLES } from './titles.ts';

/** A person as a partner tells us of them (ID-005). Only the forename and the phone number are certain (ID-007). */
export type PartnerLeadFields = {
  readonly title?: string | undefined;
  readonly forename: string;
  readonly middlename?: string | undefined;
  readonly surname?: string | undefined;
  readonly emailAddress?: string | undefined;
  readonly phoneNumber: string;
  readonly welcomeMessageId?: number | undefined;
};

/** The same, checked: what was not told is null. */
export type PartnerLead = {
  readonly titleId: number | null;
  readonly forename: string;
  readonly middlename: string | null;
  readonly surname: string | null;
  readonly emailAddress: string | null;
  readonly phoneNumber: string;
  readonly welcomeMessageId: number | null;
};

type Problem = { readonly field: keyof PartnerLeadFields; readonly message: string };

export const WELCOME_MESSAGE_ID_MESSAGE = 'Must be a whole number from 1 to 999';

/**
 * Checks what a partner tells of a person, by the rules of the forms that it fills in. A welcome that we do not know is
 * taken: it behaves as 1 (ID-011).
 *
 * @returns the lead, or every field that breaks a rule with its message
 */
export function checkPartnerLead(
  fields: PartnerLeadFields,
):
  | { readonly ok: true; readonly value: PartnerLead }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const checked = <Field extends keyof PartnerLeadFields>(
    field: Field,
    check: (value: unknown) => { ok: true; value: string } | { ok: false; message: string },
  ): string | null => {
    const value = fields[field];
    if (value === undefined) return null;
    const result = check(value);
    if (result.ok) return result.value;
    problems.push({ field, message: result.message });
    return null;
  };
  const title = fields.title?.trim();
  const titleId = TITLES.find(({ name }) => name === title)?.id ?? null;
  if (title !== undefined && titleId === null) problems.push({ field: 'title', message: TITLE_MESSAGE });
  const welcomeMessageId = fields.welcomeMessageId ?? null;
  if (
    welcomeMessageId !== null &&
    !(Number.isInteger(welcomeMessageId) && welcomeMessageId >= 1 && welcomeMessageId <= 999)
  ) {
    problems.push({ field: 'welcomeMessageId', message: WELCOME_MESSAGE_ID_MESSAGE });
  }
  const value = {
    titleId,
    forename: checked('forename', checkName) ?? '',
    middlename: checked('middlename', checkName),
    surname: checked('surname', checkName),
    emailAddress: checked('emailAddress', checkEmail),
    phoneNumber: checked('phoneNumber', checkPhone) ?? '',
    welcomeMessageId,
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}
