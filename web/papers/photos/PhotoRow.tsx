import { type PaperPhoto, paperPhotoFile, removePaperPhoto } from '@towpath/contracts/api/paperPhotos.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting } from '@towpath/design-system/cards/SettingList.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { camera, fileText } from '@towpath/design-system/icons/drawings.generated.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useEffect, useRef, useState } from 'react';
import { api, exchange } from '../../data/client.ts';
import { hasCode, wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { canShowPdf, newTab, showIn } from '../openFile.ts';
import { saveFile } from '../saveFile.ts';
import styles from './Photos.module.css';
import { words as allWords } from './words.ts';

const words = allWords.row;

const TYPES = { jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;

type PhotoRowProps = { readonly photo: PaperPhoto; readonly onRemoved: () => void };

/** A paper that was sent: opened in a tab of its own, saved, or removed for good once that is said to be meant. */
export function PhotoRow({ photo, onRemoved }: PhotoRowProps) {
  const { id, words: name, about, kind, addedOn } = photo;
  const params = { photoId: id };
  const [isAsking, setIsAsking] = useState<boolean>();
  const [done, setDone] = useState<string>();
  const announce = useAnnounce();
  const row = useRef<HTMLDivElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const getting = useOperation(async (tab: Window | null) => {
    try {
      const file = await exchange(paperPhotoFile, { params });
      // The server says of it only that it is a file; its first bytes have been looked at there.
      if (tab) showIn(tab, new Blob([file.answer], { type: TYPES[kind] }));
      else saveFile(file);
      return true;
    } catch (failure) {
      tab?.close();
      throw failure;
    }
  });
  const removing = useOperation(async () => {
    try {
      await api(removePaperPhoto, { params });
    } catch (failure) {
      // It is gone already: by another press, or in another tab.
      if (!hasCode(failure, 'NOT_FOUND')) throw failure;
    }
    return true;
  });

  useEffect(() => {
    if (isAsking) row.current?.querySelector('button')?.focus();
    else if (isAsking === false) remove.current?.focus();
  }, [isAsking]);

  async function get(opens: boolean) {
    if (getting.isFetching) return;
    setDone(undefined);
    const tab = opens ? newTab(words.getting) : null;
    if (!(await getting.trigger(tab))) return;
    const says = tab ? words.opened : words.saved;
    setDone(says);
    announce(says);
  }

  const failure = getting.error ?? removing.error;
  const isGetting = getting.isFetching;
  const says = [
    words.says(words.kinds[kind], sayDay(addedOn)),
    ...(about ? [words.aboutDebt(about.name)] : []),
  ];
  return (
    <Setting
      icon={kind === 'pdf' ? fileText : camera}
      name={name}
      value={says.join('. ')}
      action={
        <>
          {(kind !== 'pdf' || canShowPdf()) && (
            <TextButton onClick={() => void get(true)}>
              {words.open}
              <span className="visually-hidden">{words.inNewTab(name)}</span>
            </TextButton>
          )}
          <TextButton onClick={() => void get(false)}>
            {words.save}
            <span className="visually-hidden"> {name}</span>
          </TextButton>
          <TextButton
            ref={remove}
            aria-expanded={isAsking === true}
            onClick={() => {
              setDone(undefined);
              setIsAsking(true);
            }}
          >
            {words.remove}
            <span className="visually-hidden"> {name}</span>
          </TextButton>
        </>
      }
    >
      {(isAsking || isGetting || done !== undefined || failure) && (
        <div ref={row} className={styles.below}>
          {isAsking && (
            <>
              <p>{words.sure}</p>
              <div className={styles.actions}>
                <Button
                  variant="secondary"
                  loading={removing.isFetching}
                  loadingLabel={words.removing}
                  onClick={() => void removing.trigger().then(isGone => isGone && onRemoved())}
                >
                  {words.removeNow}
                </Button>
                <TextButton onClick={() => setIsAsking(false)}>{words.keep}</TextButton>
              </div>
            </>
          )}
          {isGetting && <p className="small">{words.getting}</p>}
          {!isGetting && done !== undefined && !failure && <p className="small">{done}</p>}
          {failure && !isGetting && <Notification tone="red">{wordsOfFailure(failure)}</Notification>}
        </div>
      )}
    </Setting>
  );
}
