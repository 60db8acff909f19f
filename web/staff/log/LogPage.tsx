import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { staffLog } from '@towpath/contracts/api/staffLog.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { useEffect, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import type { AreaProps } from '../area.ts';
import { momentText } from '../dueText.ts';
import { isSignedOut, staffApi } from '../staffApi.ts';
import { useFocusAtFirst } from '../useFocusAtFirst.ts';
import { words as shared } from '../words.ts';
import styles from './Log.module.css';
import { words } from './words.ts';

type Page = AnswerOf<typeof staffLog>;
type Entry = Page['entries'][number];
type Asked = { readonly member: string; readonly kind: string; readonly day: string };

const EVERYTHING: Asked = { member: '', kind: '', day: '' };

/** What staff did and whom they looked at, the latest first, as far back as is asked for. */
export function LogPage({ takesFocus, onEnded }: AreaProps) {
  const heading = useFocusAtFirst(takesFocus);
  const [asked, setAsked] = useState(EVERYTHING);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const reading = useOperation(async (of: Asked, before?: string): Promise<Page> => {
    const page = await staffApi(staffLog, { query: { ...of, ...(before ? { before } : {}) } });
    setEntries(shown => (before ? [...shown, ...page.entries] : page.entries));
    return page;
  });
  const { trigger, answer: page, error } = reading;
  const hasEnded = isSignedOut(error);
  useEffect(() => {
    void trigger(asked);
  }, [trigger, asked]);
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  const filter = (name: keyof Asked) => ({
    name: `log-${name}`,
    label: words[name],
    value: asked[name],
    onChange: (value: string) => setAsked({ ...asked, [name]: value }),
  });
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p className="lead">{words.lead}</p>
      <fieldset className={styles.filters}>
        <legend>{words.filters}</legend>
        <Select
          {...filter('member')}
          placeholder={words.anybody}
          options={(page?.members ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          {...filter('kind')}
          placeholder={words.anything}
          options={(page?.kinds ?? []).map(kind => ({ value: kind, label: capital(kind) }))}
        />
        <TextField {...filter('day')} type="date" />
        <Button variant="secondary" onClick={() => setAsked(EVERYTHING)}>
          {words.clear}
        </Button>
      </fieldset>
      {error && !hasEnded && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
      {!page && !error && <Loading label={shared.loading} skeleton={[100, 100]} />}
      {page && entries.length === 0 && (
        <EmptyState headingLevel={2} heading={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <ol className={styles.entries} aria-label={words.table}>
          {entries.map(entry => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {page && words.shown(entries.length)}
      </p>
      {page?.next && (
        <p className={styles.more}>
          <Button
            variant="secondary"
            loading={reading.isFetching}
            loadingLabel={words.reading}
            onClick={() => void trigger(asked, page.next ?? undefined)}
          >
            {words.more}
          </Button>
        </p>
      )}
    </>
  );
}

function LogEntry({ entry: { at, who, byCommand, kind, facts, customerId } }: { readonly entry: Entry }) {
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        <time dateTime={at}>{momentText(new Date(at), new Date(0))}</time>
      </p>
      <p>
        {who}
        {byCommand && <span className={styles.small}> {words.byCommand}</span>}
      </p>
      <div>
        <p className={styles.what}>{kind}</p>
        {facts.length > 0 && (
          <p className={styles.small}>{facts.map(({ term, says }) => `${term}: ${says}`).join('. ')}</p>
        )}
        {customerId && <p className={styles.small}>{words.person(customerId)}</p>}
      </div>
    </li>
  );
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
