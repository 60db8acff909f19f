import { giveConsent, myConsent } from '@towpath/contracts/api/consents.ts';
import { CONSENT_CHANNELS, CONSENT_TYPES } from '@towpath/domain/people/consents.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { isFailure } from '../../data/failure.ts';

/** The values in which the answer about sharing is kept (IE-020, IE-021). */
export const ASKED = {
  consentTypeId: CONSENT_TYPES.moneyAdviceBody,
  consentChannelTypeId: CONSENT_CHANNELS.emailOrWhatsApp,
} as const;

/**
 * The yes or no to sharing the budget with a public money-advice body (IE-020, IE-021): the earlier answer,
 * and the new one, saved as soon as it is chosen. An answer that did not get through is saved before the
 * person goes on.
 *
 * @param kept what was chosen and not saved before a reload
 * @param keep keeps what is chosen
 * @param forget removes it: the server has it
 */
export function useSharing(
  kept: boolean | undefined,
  keep: (hasConsented: boolean) => void,
  forget: () => void,
) {
  const [choice, setChoice] = useState(kept);
  const [trouble, setTrouble] = useState<string>();
  const [saving, setSaving] = useState(false);
  const saved = useRef<boolean>(undefined);
  const latest = useRef<boolean>(undefined);
  const before = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let shown = true;
    const query = {
      consentTypeId: String(ASKED.consentTypeId),
      consentChannelTypeId: String(ASKED.consentChannelTypeId),
    };
    void api(myConsent, { query })
      .then(({ hasConsented }) => {
        if (!shown || hasConsented === null) return;
        saved.current ??= hasConsented;
        setChoice(now => now ?? hasConsented);
      })
      // An unknown answer is treated as never given: the question is asked.
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, []);

  /** Sends it after the earlier saves, so that the last answer counts, however slow an earlier save is. */
  function send(hasConsented: boolean): Promise<boolean> {
    latest.current = hasConsented;
    const sent = before.current.then(() => sendNow(hasConsented));
    before.current = sent.catch(() => undefined);
    return sent;
  }

  async function sendNow(hasConsented: boolean): Promise<boolean> {
    setTrouble(undefined);
    setSaving(true);
    try {
      await api(giveConsent, { body: { ...ASKED, hasConsented } });
      saved.current = hasConsented;
      // A newer choice has still to be sent.
      if (latest.current === hasConsented) forget();
      return true;
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      setTrouble(failure.message);
      return false;
    } finally {
      setSaving(false);
    }
  }

  /** Whether the server has it, once every save so far has succeeded or failed. */
  async function isSaved(hasConsented: boolean): Promise<boolean> {
    await before.current;
    return saved.current === hasConsented;
  }

  return {
    choice,
    trouble,
    saving,
    choose(hasConsented: boolean) {
      setChoice(hasConsented);
      keep(hasConsented);
      void send(hasConsented);
    },
    /** True once the server has the answer. */
    settled: async (): Promise<boolean> =>
      choice !== undefined && ((await isSaved(choice)) || (await send(choice))),
  };
}
