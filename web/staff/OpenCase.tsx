import { workCase } from '@towpath/contracts/api/staffWork.ts';
import { useRemote } from '../data/remote.ts';
import { AppLink } from '../shell/AppLink.tsx';
import { casePath } from './area.ts';
import styles from './OpenCase.module.css';
import { Key } from './shortcuts/Key.tsx';
import { BarNote } from './shortcuts/ShortcutBar.tsx';
import { shortcut } from './shortcuts/shortcut.ts';
import { staffApi } from './staffApi.ts';
import { words } from './words.ts';
import { InBrief } from './work/InBrief.tsx';

type OpenCaseProps = {
  readonly workId: string;
  /** In which part of the case it is done; left out where in none of its own. */
  readonly part?: string | undefined;
};

/** The way from a piece of work that is taken to the case that it is about, and that in brief; none where it is about nobody. */
export function OpenCase({ workId, part }: OpenCaseProps) {
  const { answer } = useRemote(() => staffApi(workCase, { params: { workId } }));
  if (!answer) return null;
  return (
    <>
      <p className={styles.openCase}>
        <AppLink href={casePath(answer.customerId, part)} {...shortcut('o')} data-keys-say={words.openCase}>
          {words.openCase} <Key>O</Key>
        </AppLink>
        <BarNote keys={['O']} says={words.openCase} />
      </p>
      <InBrief customerId={answer.customerId} />
    </>
  );
}
