import type { Application } from '@towpath/contracts/api/applications.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { asksDebtKind } from '@towpath/domain/applications/debtKind.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { useState } from 'react';
import styles from './Applications.module.css';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { askedAt, askedNextAt, deciderOf, isSamePlace, placeName } from './formOf.ts';
import { valueAt } from './LeftTyping.tsx';
import type { Giving } from './useApplication.ts';
import type { useOpenPlace } from './useTyping.ts';
import { words } from './words.ts';

/** Something that is missing, or a list that is there and to which more can be added. */
export type Waiting = Application['filled']['missing'][number]['items'][number] & {
  /** The entries that are there; null where it is missing. */
  readonly there: readonly string[] | null;
};

/** One thing that waits, with its button or its inputs. */
export function MissingItem({
  item,
  application,
  giving,
  typing,
  onDone,
}: {
  readonly application: Application;
  readonly giving: Giving;
  readonly item: Waiting;
  readonly typing: ReturnType<typeof useOpenPlace>;
  readonly onDone: (isSaved: boolean) => void;
}) {
  const isOpen = isSamePlace(item.at, typing.open);
  const before = askedNextAt(application, item.at, onLondonClock(new Date()).day)?.until ?? null;
  const label = item.of === null ? item.label : words.missing.of(item.of, item.label);
  return (
    <li>
      <span>
        <b>{label}</b>
        {item.there && <span className={styles.sub}>{words.form.there(item.there)}</span>}
        {(item.why ?? (isOpen ? null : item.hint)) && (
          <span className={styles.sub}>{item.why ?? item.hint}</span>
        )}
        {typing.isBegun(item.at) && <span className={styles.sub}>{words.form.begun}</span>}
      </span>
      {isOpen ? (
        <Inputs {...{ application, giving, at: item.at, isBack: typing.isBack, onDone }} />
      ) : (
        <Button
          size="small"
          variant="secondary"
          data-opens={placeName(item.at)}
          onClick={() => {
            giving.forget();
            typing.setOpen(item.at);
          }}
        >
          {item.there
            ? words.missing.another
            : isChosen(application, item.at)
              ? words.missing.answer
              : words.missing[before === null ? 'add' : 'before']}
          <span className="visually-hidden"> {label}</span>
        </Button>
      )}
    </li>
  );
}

type InputsProps = {
  readonly application: Application;
  readonly giving: Giving;
  readonly at: Place;
  readonly isBack: boolean;
  readonly onDone: (isSaved: boolean) => void;
};

/** What is asked; of a list that needs one, also the answer after which it is asked, where there is none after all. */
function Inputs({ at, onDone, ...props }: InputsProps) {
  const { application, giving } = props;
  const [isOther, setIsOther] = useState(false);
  const decider = deciderOf(application, at);
  if (isOther && decider) {
    return (
      <AnswerForm
        // It begins anew, with the answer that is there.
        key={placeName(decider.at)}
        application={application}
        at={decider.at}
        value={valueAt(application, decider.at)}
        giving={giving}
        onDone={onDone}
      />
    );
  }
  return (
    <>
      <AnswerForm key={placeName(at)} {...props} at={at} value={null} onDone={onDone} />
      {decider && (
        <p className={styles.whole}>
          <TextButton
            onClick={() => {
              giving.forget();
              setIsOther(true);
            }}
          >
            {words.form.noneOfIt(decider.label)}
          </TextButton>
        </p>
      )}
    </>
  );
}

/** Whether it is answered by choosing, and not by typing. */
function isChosen(application: Application, at: Place): boolean {
  const asked = askedAt(application, at);
  if (asked?.kind !== 'one') return false;
  return asked.field.kind === 'yes-no' || asked.field.kind === 'choice' || asksDebtKind(asked.field);
}
