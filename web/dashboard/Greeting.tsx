import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import {
  type Drawing,
  envelopeSimple,
  phone,
  userCircle,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { displayName } from '@towpath/domain/people/names.ts';
import type { ReactNode } from 'react';
import styles from './Greeting.module.css';
import { words } from './words.ts';

type GreetingProps = {
  readonly details: UserDetail;
  readonly isPressing?: boolean;
  /** Their days are those of a plan: then it says which day it is. */
  readonly isOnPlan?: boolean;
  /** How it stands, in a sentence. */
  readonly standing?: string | null;
};

/** Who this is, to begin with; what is known of them with it, where nothing else comes first. */
export function Greeting({ details, isPressing = false, isOnPlan = false, standing = null }: GreetingProps) {
  return (
    <div className={styles.greeting}>
      <h1>{words.hello(details.forename)}</h1>
      {isOnPlan ? (
        <p className={styles.today}>
          {words.leads.today(new Date())} {standing}
        </p>
      ) : (
        !isPressing && <Facts details={details} />
      )}
    </div>
  );
}

/** What is known of the person, where something else comes first: at the end of the page. */
export function Details({ details }: { details: UserDetail }) {
  return (
    <section className={styles.details} aria-labelledby="details-heading">
      <h2 className="h3" id="details-heading">
        {words.details}
      </h2>
      <Facts details={details} />
    </section>
  );
}

/** The same behind one line, where a plan leads; `children` are with it. */
export function FoldedDetails({ details, children }: { details: UserDetail; children: ReactNode }) {
  return (
    <section aria-label={words.details}>
      <Fold heading={words.details}>
        <Facts details={details} />
        {children}
      </Fold>
    </section>
  );
}

/** Name with its parts joined by spaces, email and number, each only when known (DB-002). */
function Facts({ details }: { details: UserDetail }) {
  const facts: readonly [Drawing, string | null][] = [
    [userCircle, displayName(details)],
    [envelopeSimple, details.email],
    [phone, details.contactNumber],
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(
        ([icon, fact]) =>
          fact && (
            <li key={fact}>
              <Glyph of={icon} />
              {fact}
            </li>
          ),
      )}
    </ul>
  );
}
