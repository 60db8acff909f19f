import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { lockSimple, usersThree } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { mayHandInAlone } from '@towpath/domain/applications/handsIn.ts';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { useState } from 'react';
import { type Failure, wordsOfFailure } from '../data/failure.ts';
import { AgainstIt } from './AgainstIt.tsx';
import styles from './Applications.module.css';
import { focusShown } from './focusShown.ts';
import type { NamedPlace } from './typing.ts';
import type { Giving } from './useApplication.ts';
import { words } from './words.ts';

type HandOverProps = {
  readonly application: Application;
  readonly talk: Booking | null;
  readonly giving: Giving;
  readonly handing: {
    readonly isFetching: boolean;
    readonly error?: Failure | undefined;
    readonly trigger: (of: Application, asItIs: boolean) => Promise<Application | undefined>;
  };
  /** What is typed and not saved: it would not go with the form. */
  readonly begun: () => readonly NamedPlace[];
  readonly onHandedOver: () => void;
};

/** Handing the form over: once all is there, or as it is at any time. */
export function HandOver({ application, talk, giving, handing, begun, onHandedOver }: HandOverProps) {
  const { filled, receiver, savedAt } = application;
  const missing = filled.missing.flatMap(({ items }) => items).length;
  const clashes = filled.clashes.length;
  const isReady = missing + clashes === 0;
  const who = application.adviser ?? words.somebody;
  const { hand: handWords } = words;
  const says = mayHandInAlone(application.kind)
    ? { text: handWords.own, talk: handWords.ownTalk }
    : handWords;

  const [unsaved, setUnsaved] = useState<readonly NamedPlace[]>([]);

  async function hand(asItIs: boolean) {
    const typed = begun();
    setUnsaved(typed);
    if (typed.length > 0) return;
    if (await handing.trigger(application, asItIs)) onHandedOver();
  }

  return (
    <>
      <div className={styles.section}>
        <Card as="section" labelledBy="hand">
          <div className={styles.owner}>
            <span className={styles.medal}>
              <Glyph of={usersThree} />
            </span>
            <div>
              <h2 id="hand">{words.hand.heading(who)}</h2>
              <p className={styles.quiet}>{talk ? says.talk(sayWhen(new Date(talk.startsAt))) : says.text}</p>
            </div>
          </div>
          <AgainstIt application={application} giving={giving} />
          {handing.error && <Notification tone="red">{wordsOfFailure(handing.error)}</Notification>}
          {unsaved.length > 0 && (
            <Notification tone="orange" heading={words.hand.unsaved}>
              {words.hand.unsavedText(
                unsaved.map(({ label, of }) => (of === null ? label : words.missing.of(of, label))),
              )}
            </Notification>
          )}
          <div className={styles.hand}>
            <Button
              disabled={!isReady}
              aria-describedby={isReady ? undefined : 'hand-why'}
              loading={handing.isFetching}
              loadingLabel={words.hand.busy}
              onBlockedPress={() => focusShown(document.querySelector<HTMLElement>('#clashes, [data-opens]'))}
              onClick={() => void hand(false)}
            >
              {words.hand.button(who)}
            </Button>
            {!isReady && (
              <Button variant="secondary" loading={handing.isFetching} onClick={() => void hand(true)}>
                {words.hand.stuck}
              </Button>
            )}
          </div>
          {!isReady && (
            <p id="hand-why" className={styles.sub}>
              {words.hand.why(missing, clashes)}
            </p>
          )}
        </Card>
      </div>
      <p className={styles.source}>
        <Glyph of={lockSimple} />
        <span>
          {savedAt && words.saves(sayWhen(new Date(savedAt)))} {words.nothingGoes(receiver)}
        </span>
      </p>
    </>
  );
}
