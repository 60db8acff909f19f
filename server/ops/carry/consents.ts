import type { Agreement } from '../../modules/agreement.ts';
import { consentAgreements } from '../../modules/consents/agreements.ts';
import { createConsents } from '../../modules/consents/service.ts';
import { endTurn } from '../../modules/credit-search/turns.ts';
import { creditSearchAgreement } from '../../modules/credit-search/withdrawal.ts';
import { healthAgreements } from '../../modules/health/agreements.ts';
import { createHealth } from '../../modules/health/service.ts';
import { publishedPlans } from '../../modules/journeys/open.ts';
import { createTextsRead } from '../../modules/journeys/textsRead.ts';
import { createTelling } from '../../modules/letters/telling.ts';
import type { SecurityEvents } from '../../platform/audit/securityEvents.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { CarriedOver, Restored } from './carriedOver.ts';

/**
 * A yes that was taken back: a no is said again, at its time, and removes what the yes brought. A yes that was given
 * since is not carried over: people are asked again.
 */
export const consents: CarriedOver = {
  kinds: ['consent withdrawn'],
  async apply(to, change) {
    if (change.kind !== 'consent withdrawn') return;
    const { customerId } = change;
    if (change.facts.consent === 'health in letters') {
      await telling(to, change.at).takeBackHealth({ customerId });
      return;
    }
    const id = agreementOf(change.facts);
    const agreement = agreementsIn(to, change.at).find(each => each.id === id);
    // Who has not said yes in the back-up, has said no, or was never asked.
    if (!(await agreement?.latest(customerId))?.hasConsented) return;
    // A search that was under way when the back-up was made has died with it.
    await endTurn(to.database, customerId);
    await agreement?.say({ customerId }, false);
  },
};

/** What was said for letters, of which a no removes what was written with a yes. */
function telling({ database, config, content }: Restored, at: Date) {
  const seal = createSeal(config.healthDataKey);
  return createTelling({ database, seal, clock: { now: () => at }, definitions: content.letters });
}

function agreementOf({ consent, channel }: SecurityEvents['consent withdrawn']): Agreement['id'] | undefined {
  if (consent === 'health in letters') return undefined;
  if (consent !== 'news') return consent;
  return channel === 'text message' ? 'news by text message' : 'news by email or WhatsApp';
}

function agreementsIn({ database, config, content }: Restored, at: Date): readonly Agreement[] {
  const clock = { now: () => at };
  const {
    versionRead: textVersion,
    newsLines,
    newsChannels,
  } = createTextsRead({ database, plans: publishedPlans(database) });
  const { health } = content;
  return [
    creditSearchAgreement({ database, clock }),
    ...consentAgreements(createConsents({ database, clock, textVersion, newsLines, newsChannels })),
    ...healthAgreements(createHealth({ database, clock, health, seal: createSeal(config.healthDataKey) })),
  ];
}
