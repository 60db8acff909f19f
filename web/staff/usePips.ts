import { staffWorkCounts } from '@towpath/contracts/api/staffWork.ts';
import { useEffect, useRef, useState } from 'react';
import { useRemote } from '../data/remote.ts';
import { isSignedOut, staffApiByItself, whenChanged } from './staffApi.ts';
import { useReadAgain } from './useReadAgain.ts';
import { words } from './words.ts';

/** How much waits in a part of the console, and what of it is late where that is told. */
export type PipOf = { readonly waiting: number; readonly late?: number };

type Pips = {
  /** By the name of the part. */
  readonly of: Readonly<Record<string, PipOf | undefined>>;
  /** That more chats wait than when they were counted last, to be read out; '' where that is not so. */
  readonly newChats: string;
};

/** Changes that follow each other so soon are counted once. */
const AFTER_CHANGE_MS = 800;

/**
 * How much waits, read anew while the page is looked at and after each change that is made here.
 *
 * @param onEnded told where the sign-in has ended
 */
export function usePips(onEnded: () => void): Pips {
  const { answer, error, again } = useRemote(() => staffApiByItself(staffWorkCounts));
  useReadAgain(again);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = whenChanged(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void again(), AFTER_CHANGE_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [again]);
  const hasEnded = isSignedOut(error);
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);

  const chats = answer?.chats?.waiting;
  const before = useRef<number>(undefined);
  const [newChats, setNewChats] = useState('');
  useEffect(() => {
    if (chats === undefined) return;
    setNewChats(before.current !== undefined && chats > before.current ? words.chatsWait(chats) : '');
    before.current = chats;
  }, [chats]);
  return { of: { work: answer?.work ?? undefined, chats: answer?.chats ?? undefined }, newChats };
}
