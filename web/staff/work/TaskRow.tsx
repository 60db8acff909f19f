import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { userCircle, warning } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { FORM_WORK } from '@towpath/domain/people/formWork.ts';
import { FOR_WHO_SEES_HEALTH } from '@towpath/domain/people/workPermissions.ts';
import { dueText, momentText } from '../dueText.ts';
import { words as console } from '../words.ts';
import type { Item } from './item.ts';
import { pressingText } from './pressingText.ts';
import { SafeTag } from './SafeTag.tsx';
import styles from './Work.module.css';
import { words } from './words.ts';

type TaskRowProps = {
  readonly item: Item;
  readonly now: Date;
  /** It is the one that is open beside the list. */
  readonly isCurrent: boolean;
  readonly onShow: () => void;
  /** Takes it, where the reader may and nobody has it. */
  readonly onTake?: (() => void) | undefined;
  readonly isTaking?: boolean;
};

/** What a piece of work is about, where it names nobody. */
export function aboutText({ kind, callKind }: Pick<Item, 'kind' | 'callKind'>): string {
  return callKind ? words.callKind[callKind] : console.work.one[kind];
}

/** One piece of work in its lane: when it is due, what it is about, and what there is to know before it is taken. */
export function TaskRow({ item, now, isCurrent, onShow, onTake, isTaking = false }: TaskRowProps) {
  const { id, kind, danger, pressing, attempts, takenBy, safe, createdAt, lastOutcome, nation } = item;
  const due = dueText(item, now);
  const says = [
    lastOutcome === 'later' ? words.later : '',
    lastOutcome === FOR_WHO_SEES_HEALTH ? words.forWhoSeesHealth : '',
    lastOutcome === FORM_WORK.leftSince ? words.formLeftSince : '',
    lastOutcome === FORM_WORK.answered ? words.formAnswered : '',
    attempts > 0 ? words.try(attempts + 1) : '',
    takenBy && !takenBy.isMe ? console.work.takenBy(takenBy.name) : '',
    item.putBack ? words.putBackFromYou : '',
    // A review is due by law: nobody asked for it.
    `${kind === 'review' ? words.hereSince : console.call.asked} ${momentText(new Date(createdAt), now)}`,
    nation ? console.nations[nation] : '',
  ].filter(Boolean);
  return (
    <li className={styles.task} data-current={isCurrent}>
      <p className={styles.when} data-late={due.isLate}>
        {due.says}
      </p>
      <div className={styles.about}>
        <button
          type="button"
          id={rowId(id)}
          className={styles.show}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={onShow}
        >
          {aboutText(item)}
          <span className="visually-hidden">, {due.says}</span>
        </button>
        <p className={styles.small}>{says.join('. ')}</p>
      </div>
      <p className={styles.tags}>
        {danger > 0 && (
          <span className={styles.tag} data-danger={danger}>
            <Glyph of={warning} />
            {danger === 1 && pressing ? pressingText(pressing) : console.work.danger[danger]}
          </span>
        )}
        {safe && <SafeTag safe={safe} now={now} />}
        {takenBy?.isMe && (
          <span className={styles.tag} data-mine>
            <Glyph of={userCircle} />
            {console.work.mine}
          </span>
        )}
      </p>
      {onTake && (
        <p className={styles.take}>
          <Button
            variant="secondary"
            size="small"
            loading={isTaking}
            loadingLabel={console.work.taking}
            onClick={onTake}
          >
            {console.work.take}
            <span className="visually-hidden">{console.work.which(aboutText(item), due.says)}</span>
          </Button>
        </p>
      )}
    </li>
  );
}

/** The id of the button of a row, which the focus goes back to. */
export const rowId = (id: string) => `task-${id}`;

/** Whether an id is that of the button of a row. */
export const isRowId = (id: string) => id.startsWith('task-');
