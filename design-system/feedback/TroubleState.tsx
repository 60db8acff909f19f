import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { plugs } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './statePanel.module.css';

interface TroubleStateProps {
  heading?: string | undefined;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Something failed on our side: says so, and offers another try. */
export function TroubleState({
  heading = words.trouble.heading,
  children = words.trouble.text,
  onRetry,
  retrying,
  headingLevel = 2,
}: TroubleStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.panel} role="alert">
      <span className={styles.medal}>
        <Glyph of={plugs} />
      </span>
      <Heading className="h3">{heading}</Heading>
      <p className="muted">{children}</p>
      {onRetry && (
        <Button variant="secondary" size="small" loading={retrying} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
