import { lookAnew } from '../platform/database/oneLook.ts';
import { isFalseCertificate } from './falseCertificate.ts';
import { PartnerUnavailable } from './unavailable.ts';

export type PartnerAnswer = { readonly status: number; readonly text: string };

/** Far above any real response of a partner; a larger one could exhaust memory. */
const LARGEST = 4 * 1024 * 1024;

/**
 * Sends JSON to a partner, once, and gives its answer whatever the status. Throws PartnerUnavailable when there is
 * none within so many milliseconds. Redirects are not followed: they would carry a person's details elsewhere.
 */
export async function postJson(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  timeout: number,
): Promise<PartnerAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    return { status: response.status, text: await readText(response) };
  } catch (fault) {
    if (fault instanceof PartnerUnavailable) throw fault;
    const isTooSlow = fault instanceof Error && fault.name === 'TimeoutError';
    if (isTooSlow) throw new PartnerUnavailable('too slow');
    throw new PartnerUnavailable(isFalseCertificate(fault) ? 'false certificate' : 'no connection');
  } finally {
    // While they were asked, others may have written.
    lookAnew();
  }
}

async function readText({ body }: Response): Promise<string> {
  if (!body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > LARGEST) throw new PartnerUnavailable('not as agreed', ['length']);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
