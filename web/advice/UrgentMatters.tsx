import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { phone, phoneCall } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useSiteContent } from '../journey/siteContent.ts';
import styles from './UrgentMatters.module.css';
import { words } from './words.ts';

type Matter = Recommendation['urgent'][number];

/** So many stand open: more at once would hide the most dangerous. */
const SHOWN = 2;

/** What cannot wait, the most dangerous first: what to do, a number to ring and words to say. The rest is one tap away. */
export function UrgentMatters({ urgent }: Pick<Recommendation, 'urgent'>) {
  if (urgent.length === 0) return null;
  const rest = urgent.slice(SHOWN);
  return (
    <section className={styles.firsts} aria-label={words.urgent.heading}>
      {urgent.slice(0, SHOWN).map((matter, place) => (
        <First key={keyOf(matter)} matter={matter} place={place} />
      ))}
      {rest.length > 0 && (
        <Disclosure className={styles.rest} summary={words.urgent.more(rest.length)}>
          <ul>
            {rest.map(matter => (
              <li key={keyOf(matter)}>
                <b>{matter.step.heading}</b> <About matter={matter} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function keyOf({ code, debt }: Matter): string {
  return `${code} ${debt?.id ?? ''}`;
}

/** What it is about, and what to know of it. */
function About({ matter: { says, on, debt } }: { matter: Matter }) {
  // Whom it is owed to stands in the heading.
  const about = [on && sayDay(on), debt?.typeName].filter(Boolean);
  return (
    <span>
      {about.length > 0 && `${about.join(', ')}. `}
      {says}
    </span>
  );
}

function First({ matter, place }: { matter: Matter; place: number }) {
  const { heading, ring, ringsThem, say } = matter.step;
  const id = `first-${place}`;
  const content = useSiteContent();
  const number = ring?.number ?? content?.callFromNumber;
  return (
    <article className={styles.first} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.medal} aria-hidden>
          <Glyph of={phoneCall} />
        </span>
        <h2 id={id}>{heading}</h2>
      </div>
      <p className={styles.about}>
        <About matter={matter} /> {ringsThem && words.urgent.theirNumber}
      </p>
      <div className={styles.act}>
        {number !== undefined && (
          <a className={styles.tel} href={`tel:${number.replaceAll(' ', '')}`}>
            <Glyph of={phone} />
            <span>
              <span className={ring === null ? 'visually-hidden' : undefined}>
                {ring === null ? words.urgent.callUs : `${ring.name} `}
              </span>
              {number}
            </span>
          </a>
        )}
        <p className={styles.say}>
          <span>{words.urgent.couldSay}</span>“{say}”
        </p>
      </div>
    </article>
  );
}
