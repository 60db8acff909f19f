import { useEffect, useState } from 'react';
import { classNames } from '../classNames.ts';
import { longWait, skeletonDelay } from '../motion.ts';
import { words } from '../words.ts';
import styles from './Loading.module.css';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

interface LoadingProps {
  /** What is being loaded, such as "Getting your answers". */
  label: string;
  /** Widths of the skeleton's bars in percent, shown once the wait is noticeable. */
  skeleton?: readonly number[] | undefined;
  /** Whether a page waits, not a part of it: what comes after is kept below the window, so that it does not jump. */
  wholePage?: boolean;
}

/** A wait: spinner with words, a skeleton after 400 ms, and after 10 s the message that it is still going on. */
export function Loading({ label, skeleton, wholePage = false }: LoadingProps) {
  const noticeable = useAfter(skeletonDelay);
  const long = useAfter(longWait);
  return (
    <div className={classNames(styles.loading, wholePage && styles.wholePage)}>
      <Spinner showLabel label={long ? words.stillLoading : label} />
      {noticeable && <Skeleton widths={skeleton} />}
    </div>
  );
}

function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
