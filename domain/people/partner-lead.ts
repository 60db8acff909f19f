/**
 * A person a partner sent to us (ID-005). Only forename and phone number are certain (ID-007).
 */
export type PartnerLead = {
  readonly forename: string;
  readonly phoneNumber: string;
  readonly surname?: string | null | undefined;
  readonly emailAddress?: string | null | undefined;
  readonly welcomeMessageId?: number | null | undefined;
};

/** What a form asking for contact details starts with; '' leaves its box empty. */
export type ContactDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

/** Says whether a lead carries the two details it must have: a forename and a phone number (ID-007). */
export function isCompleteLead(
  lead: {
    readonly [Field in keyof PartnerLead]?: PartnerLead[Field] | null | undefined;
  },
): lead is PartnerLead {
  return isFilled(lead.forename) && isFilled(lead.phoneNumber);
}

/** The lead's details as a form's starting values; a missing one leaves the box empty (ID-007). */
export function contactDetailsOf(lead: PartnerLead): ContactDetails {
  return {
    firstName: lead.forename,
    lastName: lead.surname ?? '',
    email: lead.emailAddress ?? '',
    phone: lead.phoneNumber,
  };
}

function isFilled(value: string | null | undefined): boolean {
  return (value ?? '').trim() !== '';
}
