import { adviceSummaryPdf, emailPapers, type MyPapers } from '@towpath/contracts/api/papers.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import {
  checkCircleFill,
  downloadSimple,
  envelopeSimple,
  warningCircleFill,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { useState } from 'react';
import { api, exchange } from '../data/client.ts';
import { useOperation } from '../data/remote.ts';
import styles from './papers.module.css';
import { saveFile } from './saveFile.ts';
import { words } from './words.ts';

type KeepAdviceProps = {
  readonly recordId: string;
  /** Undefined until it has been read; the advice can be saved before. */
  readonly papers: MyPapers | undefined;
};

/**
 * The advice as a file, to save or to have sent: both ways stand beside one another, over one note. What became of
 * the way that was pressed last takes the place of what the note says before, so that nothing below moves.
 */
export function KeepAdvice({ recordId, papers }: KeepAdviceProps) {
  const saving = useOperation(async () => {
    saveFile(await exchange(adviceSummaryPdf, { params: { recordId } }));
    return true;
  });
  const sending = useOperation(() => api(emailPapers, { body: { recordId } }));
  const [pressed, setPressed] = useState<'saving' | 'sending'>();
  const { error, answer, isFetching } = pressed === 'sending' ? sending : saving;
  const done =
    pressed === 'sending' ? sending.answer && words.email.sent(sending.answer.sentTo) : words.download.done;
  const hint = `email-${recordId}`;
  return (
    <div className={styles.keep}>
      <p className="muted">{words.leftOut(papers?.advice?.pages)}</p>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          iconStart={downloadSimple}
          loading={saving.isFetching}
          loadingLabel={words.download.making}
          onClick={() => {
            setPressed('saving');
            void saving.trigger();
          }}
        >
          <span>
            {words.download.action}{' '}
            <span className="visually-hidden">{words.download.file(papers?.advice?.pages)}</span>
          </span>
        </Button>
        {papers?.emailTo && (
          <Button
            variant="secondary"
            iconStart={envelopeSimple}
            loading={sending.isFetching}
            loadingLabel={words.email.sending}
            aria-describedby={hint}
            onClick={() => {
              setPressed('sending');
              void sending.trigger();
            }}
          >
            {words.email.action}
          </Button>
        )}
        <div
          className={`${styles.note} small no-print`}
          data-over={(error ?? answer) && !isFetching ? true : undefined}
        >
          {papers?.emailTo && (
            <p className="muted" id={hint}>
              {words.email.to(papers.emailTo, papers.hasBudget)}
            </p>
          )}
          {error && !isFetching && (
            <p role="alert">
              <Glyph of={warningCircleFill} />
              {error.message}
            </p>
          )}
          {answer && !error && !isFetching && (
            <p role="status">
              <Glyph of={checkCircleFill} />
              {done}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
