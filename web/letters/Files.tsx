import { emailLetters, letterBudgetPdf, letterDocx, letterPdf } from '@towpath/contracts/api/letterFiles.ts';
import type { Letter, LetterInList, LetterPack } from '@towpath/contracts/api/letters.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { envelopeSimple } from '@towpath/design-system/icons/drawings.generated.ts';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useState } from 'react';
import { api, exchange } from '../data/client.ts';
import { useOperation } from '../data/remote.ts';
import { DownloadButton } from '../papers/DownloadButton.tsx';
import { saveFile } from '../papers/saveFile.ts';
import { paths } from '../shell/paths.ts';
import { AllAtOnce } from './AllAtOnce.tsx';
import styles from './Letters.module.css';
import type { LetterChanges } from './useLetter.ts';
import { words } from './words.ts';

type FilesProps = {
  readonly letter: Letter;
  readonly pack: Pick<LetterPack, 'budgetConfirmedOn' | 'isBudgetOld' | 'emailTo'>;
  readonly changes: Pick<LetterChanges, 'attach'>;
  /** The letters that are not sent yet. */
  readonly unsent: readonly LetterInList[];
  /** Hears of another letter that changed. */
  readonly onChanged: (letter: Letter) => void;
};

/** Whether the budget goes with a letter, and the letter as a file: to keep, to change, or by mail to oneself. */
export function Files({ letter, pack, changes, unsent, onChanged }: FilesProps) {
  const params = { letterId: letter.id };
  const mailing = useOperation(() => api(emailLetters, { body: { letterId: letter.id } }));
  return (
    <>
      {letter.lacksBudget && (
        <Notification tone="orange" headingLevel={3} heading={words.budget.lacks}>
          {letter.budget === 'none' ? words.budget.lacksNone : words.budget.lacksTick}
        </Notification>
      )}
      {letter.notInPdf.length > 0 && (
        <Notification tone="orange" headingLevel={3} heading={words.files.notInPdf}>
          {words.files.notInPdfText(letter.notInPdf)}
        </Notification>
      )}
      {letter.budget !== 'none' && <Budget letter={letter} pack={pack} changes={changes} />}
      <div className={styles.files}>
        {letter.notInPdf.length === 0 && (
          <DownloadButton fetchFile={() => exchange(letterPdf, { params, query: {} })}>
            {words.files.pdf}
          </DownloadButton>
        )}
        <DownloadButton isWord fetchFile={() => exchange(letterDocx, { params, query: {} })}>
          {words.files.docx}
        </DownloadButton>
        {pack.emailTo && (
          <Button
            variant="secondary"
            iconStart={envelopeSimple}
            loading={mailing.isFetching}
            loadingLabel={words.files.mailing}
            aria-describedby="mail-to"
            onClick={() => void mailing.trigger()}
          >
            {words.files.mail}
          </Button>
        )}
        {unsent.length > 1 && (
          <AllAtOnce openId={letter.id} changes={changes} letters={unsent} onChanged={onChanged} />
        )}
      </div>
      {pack.emailTo && (
        <p id="mail-to" className="small muted">
          {words.files.mailTo(pack.emailTo)} {letter.state.toFillIn > 0 && words.files.gaps}
        </p>
      )}
      <p role="status" className={`${styles.said} small`}>
        {mailing.isFetching
          ? ''
          : (mailing.error?.message ?? (mailing.answer && words.files.mailed(mailing.answer.sentTo)))}
      </p>
      {letter.state.toFillIn > 0 && !pack.emailTo && <p className="small muted">{words.files.gaps}</p>}
    </>
  );
}

function Budget({ letter, pack, changes }: Omit<FilesProps, 'unsent' | 'onChanged'>) {
  const attaching = useOperation((isAttached: boolean) => changes.attach({ isAttached }));
  // Ticked at once; what became of it says the letter.
  const [wanted, setWanted] = useState<boolean>();
  const seeing = useOperation(async () => {
    saveFile(await exchange(letterBudgetPdf, { params: { letterId: letter.id } }));
    return true;
  });
  return (
    <div className={styles.attach}>
      <Checkbox
        tile
        name="attach-budget"
        label={
          <>
            {words.budget.attach}
            <small>
              {words.budget.says(pack.budgetConfirmedOn && sayDay(pack.budgetConfirmedOn))}{' '}
              {letter.isBetterWithBudget && letter.budget !== 'attached' && words.budget.better}
            </small>
          </>
        }
        checked={wanted ?? letter.budget === 'attached'}
        onChange={async isAttached => {
          setWanted(isAttached);
          await attaching.trigger(isAttached);
          setWanted(undefined);
        }}
        error={attaching.error?.message ?? seeing.error?.message}
      />
      {pack.isBudgetOld && (
        <p className="small">
          {words.budget.old} <TextLink href={paths.journeyNow}>{words.budget.lookAtOld}</TextLink>
        </p>
      )}
      <TextButton
        busy={seeing.isFetching ? words.budget.making : undefined}
        onClick={() => void seeing.trigger()}
      >
        {words.budget.see}
        <span className="visually-hidden">{words.budget.seeHidden}</span>
      </TextButton>
    </div>
  );
}
