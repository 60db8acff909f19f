import type { Claim } from '@towpath/contracts/content/claims.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { arrowRight } from '@towpath/design-system/icons/drawings.generated.ts';
import { HeroArt } from '@towpath/design-system/pictures/HeroArt.tsx';
import { paths } from '../shell/paths.ts';
import styles from './Hero.module.css';
import { words } from './words.ts';

/** Tagline, one sentence, the link to the questions, and the canal. */
export function Hero({ tagline, duration }: { tagline: string; duration: Claim | null }) {
  return (
    <section className={styles.hero}>
      <div className="wrap wrap-wide">
        <div className={styles.text}>
          <h1 className="display">{linesOf(tagline)}</h1>
          <p className={`lead ${styles.lead}`}>{words.hero.lead}</p>
          <div className={styles.start}>
            <ButtonLink href={paths.start} iconEnd={arrowRight}>
              {words.hero.start}
            </ButtonLink>
            <p className="small muted">{duration?.text ?? words.hero.stopAnyTime}</p>
          </div>
        </div>
      </div>
      <HeroArt className={styles.art} />
    </section>
  );
}

/** Puts each sentence of the tagline on its own line. */
function linesOf(tagline: string) {
  return (tagline.match(/[^.]+\.?\s*/g) ?? [tagline]).map((sentence, line) => (
    <span key={sentence}>
      {line > 0 && <br />}
      {sentence}
    </span>
  ));
}
