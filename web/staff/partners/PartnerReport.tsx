import { staffPartnerReport } from '@towpath/contracts/api/staffPartners.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Partners.module.css';
import { words } from './words.ts';

const DAY = 24 * 60 * 60 * 1000;
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const COLUMNS = ['created', 'opened', 'qualifierFinished', 'advised'] as const;

/** How far a partner's people came in some days, by source, as the partner reads it itself. */
export function PartnerReport({ appId, name }: { readonly appId: string; readonly name: string }) {
  const [from, setFrom] = useState(() => isoDay(Date.now() - 30 * DAY));
  const [to, setTo] = useState(() => isoDay(Date.now()));
  const counting = useOperation(() => staffApi(staffPartnerReport, { params: { appId, from, to } }));
  const sources = counting.answer?.sources;
  return (
    <div className={styles.report}>
      <h3>{words.report.heading}</h3>
      <form
        noValidate
        className={styles.days}
        onSubmit={event => {
          event.preventDefault();
          void counting.trigger();
        }}
      >
        <TextField name={`${appId}-from`} label={words.report.from} value={from} onChange={setFrom} />
        <TextField name={`${appId}-to`} label={words.report.to} value={to} onChange={setTo} />
        <Button
          type="submit"
          variant="secondary"
          size="small"
          loading={counting.isFetching}
          loadingLabel={words.report.showing}
        >
          {words.report.show}
          <span className="visually-hidden">{words.which(name)}</span>
        </Button>
      </form>
      {counting.error && <Notification tone="red">{wordsOfFailure(counting.error)}</Notification>}
      <div role="status">{sources?.length === 0 && <p>{words.report.none}</p>}</div>
      {sources && sources.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <section className={styles.scrolls} tabIndex={0} aria-label={words.report.table(name)}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{words.report.source}</th>
                  {COLUMNS.map(column => (
                    <th key={column} scope="col">
                      {words.report[column]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sources.map(source => (
                  <tr key={source.plid ?? ''}>
                    <th scope="row">{source.plid ?? words.report.noSource}</th>
                    {COLUMNS.map(column => (
                      <td key={column}>{source[column] ?? words.report.few}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p className="small muted">{words.report.fewNote}</p>
        </>
      )}
    </div>
  );
}
