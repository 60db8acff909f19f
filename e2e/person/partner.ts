import { randomUUID } from 'node:crypto';
import { signedCall } from '@towpath/tools/partner-client.mjs';
import { addresses } from '../service/addresses.ts';
import { ops } from '../service/ops.ts';

/** How far the people of one source came, as the partner reads it; null where too few would be told of. */
export type SourceCounts = {
  readonly plid: string | null;
  readonly created: number;
  readonly opened: number | null;
  readonly qualifierFinished: number | null;
};

type Lead = {
  readonly title?: string;
  readonly forename: string;
  readonly surname?: string;
  readonly phoneNumber: string;
  readonly marketingContext: { readonly plid: string };
};

/** A partner with a key of its own, who signs each call as the sample client does. */
export async function partner(appId: string) {
  const made = await ops('partner-key', 'add', appId, '--who', 'Jo');
  const [, key = '', secret = ''] = /key +(\S+)\nsecret +(\S+)/.exec(made) ?? [];
  const signer = { site: addresses.site, key, secret };
  return {
    /** Tells us of a person; gives the link to send them, as an address of this site. */
    async lead(body: Lead): Promise<string> {
      const sent = { method: 'POST', path: '/api/partners/leads', body, idempotencyKey: randomUUID() };
      const { status, answer } = await signedCall({ ...signer, ...sent });
      if (status !== 200) throw new Error(`The lead was refused with ${status}.`);
      const link = new URL((answer as { personalLink: string }).personalLink);
      return `${link.pathname}${link.search}`;
    },
    /** Reads how far the people of a source came, of the leads of today. */
    async report(plid: string): Promise<SourceCounts | undefined> {
      const day = (at: number) => new Date(at).toISOString().slice(0, 10);
      const [from, to] = [day(Date.now() - DAY), day(Date.now() + DAY)];
      const path = `/api/partners/reports/leads?from=${from}&to=${to}`;
      const { status, answer } = await signedCall({ ...signer, method: 'GET', path });
      if (status !== 200) throw new Error(`The report was refused with ${status}.`);
      return (answer as { sources: SourceCounts[] }).sources.find(source => source.plid === plid);
    },
    /** A partner has two running keys at most, also where a story fails. */
    end: () => ops('partner-key', 'end', key, '--who', 'Jo'),
  };
}

const DAY = 24 * 60 * 60 * 1000;
