import type { LetterFact } from '@towpath/contracts/api/letterFact.ts';
import type { LetterPack } from '@towpath/contracts/api/letters.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Setting, SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { useRef, useState } from 'react';
import { words } from '../words.ts';
import { FactForm } from './FactForm.tsx';
import styles from './LetterFacts.module.css';
import { TakeBack } from './TakeBack.tsx';

type LetterFactsProps = {
  readonly pack: LetterPack;
  /** Reads the letters anew. */
  readonly again: () => Promise<unknown>;
};

/** What letters need to know and nothing else says: what is asked, and what was said, to be changed. */
export function LetterFacts({ pack, again }: LetterFactsProps) {
  const announce = useAnnounce();
  const [changed, setChanged] = useState<string>();
  const section = useRef<HTMLHeadingElement>(null);
  const { facts, protections } = pack;
  if (facts.length === 0) return null;
  const asked = facts.filter(({ known }) => known === null);
  const known = facts.filter(one => one.known !== null);
  const saved = async () => {
    await again();
    announce(words.facts.saved);
    setChanged(undefined);
    // The form that was saved goes: what it belonged to has the focus next.
    section.current?.focus();
  };
  // Where nothing is asked any more, one line says what there is to see.
  const folded = (
    <h2 id="letter-facts" className={styles.oneLine} ref={section} tabIndex={-1}>
      {words.facts.known}
    </h2>
  );
  return (
    <section className={styles.facts} aria-labelledby="letter-facts">
      {asked.length > 0 && (
        <>
          <h2 id="letter-facts" ref={section} tabIndex={-1}>
            {words.facts.heading}
          </h2>
          <p>{words.facts.lead}</p>
        </>
      )}
      {asked.map(fact => (
        <FactForm key={keyOf(fact)} fact={fact} protections={protections} onSaved={saved} />
      ))}
      {known.length > 0 && (
        <Disclosure summary={asked.length > 0 ? words.facts.known : folded}>
          <SettingList>
            {known.map(fact => (
              <Setting
                key={keyOf(fact)}
                name={nameOf(fact)}
                value={knownText(fact)}
                action={
                  fact.known?.from !== 'plan' &&
                  changed !== keyOf(fact) && (
                    <TextButton onClick={() => setChanged(keyOf(fact))}>
                      {words.facts.change}
                      <span className="visually-hidden">{words.facts.changeOf(nameOf(fact))}</span>
                    </TextButton>
                  )
                }
              >
                {changed === keyOf(fact) ? (
                  <FactForm
                    fact={fact}
                    protections={protections}
                    onSaved={saved}
                    onCancel={() => setChanged(undefined)}
                  />
                ) : (
                  fact.kind === 'health' && fact.known?.isSo && <TakeBack onTaken={saved} />
                )}
              </Setting>
            ))}
          </SettingList>
        </Disclosure>
      )}
    </section>
  );
}

function keyOf({ kind, debtId }: LetterFact): string {
  return `${kind} ${debtId ?? ''}`;
}

function nameOf({ kind, creditor, dayIs }: LetterFact): string {
  if (kind === 'claim day') return words.facts[kind][dayIs ?? 'issued'].name(creditor ?? '');
  return kind === 'chased' ? words.facts.chased.name(creditor ?? '') : words.facts[kind].name;
}

function knownText({ kind, known }: LetterFact): string {
  if (known === null) return words.facts.notKnown;
  const { isSo, sum, solution, day, from, on } = known;
  const how = on === null ? words.facts[from === 'plan' ? 'plan' : 'told'] : words.facts.said(sayDay(on));
  if (kind === 'claim day') {
    const of = [day === null ? [] : sayDay(day), isSo ? words.facts[kind].isAnswered : []].flat();
    return `${of.join('. ')}. ${how}`;
  }
  const none = kind === 'in force' ? words.facts['in force'].none : words.facts.no;
  const what =
    solution !== null
      ? words.facts.protections[solution]
      : sum !== null && isSo
        ? formatSum(sum)
        : isSo
          ? words.facts.yes
          : none;
  return `${what}. ${how}`;
}
