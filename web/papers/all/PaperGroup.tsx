import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { paperVersions } from '@towpath/contracts/api/papers.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { words as paperWords } from '../words.ts';
import { OnePaper } from './OnePaper.tsx';
import styles from './PapersPage.module.css';

const words = paperWords.all;

type Group = AnswerOf<typeof paperVersions>['groups'][number];

/** The papers of a kind, and older ones when they are asked for: focus goes to the first of them. */
export function PaperGroup({ group: first }: { readonly group: Group }) {
  const { kind } = first;
  const [{ papers, hasOlder }, setShown] = useState(first);
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  const getting = useOperation(async () => {
    const after = papers.at(-1)?.key ?? '';
    const { groups } = await api(paperVersions, { query: { kind, after } });
    return groups[0] ?? { kind, papers: [], hasOlder: false };
  });

  async function older() {
    const more = await getting.trigger();
    if (!more) return;
    setShown({ kind, papers: [...papers, ...more.papers], hasOlder: more.hasOlder });
    setFocused(more.papers.length > 0 ? papers.length : papers.length - 1);
    announce(words.added(more.papers.length));
  }
  useEffect(() => {
    if (focused === undefined) return;
    list.current?.querySelectorAll('li')[focused]?.querySelector<HTMLElement>('button, a')?.focus();
  }, [focused]);

  const heading = words.kinds[kind];
  return (
    <section className={styles.group} aria-labelledby={`papers-${kind}`}>
      <h2 id={`papers-${kind}`}>{heading}</h2>
      <p className="muted">{words.about[kind]}</p>
      <div ref={list}>
        <SettingList>
          {papers.map(paper => (
            <OnePaper key={paper.key} paper={paper} />
          ))}
        </SettingList>
      </div>
      {getting.error && <Notification tone="red">{wordsOfFailure(getting.error)}</Notification>}
      {hasOlder && (
        <div className={styles.older}>
          <Button
            variant="secondary"
            loading={getting.isFetching}
            loadingLabel={words.gettingOlder}
            onClick={() => void older()}
          >
            {words.older}
            <span className="visually-hidden">{words.olderOf(heading)}</span>
          </Button>
        </div>
      )}
    </section>
  );
}
