import { adviceSummaryPdf, emailPapers, type MyPapers } from '@towpath/contracts/api/papers.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { envelopeSimple } from '@towpath/design-system/icons/drawings.generated.ts';
import { api, exchange } from '../data/client.ts';
import { useOperation } from '../data/remote.ts';
import { DownloadButton } from './DownloadButton.tsx';
import styles from './papers.module.css';
import { words } from './words.ts';

type KeepAdviceProps = {
  readonly recordId: string;
  /** Undefined until it has been read; the advice can be downloaded before, only without its number of pages. */
  readonly papers: MyPapers | undefined;
};

/** The advice as a file: to download, or to have sent to the person's own address. */
export function KeepAdvice({ recordId, papers }: KeepAdviceProps) {
  return (
    <div className={styles.keep}>
      <p className="muted">{words.leftOut(papers?.advice?.pages)}</p>
      <div className={styles.acts}>
        <DownloadButton fetchFile={() => exchange(adviceSummaryPdf, { params: { recordId } })}>
          <span>
            {words.download.action}{' '}
            <span className="visually-hidden">{words.download.file(papers?.advice?.pages)}</span>
          </span>
        </DownloadButton>
        {papers?.emailTo && (
          <EmailButton recordId={recordId} to={papers.emailTo} hasBudget={papers.hasBudget} />
        )}
      </div>
    </div>
  );
}

type EmailButtonProps = {
  readonly recordId: string;
  readonly to: string;
  readonly hasBudget: boolean;
};

function EmailButton({ recordId, to, hasBudget }: EmailButtonProps) {
  const sending = useOperation(() => api(emailPapers, { body: { recordId } }));
  const { answer, error, isFetching } = sending;
  return (
    <div className={styles.act}>
      <Button
        variant="secondary"
        iconStart={envelopeSimple}
        loading={isFetching}
        loadingLabel={words.email.sending}
        aria-describedby={`email-${recordId}`}
        onClick={() => void sending.trigger()}
      >
        {words.email.action}
      </Button>
      <p className="small muted no-print" id={`email-${recordId}`}>
        {words.email.to(to, hasBudget)}
      </p>
      {error && (
        <div className="no-print">
          <Notification tone="red">{error.message}</Notification>
        </div>
      )}
      {answer && !error && !isFetching && (
        <div className="no-print">
          <Notification tone="green">
            {answer.papers.includes('budget')
              ? words.email.adviceAndBudgetSent(answer.sentTo)
              : words.email.adviceSent(answer.sentTo)}
          </Notification>
        </div>
      )}
    </div>
  );
}
