import { type BreakerLimits, breaker } from '../breaker.ts';
import { PartnerUnavailable } from '../unavailable.ts';
import type { MessageSender } from './port.ts';

/** Lets a message service that is away rest for a while, so that nobody waits for it in vain. */
export function guardedMessageSender(sender: MessageSender, limits?: BreakerLimits): MessageSender {
  const guard = breaker(
    fault => fault instanceof PartnerUnavailable,
    () => new PartnerUnavailable('resting'),
    limits,
  );
  return { send: message => guard(() => sender.send(message)) };
}
