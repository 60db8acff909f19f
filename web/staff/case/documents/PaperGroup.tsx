import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { casePapers } from '@towpath/contracts/api/staffCases.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { paperOf } from './paperOf.ts';
import { words } from './words.ts';

type Group = AnswerOf<typeof casePapers>['groups'][number];

type PaperGroupProps = { readonly customerId: string; readonly group: Group };

/** The papers of a kind, and older ones when they are asked for: the focus goes to the first of them. */
export function PaperGroup({ customerId, group: first }: PaperGroupProps) {
  const { kind } = first;
  const [{ papers, hasOlder }, setShown] = useState(first);
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const announce = useAnnounce();
  const getting = useOperation(async () => {
    const after = papers.at(-1)?.paper.key ?? '';
    const { groups } = await staffApi(casePapers, { params: { customerId }, query: { kind, after } });
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
    const item = list.current?.querySelectorAll('li')[focused];
    (item?.querySelector('a') ?? item)?.focus();
  }, [focused]);

  const caseAddress = `/staff/api/cases/${customerId}`;
  return (
    <section aria-labelledby={`papers-${kind}`}>
      <h3 id={`papers-${kind}`}>{words.kinds[kind]}</h3>
      <ul className={styles.plain} ref={list}>
        {papers.map(({ paper, isWithheld, readAt }) => {
          const { name, more, href } = paperOf(paper, caseAddress);
          const closed = readAt === null ? words.closed : words.readAt[readAt];
          return (
            <li key={paper.key} tabIndex={isWithheld ? -1 : undefined}>
              {/* The cookie of staff goes along with the link by itself. */}
              {isWithheld ? (
                name
              ) : (
                <a href={href} download>
                  {name}
                </a>
              )}
              {(isWithheld || more !== null) && (
                <span className={styles.small}>{isWithheld ? closed : more}</span>
              )}
            </li>
          );
        })}
      </ul>
      {getting.error && <Notification tone="red">{wordsOfFailure(getting.error)}</Notification>}
      {hasOlder && (
        <p>
          <Button
            size="small"
            variant="secondary"
            loading={getting.isFetching}
            loadingLabel={words.gettingOlder}
            onClick={() => void older()}
          >
            {words.older}
            <span className="visually-hidden">{words.olderOf(words.kinds[kind])}</span>
          </Button>
        </p>
      )}
    </section>
  );
}
