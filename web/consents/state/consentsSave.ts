import { giveConsent, myConsent } from '@towpath/contracts/api/consents.ts';
import {
  CONSENT_CHANNELS,
  CONSENT_TYPES,
  type ConsentChannelTypeId,
} from '@towpath/domain/people/consents.ts';
import { api } from '../../data/client.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { isTruth, listOf, objectOf, oneOf, optional, orNull } from '../../data/outbox/shape.ts';
import {
  completeStep,
  isStepToComplete,
  type OwnSave,
  type StepToComplete,
  sendOwn,
} from '../../journey/state/ownSave.ts';
import { words } from '../words.ts';

/** The answers stored when the person chose, by channel; null where none was. Left out where they could not be read. */
export type StoredConsents = ReadonlyMap<ConsentChannelTypeId, boolean | null>;

/** The choices about news from us as given with Next, and the step that they complete. */
export type GivenConsents = {
  readonly consents: readonly {
    readonly channelId: ConsentChannelTypeId;
    readonly hasConsented: boolean;
    /** What was stored when the person chose. */
    readonly before?: boolean | null | undefined;
  }[];
  readonly completes: StepToComplete;
};

/** They wait like any answer. What is chosen and not given with Next is sent by nothing else: it is a consent. */
const CONSENTS: Kind<GivenConsents> = {
  name: 'marketing consents',
  called: words.unsent,
  fits: objectOf<GivenConsents>({
    consents: listOf(
      objectOf<GivenConsents['consents'][number]>({
        channelId: oneOf(...Object.values(CONSENT_CHANNELS)),
        hasConsented: isTruth,
        before: optional(orNull(isTruth)),
      }),
    ),
    completes: isStepToComplete,
  }),
  keptIn: 'browser',
  onlyNewest: true,
};

/**
 * Saves the choices, and then completes the step. Where one was changed elsewhere while these waited, that later word
 * stands: a yes must not come back over a no.
 */
export const consentsSave: OwnSave<GivenConsents, void> = {
  kind: CONSENTS,
  async call({ consents }) {
    for (const { channelId, hasConsented, before } of consents) {
      const now = await storedConsent(channelId);
      // Where it is not known what was stored then, a stored no is taken for the later word.
      const isOvertaken = before === undefined ? now === false : now !== before;
      if (now === hasConsented || isOvertaken) continue;
      const consentTypeId = CONSENT_TYPES.marketing;
      await api(giveConsent, { body: { consentTypeId, consentChannelTypeId: channelId, hasConsented } });
    }
  },
  saved: (outbox, { completes }) => completeStep(outbox, completes),
};

export const consentsSender = senderOf(CONSENTS, outbox => sendOwn(consentsSave, outbox));

/** The stored answers to these channels; those that cannot be read are left out. */
export async function readConsents(channels: readonly ConsentChannelTypeId[]): Promise<StoredConsents> {
  const read = await Promise.all(
    channels.map(async channel => {
      const stored = await storedConsent(channel).catch(() => undefined);
      return stored === undefined ? [] : [[channel, stored] as const];
    }),
  );
  return new Map(read.flat());
}

async function storedConsent(channel: ConsentChannelTypeId): Promise<boolean | null> {
  const query = { consentTypeId: String(CONSENT_TYPES.marketing), consentChannelTypeId: String(channel) };
  return (await api(myConsent, { query })).hasConsented;
}
