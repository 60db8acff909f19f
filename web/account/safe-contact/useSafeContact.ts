import { mySafeContact, type SafeContact, saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { choosePlainTitles } from '../../data/plainTitles.ts';
import { useRemote } from '../../data/remote.ts';
import { chooseWayOut } from '../../data/wayOut.ts';

/** One of the settings. */
export type SafeSetting = keyof SafeContact;

/** The settings as they show: what was changed waits until the person has typed their password. */
export function useSafeContact() {
  const reading = useRemote(() => api(mySafeContact));
  const [changed, setChanged] = useState<Partial<SafeContact>>({});
  const [latest, setLatest] = useState<SafeSetting>();
  const saved = reading.answer;
  const contact = saved && { ...saved, ...changed };

  /** Changes one of the settings. One that is as it was before is not changed any more. */
  function change<Name extends SafeSetting>(name: Name, value: SafeContact[Name]) {
    const { [name]: _, ...others } = changed;
    const isAsBefore = JSON.stringify(saved?.[name]) === JSON.stringify(value);
    setChanged(isAsBefore ? others : { ...others, [name]: value });
    setLatest(name);
  }

  function takeBack() {
    setChanged({});
    setLatest(undefined);
  }

  /** Saves what was changed, with the proof of who it is. The settings of the pages show in this browser at once. */
  async function save(confirmation: string) {
    if (!contact) return;
    await api(saveSafeContact, { body: { ...contact, confirmation } });
    choosePlainTitles(contact.neutralWords);
    chooseWayOut(contact.wayOut);
    await reading.again();
    takeBack();
  }

  /** Below which setting the way to save them shows; undefined where nothing is changed. */
  const savedBelow = Object.keys(changed).length > 0 ? latest : undefined;
  return { contact, reading, savedBelow, change, takeBack, save };
}
