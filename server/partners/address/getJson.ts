import type * as z from 'zod';
import { isFalseCertificate } from '../falseCertificate.ts';
import { AddressLookupFault } from './port.ts';

type Asked = {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the request; several requests of one lookup share it. */
  readonly signal: AbortSignal;
};

/**
 * Calls a provider and reads its JSON, whatever the status. Throws AddressLookupFault: slow when the signal
 * aborted it, down when nothing or a fault of theirs came, malformed for anything but JSON. The underlying
 * error is left out, as it may quote the requested address, and so the postcode.
 */
export async function getJson({ url, headers = {}, signal }: Asked): Promise<unknown> {
  let text: string;
  try {
    // A redirect must not carry the key elsewhere.
    const response = await fetch(url, { headers, signal, redirect: 'error' });
    text = await response.text();
    if (response.status >= 500) throw new AddressLookupFault('down');
  } catch (fault) {
    if (fault instanceof AddressLookupFault) throw fault;
    if (isFalseCertificate(fault)) throw new AddressLookupFault('false certificate');
    throw new AddressLookupFault(signal.aborted ? 'slow' : 'down');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new AddressLookupFault('malformed');
  }
}

/** A provider's answer, checked against the agreed shape. Throws AddressLookupFault malformed. */
export function readAs<S extends z.ZodType>(shape: S, sent: unknown): z.output<S> {
  const read = shape.safeParse(sent);
  if (!read.success) throw new AddressLookupFault('malformed');
  return read.data;
}
