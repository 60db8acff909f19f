import { CONSENT_CHANNELS, CONSENT_TYPES } from '@towpath/domain/people/consents.ts';
import type { Agreement } from '../agreement.ts';
import type { Consents } from './service.ts';

const { emailOrWhatsApp, text } = CONSENT_CHANNELS;

/** News and sharing the budget, as the person's account shows them. */
export function consentAgreements({ give, latestWithText }: Consents): readonly Agreement[] {
  const agreement = (
    id: Agreement['id'],
    consentTypeId: number,
    consentChannelTypeId: number,
    canBeGiven: boolean,
  ): Agreement => {
    const asked = { consentTypeId, consentChannelTypeId };
    return {
      id,
      canBeGiven,
      latest: customerId => latestWithText(customerId, asked),
      say: (who, hasConsented) => give(who, { ...asked, hasConsented }),
    };
  };
  return [
    agreement('news by email or WhatsApp', CONSENT_TYPES.marketing, emailOrWhatsApp, true),
    agreement('news by text message', CONSENT_TYPES.marketing, text, true),
    agreement('sharing the budget', CONSENT_TYPES.moneyAdviceBody, emailOrWhatsApp, false),
  ];
}
