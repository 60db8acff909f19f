import { postJson } from '../postJson.ts';
import { PartnerUnavailable } from '../unavailable.ts';
import { type MessageSender, REQUEST_TIMEOUT_MS } from './port.ts';

/**
 * `from` of the service stands in place of that of each message, where a network wants another name. A message service that takes `POST {url}/v1/messages`, in the form that the stand-in service shows. */
export function httpMessageSender(
  service: { readonly url: string; readonly key: string; readonly from?: string | undefined },
  timeoutMs = REQUEST_TIMEOUT_MS,
): MessageSender {
  const address = `${service.url.replace(/\/+$/, '')}/v1/messages`;
  return {
    async send({ to, from, text }) {
      const body = { to: to.replace(/^0/, '+44'), from: service.from ?? from, text };
      const { status } = await postJson(address, { authorization: `Bearer ${service.key}` }, body, timeoutMs);
      if (status < 200 || status > 299) throw new PartnerUnavailable(`status ${status}`);
    },
  };
}
