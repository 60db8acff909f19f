import { adviceSummaryPdf, budgetStatementPdf, myPapers } from '@towpath/contracts/api/papers.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { downloadSimple, fileText } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Anchor } from '@towpath/design-system/links.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import type { ReactNode } from 'react';
import { exchange } from '../data/client.ts';
import { useKeptRemote } from '../data/keptRemote.ts';
import { useOperation } from '../data/remote.ts';
import styles from './PapersList.module.css';
import { saveFile } from './saveFile.ts';
import { words } from './words.ts';

type PaperRowProps = {
  readonly name: string;
  readonly kind: string;
  /** Makes the call that returns the file. */
  readonly fetchFile: () => Parameters<typeof saveFile>[0] | Promise<Parameters<typeof saveFile>[0]>;
};

type PapersListProps = {
  /** Further lines. */
  readonly children?: ReactNode;
  /** How a paper is added. */
  readonly add?: ReactNode;
};

/** The papers that there are, a line each, to save. Nothing while there are none. */
export function PapersList({ children, add }: PapersListProps) {
  const { answer } = useKeptRemote(call => call(myPapers, { query: {} }));
  const { advice, hasBudget = false, budgetConfirmedOn } = answer ?? {};
  if (!advice && !hasBudget && !children) return null;
  const says = words.papers;
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="h3">
        {says.heading}
      </h2>
      <ul className={styles.papers}>
        {advice && (
          <PaperRow
            name={says.advice}
            kind={says.pdf}
            fetchFile={() => exchange(adviceSummaryPdf, { params: { recordId: advice.recordId } })}
          />
        )}
        {hasBudget && (
          <PaperRow
            name={says.budget}
            kind={budgetConfirmedOn ? says.pdfOf(sayDay(budgetConfirmedOn)) : says.pdf}
            fetchFile={() => exchange(budgetStatementPdf)}
          />
        )}
        {children}
      </ul>
      {add && <div className={styles.add}>{add}</div>}
    </section>
  );
}

/** A line that leads to a page, among the papers. */
export function PaperLink({
  href,
  name,
  kind,
}: {
  readonly href: string;
  readonly name: string;
  readonly kind?: string;
}) {
  return (
    <li>
      <Anchor className={styles.paper} href={href}>
        <Glyph of={fileText} />
        <span>{name}</span>
        <span className={styles.kind}>{kind}</span>
      </Anchor>
    </li>
  );
}

function PaperRow({ name, kind, fetchFile }: PaperRowProps) {
  const saving = useOperation(async () => {
    saveFile(await fetchFile());
    return true;
  });
  const isDone = saving.answer && !saving.error && !saving.isFetching;
  return (
    <li>
      <button
        type="button"
        className={styles.paper}
        aria-busy={saving.isFetching}
        onClick={() => saving.isFetching || void saving.trigger()}
      >
        <Glyph of={downloadSimple} />
        <span>{name}</span>
        <span className={styles.kind}>{saving.isFetching ? words.download.making : kind}</span>
      </button>
      <p className="visually-hidden" role="status">
        {isDone && words.download.done}
      </p>
      {saving.error && <Notification tone="red">{saving.error.message}</Notification>}
    </li>
  );
}
