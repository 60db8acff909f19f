import { myPapers } from '@towpath/contracts/api/papers.ts';
import { api } from '../data/client.ts';
import { useRemote } from '../data/remote.ts';
import { untilIdle } from '../shell/whenIdle.ts';
import { KeepAdvice } from './KeepAdvice.tsx';
import styles from './papers.module.css';
import { words } from './words.ts';

/** Below an advice: a way to keep exactly that advice, in little room. */
export function AdviceToKeep({ recordId }: { recordId: string }) {
  const { answer } = useRemote(async () => {
    // Which papers there are stands far below: the advice itself comes first.
    await untilIdle();
    return api(myPapers, { query: { recordId } });
  });
  return (
    <section className={`${styles.below} no-print`} aria-labelledby="keep-advice">
      <h2 id="keep-advice">{words.keep}</h2>
      <KeepAdvice recordId={recordId} papers={answer} />
    </section>
  );
}
