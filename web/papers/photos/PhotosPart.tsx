import { type PaperPhoto, paperPhotos } from '@towpath/contracts/api/paperPhotos.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { camera } from '@towpath/design-system/icons/drawings.generated.ts';
import { MOST_PHOTOS } from '@towpath/domain/people/paperPhoto.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { useRemote } from '../../data/remote.ts';
import { useLocation } from '../../shell/router/router.tsx';
import { AddPhoto } from './AddPhoto.tsx';
import { ADD_PHOTO } from './addPhotoAddress.ts';
import { PhotoRow } from './PhotoRow.tsx';
import styles from './Photos.module.css';
import type { PapersOf } from './papersOf.ts';
import { words } from './words.ts';

/**
 * The papers that a person has sent, the newest first, and the form that adds one.
 *
 * @param of which of them alone; all, where nothing is said
 */
export function PhotosPart({ of }: { readonly of?: PapersOf }) {
  const { answer, error, again } = useRemote(() => api(paperPhotos, {}));
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === ADD_PHOTO);
  const [goTo, setGoTo] = useState<'first' | 'heading' | 'add'>();
  const part = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const all = answer?.photos ?? [];
  const photos = of ? all.filter(photo => of.isOne(photo.words)) : all;

  useEffect(() => {
    if (goTo === undefined) return;
    const places = { first: 'li button', heading: 'h2', add: '[data-adds]' };
    part.current?.querySelector<HTMLElement>(places[goTo])?.focus();
    setGoTo(undefined);
  }, [goTo]);

  /** Reads the list again, and goes to what it is about then. */
  async function changed(says: string, place: 'first' | 'heading') {
    announce(says);
    await again();
    setGoTo(place);
  }

  function added({ words: name }: PaperPhoto) {
    setIsOpen(false);
    void changed(words.added(name), 'first');
  }

  return (
    <section ref={part} className={styles.part} aria-labelledby="papers-sent">
      <h2 id="papers-sent" tabIndex={-1}>
        {of?.heading ?? words.heading}
      </h2>
      <p className="muted">
        {error && !answer ? words.unread : (of?.about(answer ? photos.length : null) ?? words.about)}
      </p>
      {isOpen && (
        <AddPhoto
          of={of}
          onAdded={added}
          onCancel={() => {
            setIsOpen(false);
            setGoTo('add');
          }}
        />
      )}
      {photos.length > 0 && (
        <SettingList>
          {photos.map(photo => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              onRemoved={() => void changed(words.removed(photo.words), 'heading')}
            />
          ))}
        </SettingList>
      )}
      {!isOpen &&
        (all.length >= MOST_PHOTOS ? (
          <p>{words.full(MOST_PHOTOS)}</p>
        ) : (
          <Button data-adds variant="secondary" iconStart={camera} onClick={() => setIsOpen(true)}>
            <span>{photos.length === 0 ? (of?.add ?? words.add) : (of?.addMore ?? words.addPaper)}</span>
          </Button>
        ))}
    </section>
  );
}
