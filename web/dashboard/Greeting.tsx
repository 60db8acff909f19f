import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import {
  type Drawing,
  envelopeSimple,
  phone,
  userCircle,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { displayName } from '@towpath/domain/people/names.ts';
import styles from './Greeting.module.css';
import { words } from './words.ts';

/** Who this is: name with its parts joined by spaces, email and number, each only when known (DB-002). */
export function Greeting({ details }: { details: UserDetail }) {
  const facts: readonly [Drawing, string | null][] = [
    [userCircle, displayName(details)],
    [envelopeSimple, details.email],
    [phone, details.contactNumber],
  ];
  return (
    <div className={styles.greeting}>
      <h1>{words.hello(details.forename)}</h1>
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
    </div>
  );
}
