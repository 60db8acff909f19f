import { mySafeContact, type SafeContact } from '@towpath/contracts/api/safeContact.ts';
import { useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { choosePlainTitles } from '../../data/plainTitles.ts';
import { useRemote } from '../../data/remote.ts';
import { chooseWayOut } from '../../data/wayOut.ts';
import { saveChanged } from './saveChanged.ts';

/** One of the settings. */
export type SafeSetting = keyof SafeContact;

/** The settings as they show: what was changed waits until the person has typed their password. */
export function useSafeContact() {
  const reading = useRemote(() => api(mySafeContact));
  const [changed, setChanged] = useState<Partial<SafeContact>>({});
  const [latest, setLatest] = useState<SafeSetting>();
  const isSaving = useRef(false);
  const saved = reading.answer;
  const contact = saved && { ...saved, ...changed };

  /** Changes one of the settings. One that is as it was before is not changed any more. */
  function change<Name extends SafeSetting>(name: Name, value: SafeContact[Name]) {
    const { [name]: _, ...others } = changed;
    // While another value is on its way, the one from before it is a change too.
    const isAsBefore = !isSaving.current && isSame(saved?.[name], value);
    setChanged(isAsBefore ? others : { ...others, [name]: value });
    setLatest(name);
  }

  function takeBack() {
    setChanged({});
    setLatest(undefined);
  }

  /**
   * Saves what was changed, with the proof of who it is. The settings of the pages show in this browser at once. What is
   * changed while it is on its way still waits.
   */
  async function save(confirmation: string) {
    isSaving.current = true;
    try {
      await saveChanged(changed, confirmation);
      const now = (await reading.again()) ?? contact;
      if (!now) return;
      choosePlainTitles(now.neutralWords);
      chooseWayOut(now.wayOut);
      const isSaved = (name: SafeSetting, value: unknown) =>
        value === changed[name] || isSame(value, now[name]);
      setChanged(later =>
        Object.fromEntries(
          // What was changed are settings.
          Object.entries(later).filter(([name, value]) => !isSaved(name as SafeSetting, value)),
        ),
      );
    } finally {
      isSaving.current = false;
    }
  }

  /** Below which setting the way to save them shows; undefined where nothing is changed. */
  const savedBelow = Object.keys(changed).length > 0 ? latest : undefined;
  return { contact, reading, savedBelow, change, takeBack, save };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
