import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting } from '@towpath/design-system/cards/SettingList.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { fileText } from '@towpath/design-system/icons/drawings.generated.ts';
import { useState } from 'react';
import { useOperation } from '../../data/remote.ts';
import { canShowPdf, newTab, showIn } from '../../papers/openFile.ts';
import { saveFile } from '../../papers/saveFile.ts';
import { words as accountWords } from '../words.ts';

const words = accountWords.papers;

type PaperRowProps = {
  readonly name: string;
  /** Of which day it is, and how long. */
  readonly value: string;
  /** Makes the call that returns the file. */
  readonly fetchFile: () => Promise<{ readonly answer: Blob; readonly headers: Headers }>;
};

/** A paper: opened in a tab of its own where the browser can show it, or saved. */
export function PaperRow({ name, value, fetchFile }: PaperRowProps) {
  const [done, setDone] = useState<string>();
  const announce = useAnnounce();
  const making = useOperation(async (tab: Window | null) => {
    try {
      const file = await fetchFile();
      if (tab) showIn(tab, file.answer);
      else saveFile(file);
      return true;
    } catch (failure) {
      tab?.close();
      throw failure;
    }
  });

  async function make(asks: 'open' | 'save') {
    if (making.isFetching) return;
    setDone(undefined);
    const tab = asks === 'open' ? newTab(words.making) : null;
    const isMade = await making.trigger(tab);
    if (!isMade) return;
    const says = tab ? words.opened : asks === 'open' ? words.savedInstead : words.saved;
    setDone(says);
    announce(says);
  }

  const failure = making.error && !making.isFetching && (
    <Notification tone="red">{making.error.message}</Notification>
  );
  return (
    <Setting
      icon={fileText}
      name={name}
      value={value}
      action={
        <>
          {canShowPdf() && (
            <TextButton onClick={() => void make('open')}>
              {words.open}
              <span className="visually-hidden">{words.which(name)}</span>
            </TextButton>
          )}
          <TextButton onClick={() => void make('save')}>
            {words.save}
            <span className="visually-hidden"> {name}</span>
          </TextButton>
        </>
      }
    >
      {making.isFetching || done ? (
        <p className="small">{making.isFetching ? words.making : done}</p>
      ) : (
        failure
      )}
    </Setting>
  );
}
