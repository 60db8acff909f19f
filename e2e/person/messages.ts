import { expect } from '@playwright/test';
import type { ReceivedMessage } from '@towpath/sandbox/messages/messages.ts';
import { addresses } from '../service/addresses.ts';

/** The text messages received for a phone number in national format, newest first. */
export async function messagesFor(phone: string): Promise<readonly ReceivedMessage[]> {
  const to = phone.replace(/^0/, '+44');
  const response = await fetch(`${addresses.messages}/messages.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as ReceivedMessage[];
}

/** Waits for a message with a 6-digit code, and returns the code. */
export async function codeFor(phone: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        code = /\b\d{6}\b/.exec((await messagesFor(phone))[0]?.text ?? '')?.[0];
        return code;
      },
      { message: `a code for ${phone}` },
    )
    .toBeDefined();
  return code ?? '';
}

/** Six digits that are not the code. */
export function anotherCode(code: string, nth = 1): string {
  return String((Number(code) + nth) % 1_000_000).padStart(6, '0');
}
