import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import type { ReactNode } from 'react';
import type { Shown } from './howMuch.ts';
import styles from './PartOfCase.module.css';

type PartOfCaseProps = {
  readonly heading: string;
  /** The id of its heading, in a card. */
  readonly id: string;
  readonly shown: Shown;
  /** Where it is looked at or changed. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
};

/** A part of what the person told us: a card, or one line that opens to it. */
export function PartOfCase({ heading, id, shown, link, children }: PartOfCaseProps) {
  if (shown === 'line') {
    return (
      <section aria-label={heading}>
        <Fold heading={heading}>
          {link && <p className={styles.link}>{link}</p>}
          {children}
        </Fold>
      </section>
    );
  }
  return (
    <Card as="section" tight labelledBy={id}>
      <div className={`row row-between ${styles.heading}`}>
        <h2 id={id}>{heading}</h2>
        {link}
      </div>
      {children}
    </Card>
  );
}
