/** What a consent is for (CO-002). */
export const CONSENT_TYPES = { moneyAdviceBody: 1, marketing: 3 } as const;

/** The channel that a consent allows us to use (CO-001). */
export const CONSENT_CHANNELS = { emailOrWhatsApp: 1, text: 2 } as const;

export type ConsentChannelTypeId = (typeof CONSENT_CHANNELS)[keyof typeof CONSENT_CHANNELS];

/** One yes or no. */
export type Consent = {
  readonly consentTypeId: number;
  readonly consentChannelTypeId: number;
  readonly hasConsented: boolean;
};

/**
 * The channels a marketing-consents step asks about: e-mail always, text only if configured (CO-004). Who went on without
 * an email is not asked whether we may write to it.
 */
export function channelsToAsk(
  channelTypeIds: readonly number[] = [],
  hasEmail = true,
): readonly ConsentChannelTypeId[] {
  const text = channelTypeIds.includes(CONSENT_CHANNELS.text) ? [CONSENT_CHANNELS.text] : [];
  return hasEmail ? [CONSENT_CHANNELS.emailOrWhatsApp, ...text] : text;
}

/** Says whether every asked channel has its yes or no to marketing, which completes the step (CO-005). */
export function marketingConsentsComplete(
  asked: readonly ConsentChannelTypeId[],
  consents: readonly Consent[],
): boolean {
  return asked.every(channel =>
    consents.some(
      consent =>
        consent.consentTypeId === CONSENT_TYPES.marketing && consent.consentChannelTypeId === channel,
    ),
  );
}
