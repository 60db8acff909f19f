import type { Recommendation } from '@towpath/contracts/recommendation.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import styles from './Advice.module.css';
import { type PagesWithSteps, placeToAdd } from './missingParts.ts';

type MissingPartsProps = Pick<Recommendation, 'missing'> & { readonly pages: PagesWithSteps };

/** What an advice still needs, each with the way to add it. */
export function MissingParts({ missing, pages }: MissingPartsProps) {
  return (
    <ul className={styles.missing} aria-label="What we still need">
      {missing.map(({ code, says }) => {
        const place = placeToAdd(code, pages);
        return (
          <li key={`${code} ${says}`}>
            <p>{says}</p>
            {place && (
              <ButtonLink variant="secondary" size="small" href={place.href}>
                {place.action}
              </ButtonLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
