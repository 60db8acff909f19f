/** The welcome texts by welcomeMessageId (ID-010): 1 generic, 2 after a car-finance search, 3 after a loan search. */
export const WELCOME_MESSAGES = {
  1: "Hello {name}. Let's see what could help.",
  2: "Hello {name}. You looked for car finance and it wasn't a yes. Let's see what could help instead.",
  3: "Hello {name}. You looked for a loan and it wasn't a yes. Let's see what could help instead.",
} as const;

export type WelcomeMessageId = keyof typeof WELCOME_MESSAGES;

type Carrier = { readonly welcomeMessageId?: number | null | undefined } | null | undefined;

/**
 * Chooses between the welcome ids of a partner lead and an originator (ID-011): the lead's wins when it
 * carries one, and a missing or unknown id is 1.
 */
export function chooseWelcomeMessageId(partnerLead: Carrier, originator: Carrier): WelcomeMessageId {
  const id = partnerLead?.welcomeMessageId ?? originator?.welcomeMessageId;
  return id === 2 || id === 3 ? id : 1;
}

/** The welcome text with the forename in its place. Without one it greets with "Hello." alone. */
export function welcomeMessage(id: WelcomeMessageId, forename?: string | null): string {
  const name = forename?.trim() ?? '';
  return WELCOME_MESSAGES[id].replace(' {name}', () => (name === '' ? '' : ` ${name}`));
}
