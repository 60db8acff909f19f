import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import styles from './Advice.module.css';
import { byPlace, type PagesWithSteps } from './missingParts.ts';
import { words } from './words.ts';

type MissingPartsProps = Pick<Recommendation, 'missing'> & { readonly pages: PagesWithSteps };

/** What the advice still needs, each with a link to add it. */
export function MissingParts({ missing, pages }: MissingPartsProps) {
  return (
    <ul className={styles.missing} aria-label={words.missingParts.label}>
      {byPlace(missing, pages).map(({ place, says: [first, ...more] }) => (
        <li key={place?.action ?? first}>
          <div>
            <p>{first}</p>
            {more.length > 0 && (
              <ul className={styles.parts}>
                {more.map(part => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            )}
          </div>
          {place && (
            <ButtonLink variant="secondary" size="small" href={place.href}>
              {place.action}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
