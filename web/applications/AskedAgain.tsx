import type { Application } from '@towpath/contracts/api/applications.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import type { Place, SingleValue } from '@towpath/domain/applications/answer.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useState } from 'react';
import styles from './Applications.module.css';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { isSamePlace, placeName } from './formOf.ts';
import type { Giving } from './useApplication.ts';
import { words } from './words.ts';

/** What one of us asks again, and why, with each of the answers that they mean. */
export function AskedAgain({
  application,
  giving,
}: {
  readonly application: Application;
  readonly giving: Giving;
}) {
  const [open, setOpen] = useState<Place | null>(null);
  const { asked } = application;
  if (!asked) return null;
  return (
    <Card as="section" labelledBy="asked">
      <h2 id="asked">{words.asked.heading(asked.by)}</h2>
      <p className={styles.sub}>{sayDay(asked.on)}</p>
      <p className={styles.words}>{asked.words}</p>
      <ul className={styles.asked}>
        {asked.fields.map(({ at, label, of }) => {
          const name = of === null ? label : words.missing.of(of, label);
          return (
            <li key={placeName(at)}>
              <b>{name}</b>
              {isSamePlace(at, open) ? (
                <AnswerForm
                  application={application}
                  at={at}
                  value={valueAt(application, at)}
                  giving={giving}
                  onDone={() => setOpen(null)}
                />
              ) : (
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => {
                    giving.forget();
                    setOpen(at);
                  }}
                >
                  {words.asked.change}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function valueAt({ filled }: Application, { field, entry, part }: Place): SingleValue | null {
  const found = filled.fields.find(({ id }) => id === field);
  if (entry === null) return found?.value ?? null;
  return found?.entries.find(({ id }) => id === entry)?.parts.find(({ id }) => id === part)?.value ?? null;
}
