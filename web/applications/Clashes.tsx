import type { Application } from '@towpath/contracts/api/applications.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { useRef, useState } from 'react';
import { wordsOfFailure } from '../data/failure.ts';
import styles from './Applications.module.css';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { focusOpener } from './focusOpener.ts';
import { placeName } from './formOf.ts';
import { sayKept } from './sayKept.ts';
import type { Giving } from './useApplication.ts';
import { useOpenPlace } from './useTyping.ts';
import { words } from './words.ts';

type ClashesProps = { readonly application: Application; readonly giving: Giving };

/** Answers that do not match, neither of them picked. One that is picked is kept at once. */
export function Clashes({ application, giving }: ClashesProps) {
  const { clashes } = application.filled;
  const heading = useRef<HTMLHeadingElement>(null);
  if (clashes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="clashes">
      <h2 id="clashes" ref={heading} tabIndex={-1}>
        {words.clashes.heading(clashes.length)}
      </h2>
      <p className={styles.quiet}>{words.clashes.text}</p>
      <div className={styles.stack}>
        {clashes.map(clash => (
          <One
            key={placeName(clash.at)}
            clash={clash}
            application={application}
            giving={giving}
            onSettled={() => focusSoon(heading.current)}
          />
        ))}
      </div>
    </section>
  );
}

function One({
  clash,
  application,
  giving,
  onSettled,
}: ClashesProps & {
  readonly clash: Application['filled']['clashes'][number];
  readonly onSettled: () => void;
}) {
  const [picked, setPicked] = useState<string | null>(null);
  const { at, question, values } = clash;
  const typing = useOpenPlace(application, [at]);
  const announce = useAnnounce();
  const isMine = picked !== null && giving.error !== undefined;

  async function pick(id: string) {
    setPicked(id);
    const given = await giving.give(at, values[Number(id)]?.value ?? null);
    if (!given) return;
    announce(sayKept(given, at));
    onSettled();
  }

  return (
    <div className={styles.clash}>
      <RadioList
        name={`clash-${placeName(at)}`}
        label={question}
        labelStyle="field"
        columns={2}
        options={values.map(({ says, fromWords }, index) => ({
          id: String(index),
          label: says,
          additionalText: fromWords,
        }))}
        value={picked}
        onChange={id => void pick(id)}
      />
      {isMine && giving.error && <Notification tone="red">{wordsOfFailure(giving.error)}</Notification>}
      {typing.open ? (
        <AnswerForm
          application={application}
          at={at}
          value={null}
          giving={giving}
          isBack={typing.isBack}
          onDone={isSaved => {
            typing.setOpen(null);
            if (isSaved) onSettled();
            else focusOpener(`clash-${placeName(at)}`);
          }}
        />
      ) : (
        <p>
          <TextButton data-opener={`clash-${placeName(at)}`} onClick={() => typing.setOpen(at)}>
            {words.clashes.neither}
          </TextButton>
        </p>
      )}
    </div>
  );
}

/** The focus goes to a heading once what has changed is drawn, or to that of the page where the heading is gone. */
function focusSoon(heading: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const target = heading?.isConnected ? heading : document.querySelector<HTMLElement>('h1');
    target?.focus();
  });
}
