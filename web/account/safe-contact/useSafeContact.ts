import { mySafeContact, type SafeContact, saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import { useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { choosePlainTitles } from '../../data/plainTitles.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { chooseWayOut } from '../../data/wayOut.ts';

/** The settings as they show: what was chosen shows at once, and is saved behind it, one call after the other. */
export function useSafeContact() {
  const reading = useRemote(() => api(mySafeContact));
  const [chosen, setChosen] = useState<SafeContact>();
  const wanted = useRef<SafeContact>(undefined);
  const isSaving = useRef(false);
  const contact = chosen ?? reading.answer;
  const saving = useOperation(async () => {
    for (let next = wanted.current; next; next = wanted.current) {
      wanted.current = undefined;
      await api(saveSafeContact, { body: next });
    }
    return true;
  });

  async function save() {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await saving.trigger();
    } finally {
      isSaving.current = false;
    }
  }

  /** Changes some of the settings. Those of the pages show in this browser at once. */
  function change(changes: Partial<SafeContact>) {
    if (!contact) return;
    const next = { ...contact, ...changes };
    setChosen(next);
    wanted.current = next;
    if (changes.neutralWords !== undefined) choosePlainTitles(changes.neutralWords);
    if (changes.wayOut !== undefined) chooseWayOut(changes.wayOut);
    void save();
  }

  function tryAgain() {
    wanted.current ??= contact;
    void save();
  }

  return { contact, reading, saving, change, tryAgain };
}
