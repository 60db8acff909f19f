import { FIGURE_SPANS, staffFigures, staffFiguresByDay } from '@towpath/contracts/api/staffFigures.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { downloadSimple } from '@towpath/design-system/icons/drawings.generated.ts';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { asPercentage } from '@towpath/domain/values/percentage.ts';
import { useEffect, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import type { AreaProps } from '../area.ts';
import { momentText } from '../dueText.ts';
import { Key } from '../shortcuts/Key.tsx';
import { BarNote } from '../shortcuts/ShortcutBar.tsx';
import { shortcut } from '../shortcuts/shortcut.ts';
import { isSignedOut, staffApi } from '../staffApi.ts';
import { useFocusAtFirst } from '../useFocusAtFirst.ts';
import { words as shared } from '../words.ts';
import { csvOf } from './csv.ts';
import { dayTables } from './dayTables.ts';
import styles from './Figures.module.css';
import { BareTable, FigureTable } from './FigureTable.tsx';
import { Head } from './Head.tsx';
import { MostStopped } from './MostStopped.tsx';
import { type Figures, type Table, tablesOf } from './tables.ts';
import { Waiting } from './Waiting.tsx';
import { wordOf, words } from './words.ts';

type Span = (typeof FIGURE_SPANS)[number];

/** How far people come, where they stop and how long they wait: counts, which name nobody. */
export function FiguresPage({ takesFocus, onEnded }: AreaProps) {
  const heading = useFocusAtFirst(takesFocus);
  const [asked, setAsked] = useState<{ days: Span; nation: string; appId: string }>({
    days: '28',
    nation: '',
    appId: '',
  });
  const reading = useOperation((of: typeof asked) => staffApi(staffFigures, { query: of }));
  const { trigger, answer: figures, error } = reading;
  // What the file has of each day is much, and is read where somebody wants the file.
  const gettingFile = useOperation(async (of: Figures, tables: readonly Table[]) => {
    const byDay = await staffApi(staffFiguresByDay, { query: asked });
    save(csvOf([...tables, ...dayTables(byDay)]), of);
  });
  const hasEnded = isSignedOut(error);
  useEffect(() => {
    void trigger(asked);
  }, [trigger, asked]);
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  const choose = (days: Span) => setAsked({ ...asked, days });
  const tables = figures && tablesOf(figures);
  return (
    <div>
      <PageTitle>{words.title}</PageTitle>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          <p>{figures && words.span(sayDay(figures.from), sayDay(figures.to))}</p>
        </div>
        <fieldset className={styles.spans}>
          <legend>{words.spans.label}</legend>
          {FIGURE_SPANS.map((days, index) => (
            <label key={days} className={styles.span}>
              <input
                type="radio"
                name="figure-days"
                value={days}
                checked={asked.days === days}
                onChange={() => choose(days)}
                {...shortcut(String(index + 1))}
                data-keys-say={words.spans[days]}
              />
              {words.spans[days]}
            </label>
          ))}
        </fieldset>
      </div>
      {error && !hasEnded && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
      {!figures && !error && <Loading label={shared.loading} skeleton={[100, 100]} />}
      {figures && tables && (
        <>
          <div className={styles.filters}>
            <Select
              name="figure-nation"
              label={words.nation}
              placeholder={words.everyNation}
              value={asked.nation}
              onChange={nation => setAsked({ ...asked, nation })}
              options={figures.nations.map(nation => ({
                value: nation,
                label: wordOf(words.nations, nation),
              }))}
            />
            <Select
              name="figure-partner"
              label={words.partner}
              placeholder={words.everyPartner}
              value={asked.appId}
              onChange={appId => setAsked({ ...asked, appId })}
              options={figures.appIds.map(appId => ({ value: appId, label: appId }))}
            />
            <Button
              variant="secondary"
              iconStart={downloadSimple}
              loading={gettingFile.isFetching}
              loadingLabel={words.gettingCsv}
              onClick={() => void gettingFile.trigger(figures, Object.values(tables))}
              {...shortcut('e')}
              data-keys-say={words.csv}
            >
              {words.csv} <Key>E</Key>
            </Button>
            <BarNote keys={FIGURE_SPANS.map((_, index) => String(index + 1))} says={words.spans.label} />
            <BarNote keys={['E']} says={words.csv} />
          </div>
          {gettingFile.error && <Notification tone="red">{wordsOfFailure(gettingFile.error)}</Notification>}
          <p className={styles.small} role="status">
            {figures.countedAt === null
              ? words.notCounted
              : words.counted(momentText(new Date(figures.countedAt), new Date()))}{' '}
            {words.rounded} {words.keys}
          </p>
          <Head figures={figures} />
          <div className={styles.columns}>
            <div>
              <FigureTable table={tables.way}>
                <MostStopped figures={figures} />
              </FigureTable>
              <FigureTable table={tables.stopped} />
              <FigureTable table={tables.advised} />
              <FigureTable table={tables.chosen} />
              <FigureTable table={tables.decided} />
              <FigureTable table={tables.decidedOn} />
            </div>
            <div>
              <Waiting waiting={figures.waiting} />
              <FigureTable table={tables.waits} />
              <FigureTable table={tables.work} />
              <FigureTable table={tables.outcomes} />
              <FigureTable table={tables.droppedOut} />
              <FigureTable table={tables.droppedOutAt} />
              <FigureTable table={tables.within} />
              <FigureTable table={tables.left} />
              <Days figures={figures} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** Who saw advice, day by day: drawn, and as a table. */
function Days({ figures }: { readonly figures: Figures }) {
  const { days } = figures;
  const most = Math.max(1, ...days.map(({ begun }) => begun ?? 0));
  return (
    <section className={styles.card} aria-labelledby="figure-days-heading">
      <h2 id="figure-days-heading">{words.days.heading}</h2>
      <div className={styles.days} aria-hidden>
        {days.map(({ day, begun }) => (
          <span key={day} style={{ height: `${asPercentage(begun ?? 0, most)}%` }} />
        ))}
      </div>
      <Disclosure summary={words.days.see}>
        <BareTable caption={words.days.heading} {...tablesOf(figures).days} />
      </Disclosure>
    </section>
  );
}

/** Saves a text as a file of the person's own. */
function save(text: string, { from, to }: Figures): void {
  // The mark at the beginning has spreadsheets read it as UTF-8.
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `figures-${from}-${to}.csv`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
