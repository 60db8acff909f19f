import type { Application } from '@towpath/contracts/api/applications.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import styles from './Applications.module.css';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { focusOpener } from './focusOpener.ts';
import { isSamePlace, placeName } from './formOf.ts';
import { valueAt } from './LeftTyping.tsx';
import type { Giving } from './useApplication.ts';
import { useOpenPlace } from './useTyping.ts';
import { words } from './words.ts';

/** What one of us asks again, and why, with each of the answers that they mean. */
export function AskedAgain({
  application,
  giving,
}: {
  readonly application: Application;
  readonly giving: Giving;
}) {
  const { asked } = application;
  const typing = useOpenPlace(application, asked?.fields.map(({ at }) => at) ?? []);
  const { open, setOpen } = typing;
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
              {typing.isBegun(at) && <span className={styles.sub}>{words.form.begun}</span>}
              {isSamePlace(at, open) ? (
                <AnswerForm
                  application={application}
                  at={at}
                  value={valueAt(application, at)}
                  giving={giving}
                  isBack={typing.isBack}
                  onDone={() => {
                    setOpen(null);
                    focusOpener(`asked-${placeName(at)}`);
                  }}
                />
              ) : (
                <Button
                  size="small"
                  variant="secondary"
                  data-opener={`asked-${placeName(at)}`}
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
