import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Deps } from './deps.ts';
import { guardedAddressLookup } from './partners/address/guarded.ts';
import { guardedAuthority } from './partners/authority/guarded.ts';
import { guardedCreditFile } from './partners/credit-file/guarded.ts';
import { guardedMailSender } from './partners/mail/guarded.ts';
import { guardedMessageSender } from './partners/message/guarded.ts';
import { limitedMessageSender } from './partners/message/limited.ts';
import { partnerMetrics } from './partners/partnerMetrics.ts';
import { textLimit } from './platform/limits/sharedLimits.ts';

/** The outside parties, each behind a breaker of its own and watched. */
export function guardedPartners(deps: Deps, log: FastifyBaseLogger, registry: Registry) {
  const { authority, creditFile, messageSender, addressLookup, mailSender, telemetry } = deps;
  const watch = partnerMetrics(registry, telemetry?.tracing);
  return {
    authority: authority && guardedAuthority(authority, log, { watch: watch('authority') }),
    creditFile: creditFile && guardedCreditFile(creditFile, log, { watch: watch('credit-file') }),
    messageSender:
      messageSender &&
      limitedMessageSender(
        guardedMessageSender(messageSender, { watch: watch('messages') }),
        textLimit(deps),
      ),
    addressLookup: addressLookup && guardedAddressLookup(addressLookup, { watch: watch('addresses') }),
    mailSender: guardedMailSender(mailSender, { watch: watch('mail') }),
  };
}
