import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { Anchor } from '@towpath/design-system/links.tsx';
import { Ring } from '@towpath/design-system/progress/Ring.tsx';
import styles from './NextCard.module.css';
import type { NextStep } from './nextStep.ts';
import { words } from './words.ts';

type NextCardProps = {
  /** Undefined while nothing of it is done: then no count shows. */
  readonly next: Pick<NextStep, 'heading' | 'line' | 'action'> & Partial<NextStep>;
  /** The button's action, where it does more than follow a link. */
  readonly onPress?: () => void;
  readonly busy?: boolean;
  /** Something else comes first today: then this stands back. */
  readonly isSecond?: boolean;
  /** A second link, below the line. */
  readonly also?: { readonly href: string; readonly words: string };
};

/** Names the next step and leads to it. */
export function NextCard({ next, onPress, busy = false, isSecond = false, also }: NextCardProps) {
  return (
    <section className={classNames(styles.next, isSecond && styles.second)} aria-labelledby="next-heading">
      {next.of !== undefined && next.done !== undefined && (
        <Ring
          value={next.of === 0 ? 0 : next.done / next.of}
          text={words.nextStep.parts(next.done, next.of)}
          onDark={!isSecond}
        />
      )}
      <div className={styles.words}>
        {!isSecond && <p className={styles.over}>{words.oneThing.over}</p>}
        <h2 id="next-heading" className="h3" tabIndex={-1}>
          {next.heading}
        </h2>
        <p className="small">{next.line}</p>
        {also && (
          <p className="small">
            <Anchor className={styles.also} href={also.href}>
              {also.words}
            </Anchor>
          </p>
        )}
      </div>
      {next.href ? (
        <ButtonLink variant={isSecond ? 'secondary' : 'lamp'} href={next.href}>
          {next.action}
        </ButtonLink>
      ) : (
        <Button variant={isSecond ? 'secondary' : 'lamp'} loading={busy} onClick={onPress}>
          {next.action}
        </Button>
      )}
    </section>
  );
}
