import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { MySupportNeeds, supportNeeds } from '@towpath/contracts/api/health.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { useId } from 'react';
import { words } from '../words.ts';
import styles from './health.module.css';

type SupportPartProps = {
  readonly all: AnswerOf<typeof supportNeeds>;
  readonly mine: MySupportNeeds;
  readonly onOpen: () => void;
};

/** How a person wants to be talked or written to. Separate from conditions, and open to everybody. */
export function SupportPart({ all, mine, onOpen }: SupportPartProps) {
  const heading = useId();
  const chosen = all.filter(({ id }) => mine.supportNeedIds.includes(id)).map(({ title }) => title);
  return (
    <div className={styles.support}>
      <Card as="section" labelledBy={heading} tight>
        <h2 className="h3" id={heading}>
          {words.support.heading}
        </h2>
        {chosen.length > 0 ? (
          <ul className={styles.chosen}>
            {chosen.map(title => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        ) : (
          <p className={styles.small}>{words.support.none}</p>
        )}
        <Button variant="secondary" size="small" onClick={onOpen}>
          {chosen.length > 0 ? words.support.change : words.support.tell}
        </Button>
      </Card>
    </div>
  );
}
