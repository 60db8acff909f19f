import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect, useRef } from 'react';
import { useOperation } from '../../data/remote.ts';
import { paths } from '../../shell/paths.ts';
import { type Begun, beginAsGuest } from '../goOn.ts';
import styles from './Lead.module.css';
import { words } from './words.ts';

/** Says of a partner's link that it opens nothing any more; the questions can be begun all the same. */
export function LinkOver({ onDone }: { readonly onDone: (begun: Begun) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const beginning = useOperation(beginAsGuest);

  async function press() {
    if (beginning.isFetching) return;
    const begun = await beginning.trigger();
    if (begun) onDone(begun);
  }

  const { logIn } = words.linkOver;
  return (
    <div className="stack">
      <h1 ref={heading} tabIndex={-1}>
        {words.linkOver.heading}
      </h1>
      <p>{words.linkOver.lead}</p>
      {beginning.error && <Notification tone="red">{beginning.error.message}</Notification>}
      <div className={styles.choices}>
        <Button
          loading={beginning.isFetching}
          loadingLabel={words.linkOver.beginning}
          onClick={() => void press()}
        >
          {words.linkOver.begin}
        </Button>
      </div>
      <p>
        {logIn.before} <TextLink href={paths.login}>{logIn.link}</TextLink>
      </p>
    </div>
  );
}
