import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import { factNamed, type KnownFacts } from '@towpath/domain/journey-engine/definition/fact.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useState } from 'react';
import styles from './PreviewBanner.module.css';
import type { Previewed } from './previewedJourney.ts';
import { words as previewWords } from './words.ts';

const words = previewWords.banner;

type PreviewBannerProps = {
  readonly previewed: Pick<Previewed, 'questions' | 'release' | 'words' | 'until'>;
  readonly plan: Plan;
  readonly facts: KnownFacts;
  readonly onAgain: () => void;
  readonly onJump: (stepId: string) => void;
  readonly onKnown: (facts: KnownFacts) => void;
};

/** Above every page of a preview: of what it is, that nothing is saved, and the ways about in it. */
export function PreviewBanner({ previewed, plan, facts, onAgain, onJump, onKnown }: PreviewBannerProps) {
  const [isOpen, setOpen] = useState(false);
  const { questions, release, until } = previewed;
  const asked = [...plan.stepById.values()].map(({ step }) => step.headerText);
  return (
    <aside className={`${styles.banner} no-print`} aria-label={words.label}>
      <div className={`wrap ${styles.line}`}>
        <p>
          <strong>{words.says(questions.name, release, previewed.words)}</strong>
        </p>
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setOpen(false);
              onAgain();
            }}
          >
            {words.again}
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-controls="preview-questions"
            onClick={() => setOpen(!isOpen)}
          >
            {words.jump}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id="preview-questions" className={`wrap ${styles.questions}`}>
          <p>{words.until(sayDay(until))}</p>
          <p>{words.reload}</p>
          <p>{words.saved}</p>
          <p>{words.madeUp}</p>
          <Known plan={plan} facts={facts} onKnown={onKnown} />
          {plan.definition.pages.map(({ id, headerName, sections }, index) => (
            <section key={id}>
              <h2 className={styles.page}>{words.page(index + 1, headerName)}</h2>
              <ul>
                {sections
                  .flatMap(({ steps }) => steps)
                  .map(({ id: stepId, headerText, name }) => (
                    <li key={stepId}>
                      <TextButton
                        onClick={() => {
                          setOpen(false);
                          onJump(stepId);
                        }}
                      >
                        {asked.filter(text => text === headerText).length > 1
                          ? words.sameWords(headerText, stepId)
                          : headerText || name}
                      </TextButton>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </aside>
  );
}

/** What the conditions of the questions read besides answers, to be chosen. */
function Known({ plan, facts, onKnown }: Pick<PreviewBannerProps, 'plan' | 'facts' | 'onKnown'>) {
  if (plan.facts.size === 0) return null;
  return (
    <Disclosure summary={words.known}>
      <p>{words.knownHelp}</p>
      <div className={styles.known}>
        {[...plan.facts].map(([key, { values }]) => {
          const name = factNamed(key);
          return (
            <Select
              key={key}
              name={`known-${name}`}
              label={sentence(name)}
              labelStyle="field"
              placeholder={words.notKnown}
              options={Object.entries(values).map(([value, label]) => ({ value, label: sentence(label) }))}
              value={facts[name] ?? ''}
              onChange={value => {
                const { [name]: _, ...others } = facts;
                onKnown(value === '' ? others : { ...others, [name]: value });
              }}
            />
          );
        })}
      </div>
    </Disclosure>
  );
}

/** The name of a fact as people write: "no-housing-costs" is "No housing costs". */
function sentence(name: string): string {
  const said = name.replaceAll('-', ' ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
