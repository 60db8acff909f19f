import { useEffect, useState } from 'react';
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
}

/** A wait: spinner with words, a skeleton after 400 ms, and after 10 s the message that it is still going on. */
export function Loading({ label, skeleton }: LoadingProps) {
  const noticeable = useAfter(skeletonDelay);
  const long = useAfter(longWait);
  return (
    <div className={styles.loading}>
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
