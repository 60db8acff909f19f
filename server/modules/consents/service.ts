import {
  CONSENT_CHANNELS,
  CONSENT_TYPES,
  type Consent,
  channelsToAsk,
  marketingConsentsComplete,
} from '@towpath/domain/people/consents.ts';
import { NEWS_QUESTIONS, SHARING_QUESTION } from '@towpath/domain/people/consentTexts.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import {
  type Agreed,
  type Agreeing,
  type ReadOut,
  refuseOtherWords,
  type WithAdviser,
} from '../agreement.ts';
import { accountById } from '../customers/accounts.ts';
import { addConsent, latestConsents } from './repository.ts';
import { keepText, keptText } from './texts.ts';
import { words } from './words.ts';

export type ConsentsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** The version of the questionnaire that the person reads, since it holds the words of the questions. */
  readonly textVersion: (customerId: string) => Promise<string>;
  /** The lines above the questions about news, as the person reads them. */
  readonly newsLines: (customerId: string) => Promise<readonly string[]>;
  /** By which channels the person is asked about news, as their questionnaire has it. */
  readonly newsChannels: (customerId: string) => Promise<readonly number[]>;
};

export type Consents = ReturnType<typeof createConsents>;

/** A log of consents given and refused; for each type and channel the latest answer counts. */
export function createConsents({ database, clock, textVersion, newsLines, newsChannels }: ConsentsDeps) {
  /**
   * Adds an answer, with its time and the wording it was given to. Throws VALIDATION_FAILED for an unknown
   * id.
   */
  async function give(who: Agreeing, consent: Consent): Promise<void> {
    await keep(who, consent, await linesOf(who.customerId, consent));
  }

  /** The same of what a person says to one of us on the phone. Throws CHANGED_MEANWHILE for a yes to other words. */
  async function takeByPhone(
    customerId: string,
    consent: Consent,
    heard: readonly string[],
    withAdviser: WithAdviser,
  ): Promise<void> {
    const lines = await linesOf(customerId, consent);
    if (consent.hasConsented) refuseOtherWords(heard, lines);
    await keep({ customerId }, consent, lines, withAdviser);
  }

  async function keep(
    who: Agreeing,
    consent: Consent,
    lines: readonly string[],
    withAdviser?: WithAdviser,
  ): Promise<void> {
    refuseUnknown(consent);
    const { customerId } = who;
    const isByPhone = withAdviser !== undefined;
    const version = await textVersion(customerId);
    const at = clock.now();
    await database.transaction().execute(async trx => {
      const textHash = await keepText(trx, lines, at);
      await addConsent(trx, { ...consent, customerId, textVersion: version, textHash, at, isByPhone });
      await note(trx, {
        ...who,
        kind: consent.hasConsented ? 'consent given' : 'consent withdrawn',
        at,
        facts: {
          consent: consent.consentTypeId === CONSENT_TYPES.marketing ? 'news' : 'sharing the budget',
          channel:
            consent.consentChannelTypeId === CONSENT_CHANNELS.text ? 'text message' : 'email or WhatsApp',
          words: version,
          ...(isByPhone ? { by: 'adviser' } : {}),
        },
      });
      await withAdviser?.(trx, at);
    });
  }

  /** How a question stands for who reads it to the person on the phone; null where they are not asked it. */
  async function readOut(customerId: string, asked: Omit<Consent, 'hasConsented'>): Promise<ReadOut | null> {
    const said = (await latestOf(customerId, asked)) ?? null;
    if (!said && !(await isAsked(customerId, asked))) return null;
    return { lines: await linesOf(customerId, asked), said, isOutdated: false };
  }

  /** Of news by the channels of the person’s questionnaire: who has no email with us is not asked about it. */
  async function isAsked(
    customerId: string,
    { consentTypeId, consentChannelTypeId }: Omit<Consent, 'hasConsented'>,
  ): Promise<boolean> {
    if (consentTypeId !== CONSENT_TYPES.marketing) return true;
    const hasEmail = (await accountById(database, customerId)) !== null;
    return channelsToAsk(await newsChannels(customerId), hasEmail).some(id => id === consentChannelTypeId);
  }

  /** What the person is shown when they are asked. */
  async function linesOf(
    customerId: string,
    { consentTypeId, consentChannelTypeId }: Omit<Consent, 'hasConsented'>,
  ): Promise<readonly string[]> {
    if (consentTypeId !== CONSENT_TYPES.marketing) return [SHARING_QUESTION.question, SHARING_QUESTION.hint];
    const isText = consentChannelTypeId === CONSENT_CHANNELS.text;
    return [...(await newsLines(customerId)), isText ? NEWS_QUESTIONS.text : NEWS_QUESTIONS.emailOrWhatsApp];
  }

  /** The latest answer with its time and the text it was given to; null when the question was never answered. */
  async function latestWithText(
    customerId: string,
    asked: Omit<Consent, 'hasConsented'>,
  ): Promise<Agreed | null> {
    const said = await latestOf(customerId, asked);
    if (!said) return null;
    const { hasConsented, at, textVersion: version, textHash, isByPhone } = said;
    return { hasConsented, at, version, lines: await keptText(database, textHash), isByPhone };
  }

  /** The latest answer; null when the question was never answered. */
  async function latest(customerId: string, asked: Omit<Consent, 'hasConsented'>): Promise<boolean | null> {
    refuseUnknown(asked);
    return (await latestOf(customerId, asked))?.hasConsented ?? null;
  }

  async function latestOf(customerId: string, asked: Omit<Consent, 'hasConsented'>) {
    const answers = await latestConsents(database, customerId, asked.consentTypeId);
    return answers.find(answer => answer.consentChannelTypeId === asked.consentChannelTypeId);
  }

  /** Whether every channel that a Marketing Consents step asks about has its yes or no (CO-005). */
  async function marketingComplete(customerId: string, channelTypeIds: readonly number[]): Promise<boolean> {
    const latest = await latestConsents(database, customerId, CONSENT_TYPES.marketing);
    const hasEmail = (await accountById(database, customerId)) !== null;
    return marketingConsentsComplete(channelsToAsk(channelTypeIds, hasEmail), latest);
  }

  /**
   * What a budget's summary still needs about sharing it, as text to show; null once the person has answered
   * (IE-019).
   */
  async function sharingLacks(customerId: string): Promise<string | null> {
    return (await sharing(customerId)) === null ? words.sharingLacks : null;
  }

  /** The person's latest choice about sharing their budget, and when; null until they have chosen. */
  async function sharing(customerId: string): Promise<{ hasConsented: boolean; at: Date } | null> {
    return (await latestOf(customerId, SHARING)) ?? null;
  }

  return { give, takeByPhone, readOut, latest, latestWithText, marketingComplete, sharingLacks };
}

const SHARING = {
  consentTypeId: CONSENT_TYPES.moneyAdviceBody,
  consentChannelTypeId: CONSENT_CHANNELS.emailOrWhatsApp,
};

const TYPES: readonly number[] = Object.values(CONSENT_TYPES);
const CHANNELS: readonly number[] = Object.values(CONSENT_CHANNELS);

function refuseUnknown({ consentTypeId, consentChannelTypeId }: Omit<Consent, 'hasConsented'>): void {
  if (!TYPES.includes(consentTypeId)) {
    throw fieldError('consentTypeId', words.unknown(TYPES.join(', ')));
  }
  if (!CHANNELS.includes(consentChannelTypeId)) {
    throw fieldError('consentChannelTypeId', words.unknown(CHANNELS.join(', ')));
  }
}
