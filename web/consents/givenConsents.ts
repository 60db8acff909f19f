import { myConsent } from '@towpath/contracts/api/consents.ts';
import { CONSENT_CHANNELS, CONSENT_TYPES } from '@towpath/domain/people/consents.ts';
import { api } from '../data/client.ts';
import { words } from './words.ts';

/** The person's answer about one marketing channel. */
export type ChannelConsent = {
  readonly channelId: number;
  readonly name: string;
  readonly hasConsented: boolean;
};

const CHANNELS = [
  { channelId: CONSENT_CHANNELS.emailOrWhatsApp, name: words.newsFromUs.emailOrWhatsApp },
  { channelId: CONSENT_CHANNELS.text, name: words.newsFromUs.text },
] as const;

/** The answers given so far, one for each channel the person was asked about. */
export async function readGivenConsents(): Promise<readonly ChannelConsent[]> {
  const answers = await Promise.all(
    CHANNELS.map(async channel => {
      const query = {
        consentTypeId: String(CONSENT_TYPES.marketing),
        consentChannelTypeId: String(channel.channelId),
      };
      const { hasConsented } = await api(myConsent, { query });
      return hasConsented === null ? [] : [{ ...channel, hasConsented }];
    }),
  );
  return answers.flat();
}
