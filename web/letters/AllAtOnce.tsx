import { allLettersDocx, allLettersPdf } from '@towpath/contracts/api/letterFiles.ts';
import { attachBudget, type Letter, type LetterInList } from '@towpath/contracts/api/letters.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { useRef } from 'react';
import { api, exchange } from '../data/client.ts';
import { useOperation } from '../data/remote.ts';
import { DownloadButton } from '../papers/DownloadButton.tsx';
import own from './AllAtOnce.module.css';
import styles from './Letters.module.css';
import type { LetterChanges } from './useLetter.ts';
import { words } from './words.ts';

type AllAtOnceProps = {
  /** The letter that is open. */
  readonly openId: string;
  readonly changes: Pick<LetterChanges, 'attach'>;
  /** Those that are not sent yet: they come together. */
  readonly letters: readonly LetterInList[];
  readonly onChanged: (letter: Letter) => void;
};

/** All letters as one file, with how many of them go with the budget, and one press that puts it into the others. */
export function AllAtOnce({ letters, ...rest }: AllAtOnceProps) {
  return (
    <Disclosure summary={words.files.all(letters.length)} className={own.all}>
      <BudgetOfAll letters={letters} {...rest} />
      <div className={styles.files}>
        <DownloadButton fetchFile={() => exchange(allLettersPdf)}>{words.files.allPdf}</DownloadButton>
        <DownloadButton isWord fetchFile={() => exchange(allLettersDocx)}>
          {words.files.allDocx}
        </DownloadButton>
      </div>
    </Disclosure>
  );
}

function BudgetOfAll({ openId, changes, letters, onChanged }: AllAtOnceProps) {
  const says = useRef<HTMLParagraphElement>(null);
  const without = letters.filter(({ budget }) => budget === 'can attach');
  const attached = letters.filter(({ budget }) => budget === 'attached').length;
  const adding = useOperation(async () => {
    for (const { id } of without) {
      if (id === openId) await changes.attach({ isAttached: true });
      else
        onChanged((await api(attachBudget, { params: { letterId: id }, body: { isAttached: true } })).letter);
    }
    // What was pressed is gone with what it was for.
    says.current?.focus();
    return true;
  });
  if (attached + without.length === 0) return null;
  return (
    <div className={own.budget}>
      <p ref={says} role="status" tabIndex={-1}>
        {words.budget.ofAll(attached, letters.length)}
      </p>
      {without.length > 0 && (
        <p>
          <TextButton
            busy={adding.isFetching ? words.budget.adding : undefined}
            onClick={() => void adding.trigger()}
          >
            {words.budget.addToAll(without.length, letters.length)}
          </TextButton>
        </p>
      )}
      {without.some(({ state }) => state.kind === 'read') && (
        <p className="small muted">{words.budget.readAgain}</p>
      )}
      {adding.error && <p role="alert">{adding.error.message}</p>}
    </div>
  );
}
