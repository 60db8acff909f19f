import type { Claim, Rating } from '@towpath/contracts/content/claims.ts';
import { starFill, starHalfFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import band from './band.module.css';
import styles from './Claims.module.css';
import { words } from './words.ts';

/** Claims about ourselves; each shows only if it has a source and a date (SH-004, SH-005). */
export function Claims({ helped, rating }: { helped: Claim | null; rating: Rating | null }) {
  if (!helped && !rating) return null;
  return (
    <section className={`${band.band} ${band.white}`} aria-label={words.claims}>
      <div className={`wrap wrap-wide ${styles.claims}`}>
        {helped && <p className={styles.statement}>{emphasised(helped)}</p>}
        {rating && (
          <div>
            <Stars rating={rating} />
            <p>
              <b>{rating.text}</b>
              <br />
              <span className="muted">{rating.detail}</span>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

function emphasised({ text, emphasis }: Claim) {
  const [before, ...after] = text.split(emphasis);
  return (
    <>
      {before}
      <em>{emphasis}</em>
      {after.join(emphasis)}
    </>
  );
}

/** The rating as a picture; the text beside it says the same. */
function Stars({ rating }: { rating: Rating }) {
  // Rounds down, so that there are never more stars than the rating.
  const halves = Math.floor(rating.score * 2);
  return (
    <div className={styles.stars}>
      {Array.from({ length: Math.ceil(halves / 2) }, (_, star) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of stars never changes its order
        <Glyph key={star} of={star * 2 + 1 < halves ? starFill : starHalfFill} />
      ))}
    </div>
  );
}
