import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting } from '@towpath/design-system/cards/SettingList.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { fileText } from '@towpath/design-system/icons/drawings.generated.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useOperation } from '../data/remote.ts';
import { canShowPdf, newTab, showIn } from './openFile.ts';
import { saveFile } from './saveFile.ts';
import { words as paperWords } from './words.ts';

const words = paperWords.row;

type PaperFile = { readonly answer: Blob; readonly headers: Headers };

type PaperRowProps = {
  readonly name: string;
  /** Of which day it is, and how long. */
  readonly value: string;
  /** What else it is called, where others have the same name. */
  readonly more?: string | undefined;
  /** Makes the call that returns the PDF; undefined for a paper that comes as Word alone. */
  readonly fetchFile: (() => Promise<PaperFile>) | undefined;
  /** The same as Word, for papers that can be changed. */
  readonly fetchWord?: (() => Promise<PaperFile>) | undefined;
  /** Another way to go, after these. */
  readonly children?: ReactNode;
};

/** A paper: opened in a tab of its own where the browser can show it, or saved. */
export function PaperRow({ name, value, more, fetchFile, fetchWord, children }: PaperRowProps) {
  const called = more === undefined ? name : `${name}, ${more}`;
  const [done, setDone] = useState<string>();
  const announce = useAnnounce();
  const making = useOperation(async (tab: Window | null, fetch: () => Promise<PaperFile>) => {
    try {
      const file = await fetch();
      if (tab) showIn(tab, file.answer);
      else saveFile(file);
      return true;
    } catch (failure) {
      tab?.close();
      throw failure;
    }
  });

  async function make(asks: 'open' | 'save' | 'word', fetch: () => Promise<PaperFile>) {
    if (making.isFetching) return;
    setDone(undefined);
    const tab = asks === 'open' ? newTab(words.making) : null;
    const isMade = await making.trigger(tab, fetch);
    if (!isMade) return;
    const says = tab ? words.opened : words.done[asks];
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
          {fetchFile && canShowPdf() && (
            <TextButton onClick={() => void make('open', fetchFile)}>
              {words.open}
              <span className="visually-hidden">{words.which(called)}</span>
            </TextButton>
          )}
          {fetchFile && (
            <TextButton onClick={() => void make('save', fetchFile)}>
              {words.save}
              <span className="visually-hidden"> {called}</span>
            </TextButton>
          )}
          {fetchWord && (
            <TextButton onClick={() => void make('word', fetchWord)}>
              {words.word}
              <span className="visually-hidden"> {called}</span>
            </TextButton>
          )}
          {children}
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
