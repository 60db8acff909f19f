import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { CheckboxList } from '@towpath/design-system/inputs/CheckboxList.tsx';
import { ErrorSummary } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { ToldCardFields } from './ToldCardFields.tsx';
import styles from './ToldCards.module.css';
import { idOfField, type ToldCards } from './useToldCards.ts';
import { words } from './words.ts';

const WHOSE = 'told-whose';

/** What the person named in the first questions, as cards to fill in or to take off, all on one screen (WT-078). */
export function ToldCardList({ told }: { told: ToldCards }) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const { cards, whose, problems, attempt, showsWhose } = told;
  const opened = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (opened.current !== undefined)
      document.getElementById(idOfField(opened.current, 'initialCreditorName'))?.focus();
    opened.current = undefined;
  });

  if (cards.length === 0) return null;
  const faults = [...problems, ...(told.isWhoseOpen ? [{ id: WHOSE, message: words.pickWhose }] : [])];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter goes from field to field; each field is a control of its own
    <section onKeyDown={toNextField}>
      {attempt > 0 && (
        <div className={styles.summary}>
          <ErrorSummary attempt={attempt} problems={faults} />
        </div>
      )}
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.cards}>
        {cards.map(card => (
          <ToldCardFields
            key={card.id}
            card={card}
            told={told}
            onAway={() => {
              told.putAway(card.id);
              announce(words.takenOff(words.numbered(card.says, card.number)));
              heading.current?.focus();
            }}
            onAnother={() => {
              opened.current = told.addLike(card.id);
            }}
          />
        ))}
        <RadioList
          name={WHOSE}
          label={words.whose}
          required
          columns={2}
          error={showsWhose ? words.pickWhose : undefined}
          options={[
            { id: 'mine', label: words.allMine },
            { id: 'joint', label: words.someJoint, additionalText: words.someJointHint },
          ]}
          value={whose.areAllMine === null ? null : whose.areAllMine ? 'mine' : 'joint'}
          onChange={id => told.setWhose({ ...whose, areAllMine: id === 'mine' })}
        />
        {whose.areAllMine === false && (
          <CheckboxList
            name={`${WHOSE}-which`}
            label={words.which}
            required
            options={cards.map(({ id, says, number }) => ({ id, label: words.numbered(says, number) }))}
            value={whose.joint.filter(id => cards.some(card => card.id === id))}
            onChange={joint => told.setWhose({ ...whose, joint })}
          />
        )}
      </div>
    </section>
  );
}

/** Enter in a field goes to the next one, as on a form of one's own; in the last it leaves the field. */
function toNextField(event: KeyboardEvent<HTMLElement>) {
  const at = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || !(at instanceof HTMLInputElement)) return;
  if (at.type !== 'text') return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="text"]')];
  const next = fields[fields.indexOf(at) + 1];
  event.preventDefault();
  if (next) next.focus();
  else document.getElementById(WHOSE)?.querySelector('input')?.focus();
}
