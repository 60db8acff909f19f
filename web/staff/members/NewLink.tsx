import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { useEffect, useRef, useState } from 'react';
import styles from './Members.module.css';
import { words } from './words.ts';

const says = words.link;

/** The link of somebody, which is told once: here. */
export function NewLink({ link, onDone }: { readonly link: string; readonly onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" labelledBy="new-link">
      <h2 id="new-link" ref={heading} tabIndex={-1}>
        {says.heading}
      </h2>
      <p>{says.text}</p>
      <p className={styles.link}>
        <code>{link}</code>
      </p>
      <p role="status">{isCopied && says.copied}</p>
      <p className={styles.buttons}>
        <Button
          size="small"
          onClick={async () => {
            // Where the browser does not let a page copy, the link stands there to be marked.
            await navigator.clipboard?.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {says.copy}
        </Button>
        <TextButton onClick={onDone}>{says.done}</TextButton>
      </p>
    </Card>
  );
}
