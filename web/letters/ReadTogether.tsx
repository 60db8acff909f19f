import { Adviser } from '@towpath/design-system/pictures/Adviser.tsx';
import { OurCall } from '../urgent/OurCall.tsx';
import styles from './ReadTogether.module.css';
import { words } from './words.ts';

/** A person to go through a letter with. */
export function ReadTogether() {
  return (
    <section className={`${styles.talk} no-print`} aria-labelledby="read-together">
      <div className={styles.who}>
        <Adviser className={styles.face} />
        <div>
          <h2 id="read-together">{words.talk.heading}</h2>
          <p className="small">{words.talk.text}</p>
        </div>
      </div>
      <div>
        <OurCall />
      </div>
    </section>
  );
}
