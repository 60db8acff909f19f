import { Button, type ButtonProps } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { downloadSimple } from '@towpath/design-system/icons/drawings.generated.ts';
import { useOperation } from '../data/remote.ts';
import styles from './papers.module.css';
import { saveFile } from './saveFile.ts';
import { words } from './words.ts';

type DownloadButtonProps = Pick<ButtonProps, 'children' | 'size'> & {
  /** Makes the call that returns the file. */
  readonly fetchFile: () => Promise<{ readonly answer: Blob; readonly headers: Headers }>;
  /** It is no PDF but a file of Word, and is called so. */
  readonly isWord?: boolean;
};

/** A button that saves a file, and reports below itself whether that worked. */
export function DownloadButton({ children, size, fetchFile, isWord = false }: DownloadButtonProps) {
  const saving = useOperation(async () => {
    saveFile(await fetchFile());
    return true;
  });
  return (
    <div className={styles.act}>
      <Button
        variant="secondary"
        size={size}
        iconStart={downloadSimple}
        loading={saving.isFetching}
        loadingLabel={isWord ? words.download.makingWord : words.download.making}
        onClick={() => void saving.trigger()}
      >
        <span>{children}</span>
      </Button>
      {saving.error && (
        <div className="no-print">
          <Notification tone="red">{saving.error.message}</Notification>
        </div>
      )}
      {saving.answer && !saving.error && !saving.isFetching && (
        <p className="small no-print" role="status">
          {isWord ? words.download.doneWord : words.download.done}
        </p>
      )}
    </div>
  );
}
