import { CONSENT_CHANNELS, CONSENT_TYPES } from '@towpath/domain/people/consents.ts';
import type { Agreement, AgreementByPhone } from '../agreement.ts';
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

/** The same, as a person says yes or no to one of us who reads them the words. */
export function consentsByPhone({ readOut, takeByPhone }: Consents): readonly AgreementByPhone[] {
  const agreement = (
    id: AgreementByPhone['id'],
    consentTypeId: number,
    consentChannelTypeId: number,
  ): AgreementByPhone => {
    const asked = { consentTypeId, consentChannelTypeId };
    return {
      id,
      isOfHealth: false,
      readOut: customerId => readOut(customerId, asked),
      take: (customerId, { hasConsented, lines }, withAdviser) =>
        takeByPhone(customerId, { ...asked, hasConsented }, lines, withAdviser),
    };
  };
  return [
    agreement('news by email or WhatsApp', CONSENT_TYPES.marketing, emailOrWhatsApp),
    agreement('news by text message', CONSENT_TYPES.marketing, text),
    agreement('sharing the budget', CONSENT_TYPES.moneyAdviceBody, emailOrWhatsApp),
  ];
}
