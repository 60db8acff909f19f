import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { calendarCheck } from '@towpath/design-system/icons/drawings.generated.ts';
import { useOperation } from '../../data/remote.ts';
import { saveAs } from '../../papers/saveFile.ts';
import styles from './Missing.module.css';
import { words } from './words.ts';

/** Makes a calendar file with the day a wait ends, here in the browser; what makes it loads when it is asked for. */
export function AddToCalendar({ endsOn }: { endsOn: string }) {
  const making = useOperation(async () => {
    // Without a connection the part that makes the file may not be here yet.
    const part = await import('./calendarFile.ts').catch(() => null);
    if (part === null) return words.calendar.trouble;
    saveAs(part.calendarFile(endsOn, words.calendar.title), words.calendar.file);
    return words.calendar.done;
  });
  const { answer, isFetching } = making;
  return (
    <div className={`${styles.action} no-print`}>
      <Button
        variant="secondary"
        block
        iconStart={calendarCheck}
        loading={isFetching}
        loadingLabel={words.calendar.adding}
        onClick={() => void making.trigger()}
      >
        {words.calendar.add}
      </Button>
      <p className="small muted" role="status">
        {isFetching ? null : answer}
      </p>
    </div>
  );
}
