import { SignJWT } from 'jose';
import { postJson } from '../postJson.ts';
import { PartnerUnavailable } from '../unavailable.ts';
import { type MessageSender, REQUEST_TIMEOUT_MS } from './port.ts';

/** How GOV.UK Notify is reached, and by which template: its text is `((message))` alone. */
export type NotifyAccess = {
  readonly url: string;
  readonly serviceId: string;
  readonly secret: string;
  readonly templateId: string;
};

/**
 * GOV.UK Notify (POST /v2/notifications/sms, as its REST documentation describes it). Each call brings a token signed with
 * the secret of the API key, which counts for thirty seconds. Who the message is from is set there, not here.
 */
export function notifySender(
  { url, serviceId, secret, templateId }: NotifyAccess,
  timeoutMs = REQUEST_TIMEOUT_MS,
): MessageSender {
  const address = `${url.replace(/\/+$/, '')}/v2/notifications/sms`;
  const key = new TextEncoder().encode(secret);
  return {
    async send({ to, text }) {
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(serviceId)
        .setIssuedAt()
        .sign(key);
      const body = { phone_number: to, template_id: templateId, personalisation: { message: text } };
      const { status } = await postJson(address, { authorization: `Bearer ${token}` }, body, timeoutMs);
      if (status !== 201) throw new PartnerUnavailable(`status ${status}`);
    },
  };
}
