import type { Application } from '@towpath/contracts/api/applications.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { useEffect, useRef, useState } from 'react';
import styles from './Applications.module.css';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { askedAt, isSamePlace, placeName } from './formOf.ts';
import type { Giving } from './useApplication.ts';
import { useOpenPlace } from './useTyping.ts';
import { words } from './words.ts';

type StillToAddProps = { readonly application: Application; readonly giving: Giving };

/** What is still missing, by group, each with the button that opens its inputs. */
export function StillToAdd({ application, giving }: StillToAddProps) {
  const { missing } = application.filled;
  const typing = useOpenPlace(
    application,
    missing.flatMap(({ items }) => items.map(({ at }) => at)),
  );
  const { open, setOpen } = typing;
  const section = useRef<HTMLElement>(null);
  /** Where the focus goes once the inputs are gone: to the button of the same place, or to what is missing next. */
  const [leaves, setLeaves] = useState<{ readonly from: string; readonly at: number }>();
  useEffect(() => {
    if (!leaves) return;
    const buttons = [...(section.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
    const same = buttons.find(({ dataset }) => dataset.opens === leaves.from);
    const next = same ?? buttons[leaves.at] ?? buttons.at(-1);
    (next ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [leaves]);
  const places = missing.flatMap(({ items }) => items.map(({ at }) => placeName(at)));
  if (missing.length === 0) return null;
  return (
    <section className={styles.section} ref={section} aria-labelledby="missing">
      <h2 id="missing">{words.missing.heading}</h2>
      <div className={styles.need}>
        {missing.map(({ id, name, items }) => (
          <section key={id} aria-label={name}>
            <h3>
              {name} <span>{items.length}</span>
            </h3>
            <ul>
              {items.map(item => {
                const isOpen = isSamePlace(item.at, open);
                const label = item.of === null ? item.label : words.missing.of(item.of, item.label);
                return (
                  <li key={placeName(item.at)}>
                    <span>
                      <b>{label}</b>
                      {(item.why ?? (isOpen ? null : item.hint)) && (
                        <span className={styles.sub}>{item.why ?? item.hint}</span>
                      )}
                      {typing.isBegun(item.at) && <span className={styles.sub}>{words.form.begun}</span>}
                    </span>
                    {!isOpen && (
                      <Button
                        size="small"
                        variant="secondary"
                        data-opens={placeName(item.at)}
                        onClick={() => {
                          giving.forget();
                          setOpen(item.at);
                        }}
                      >
                        {isChosen(application, item.at) ? words.missing.answer : words.missing.add}
                        <span className="visually-hidden"> {label}</span>
                      </Button>
                    )}
                    {isOpen && (
                      <AnswerForm
                        application={application}
                        at={item.at}
                        value={null}
                        giving={giving}
                        isBack={typing.isBack}
                        onDone={() => {
                          setLeaves({ from: placeName(item.at), at: places.indexOf(placeName(item.at)) });
                          setOpen(null);
                        }}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Whether it is answered by choosing, and not by typing. */
function isChosen(application: Application, at: Place): boolean {
  const asked = askedAt(application, at);
  return asked?.kind === 'one' && (asked.field.kind === 'yes-no' || asked.field.kind === 'choice');
}
