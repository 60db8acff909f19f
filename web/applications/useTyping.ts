import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { useEffect, useState } from 'react';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { isSamePlace, placeName } from './formOf.ts';
import { begunPlaces, forgetGone, isBegun, leftTyping, type NamedPlace, openPlaces } from './typing.ts';
import { useTypingPlaces } from './typingPlaces.ts';

/** Of the places of one section: which has its inputs open, at first the one in which something was typed before. */
export function useOpenPlace(application: Application, places: readonly Place[]) {
  const kept = useTypingPlaces();
  const [first] = useState(() => places.find(at => isBegun(kept, application, at)) ?? null);
  const [open, setOpen] = useState<Place | null>(first);
  // Once the person has opened one, they are where they work.
  const [isBack, setIsBack] = useState(true);
  return {
    open,
    isBack: isBack && isSamePlace(first ?? { field: '', entry: null, part: null }, open),
    setOpen: (at: Place | null) => {
      setIsBack(false);
      setOpen(at);
    },
    /** Something is typed there, and its inputs are closed. */
    isBegun: (at: Place) => !isSamePlace(at, open) && isBegun(kept, application, at),
  };
}

/**
 * What was typed and has no inputs of its own on the page: since before a reload, or since another window gave the answer.
 * What has no place any more is given up.
 */
export function useLeftTyping(application: Application | null) {
  const kept = useTypingPlaces();
  const [seen, setSeen] = useState<Application | null>(null);
  const [left, setLeft] = useState<readonly NamedPlace[]>([]);
  const [isBack, setIsBack] = useState(true);
  if (application !== seen) {
    setSeen(application);
    if (application && seen?.planId !== application.planId) setLeft(leftTyping(kept, application));
    else if (application && seen) {
      const were = new Set(openPlaces(seen).map(({ at }) => placeName(at)));
      const now = leftTyping(kept, application);
      const names = new Set(now.map(({ at }) => placeName(at)));
      const stay = left.filter(({ at }) => names.has(placeName(at)));
      const more = now.filter(
        ({ at }) => were.has(placeName(at)) && stay.every(one => !isSamePlace(one.at, at)),
      );
      if (more.length > 0) setIsBack(false);
      setLeft([...now.filter(({ at }) => stay.some(one => isSamePlace(one.at, at))), ...more]);
    }
  }
  return {
    left,
    isBack,
    /** It is saved or given up. */
    settle: (at: Place) => setLeft(left.filter(one => !isSamePlace(one.at, at))),
    /** All that is begun and not saved, as it is now. */
    begun: () => (application ? begunPlaces(kept, application) : []),
  };
}

/** Gives up what was typed where there is no place for it any more, once the form is read. */
export function useForgetGone(isRead: boolean, application: Application | null): void {
  const outbox = useOutbox();
  useEffect(() => {
    if (isRead) forgetGone(outbox, application);
  }, [outbox, isRead, application]);
}
