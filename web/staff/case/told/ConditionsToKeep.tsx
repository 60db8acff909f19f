import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseHealth } from '@towpath/contracts/api/staffHealth.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { type ConditionForm, EMPTY_CONDITION_FORM, withCategory } from '@towpath/domain/people/health.ts';
import type { HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { useId, useRef, useState } from 'react';
import caseStyles from '../Case.module.css';
import { messageAt } from '../messageAt.ts';
import { words as formWords } from './formWords.ts';
import styles from './Told.module.css';

const words = formWords.health;
export type Told = AnswerOf<typeof caseHealth>;

/** What an adviser has chosen with the person and not saved yet. */
export type HealthDraft = {
  /** The ids of the conditions that are to go. */
  readonly removed: readonly number[];
  readonly add: readonly ConditionForm[];
  /** The condition that is being chosen; it is added with the rest. */
  readonly chosen: ConditionForm;
  /** What was answered, and the answers that had been read then; null while they stand as they were read. */
  readonly answers: { readonly given: HealthAnswers; readonly was: HealthAnswers } | null;
};

/** The conditions that are to be added: those on the list, and the one that is being chosen. */
export function comingIn({ add, chosen }: HealthDraft): readonly ConditionForm[] {
  if (chosen.title === null || add.some(one => inWords(one) === inWords(chosen))) return add;
  return [...add, chosen];
}

const inWords = ({ title, description }: ConditionForm) => `${title}: ${description}`;

type ConditionsProps = {
  readonly told: Told;
  readonly draft: HealthDraft;
  readonly onDraft: (draft: HealthDraft) => void;
  /** What the server refused. */
  readonly error: unknown;
};

/** The conditions that there are, each to be removed, and those to come. Nothing is removed before the form is saved. */
export function ConditionsToKeep({ told, draft, onDraft, error }: ConditionsProps) {
  const { conditions, categories, isLocked } = told;
  const { removed, add, chosen } = draft;
  const [said, setSaid] = useState('');
  const category = useRef<HTMLSelectElement>(null);
  const heading = useId();
  const offered = categories.find(({ title }) => title === chosen.title)?.descriptions ?? [];

  function toggle(id: number) {
    onDraft({
      ...draft,
      removed: removed.includes(id) ? removed.filter(one => one !== id) : [...removed, id],
    });
  }
  function addAnother() {
    onDraft({ ...draft, add: comingIn(draft), chosen: EMPTY_CONDITION_FORM });
    setSaid(words.listed(chosen.description ?? ''));
    category.current?.focus();
  }
  function takeOff(one: ConditionForm) {
    setSaid(words.offList(one.description ?? ''));
    onDraft({ ...draft, add: add.filter(other => other !== one) });
    category.current?.focus();
  }

  return (
    <>
      <div>
        <h4 id={heading}>{words.told}</h4>
        {conditions.length + add.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ul className={styles.list} aria-labelledby={heading}>
            {conditions.map(({ id, ...condition }) => {
              const goes = removed.includes(id);
              const what = inWords(condition);
              return (
                <li key={id}>
                  <span>
                    <span className={goes ? styles.gone : undefined}>{what}</span>
                    {goes && <span className={caseStyles.small}>{words.goes}</span>}
                  </span>
                  <TextButton
                    aria-label={goes ? words.keepOf(what) : words.removeOf(what)}
                    onClick={() => toggle(id)}
                  >
                    {goes ? words.keep : words.remove}
                  </TextButton>
                </li>
              );
            })}
            {add.map(one => {
              const what = inWords(one);
              return (
                <li key={what}>
                  <span>
                    {what} <span className={caseStyles.small}>{words.comes}</span>
                  </span>
                  <TextButton aria-label={words.removeOf(what)} onClick={() => takeOff(one)}>
                    {words.remove}
                  </TextButton>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <p role="status" className={caseStyles.error}>
        {said}
      </p>
      {!isLocked && (
        <>
          <Select
            name="right-category"
            label={words.category}
            selectRef={category}
            optional
            options={[
              { value: '', label: words.noCategory },
              ...categories.map(({ title }) => ({ value: title, label: title })),
            ]}
            value={chosen.title ?? ''}
            onChange={title => onDraft({ ...draft, chosen: withCategory(chosen, title || null) })}
            error={messageAt(error, 'title')}
          />
          {chosen.title !== null && (
            <Select
              name="right-condition"
              label={words.condition}
              options={[
                { value: '', label: words.noCondition },
                ...offered.map(text => ({ value: text, label: text })),
              ]}
              value={chosen.description ?? ''}
              onChange={description =>
                onDraft({ ...draft, chosen: { ...chosen, description: description || null } })
              }
              error={messageAt(error, 'description')}
            />
          )}
          {chosen.description !== null && (
            <Button variant="secondary" size="small" onClick={addAnother}>
              {words.another}
            </Button>
          )}
        </>
      )}
    </>
  );
}
