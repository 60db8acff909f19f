import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { textLimit } from '../platform/limits/sharedLimits.ts';
import { guardedAddressLookup } from './address/guarded.ts';
import { guardedCreditFile } from './credit-file/guarded.ts';
import { guardedMailSender } from './mail/guarded.ts';
import { guardedMessageSender } from './message/guarded.ts';
import { limitedMessageSender } from './message/limited.ts';
import { partnerMetrics } from './partnerMetrics.ts';

/** The outside parties, each behind a breaker of its own and watched. */
export function guardedPartners(deps: Deps, log: FastifyBaseLogger, registry: Registry) {
  const { creditFile, messageSender, addressLookup, mailSender, telemetry } = deps;
  const watch = partnerMetrics(registry, telemetry?.tracing);
  return {
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
