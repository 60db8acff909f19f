import { adviceSummaryPdf, emailPapers, type MyPapers } from '@towpath/contracts/api/papers.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { envelopeSimple } from '@towpath/design-system/icons/drawings.generated.ts';
import { api, exchange } from '../data/client.ts';
import { useOperation } from '../data/remote.ts';
import { DownloadButton } from './DownloadButton.tsx';
import styles from './papers.module.css';

type KeepAdviceProps = {
  readonly recordId: string;
  /** Undefined until it is known what there is: then the advice can be downloaded without the number of its pages. */
  readonly papers: MyPapers | undefined;
};

/** The advice as a file: to download, and to be sent to the person's own address. */
export function KeepAdvice({ recordId, papers }: KeepAdviceProps) {
  const pages = papers?.advice?.pages;
  return (
    <div className={styles.keep}>
      <p>Keep it, print it, or show it to someone you trust. What rests on your health is left out.</p>
      <div className={styles.acts}>
        <DownloadButton fetchFile={() => exchange(adviceSummaryPdf, { params: { recordId } })}>
          <span>
            Download your advice{' '}
            <span className={styles.together}>
              (PDF{pages && `, ${pages} ${pages === 1 ? 'page' : 'pages'}`})
            </span>
          </span>
        </DownloadButton>
        {papers?.emailTo && (
          <EmailButton recordId={recordId} to={papers.emailTo} hasBudget={papers.hasBudget} />
        )}
      </div>
    </div>
  );
}

type EmailButtonProps = { readonly recordId: string; readonly to: string; readonly hasBudget: boolean };

function EmailButton({ recordId, to, hasBudget }: EmailButtonProps) {
  const sending = useOperation(() => api(emailPapers, { body: { recordId } }));
  const { answer, error, isFetching } = sending;
  return (
    <div className={styles.act}>
      <Button
        variant="secondary"
        iconStart={envelopeSimple}
        loading={isFetching}
        loadingLabel="Sending"
        aria-describedby={`email-${recordId}`}
        onClick={() => void sending.trigger()}
      >
        Email it to me
      </Button>
      <p className="small muted no-print" id={`email-${recordId}`}>
        We send it to {to}
        {hasBudget && ', with your budget'}. Anyone who can open that inbox can read it.
      </p>
      {error && (
        <div className="no-print">
          <Notification tone="red">{error.message}</Notification>
        </div>
      )}
      {answer && !error && !isFetching && (
        <div className="no-print">
          <Notification tone="green">
            {answer.papers.includes('budget') ? 'Your advice and your budget are' : 'Your advice is'} on the
            way to {answer.sentTo}. It can take a few minutes.
          </Notification>
        </div>
      )}
    </div>
  );
}
