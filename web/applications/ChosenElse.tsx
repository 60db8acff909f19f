import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { useEffect, useRef } from 'react';
import { paths } from '../shell/paths.ts';
import styles from './Applications.module.css';
import { words } from './words.ts';

/** That what the form was for was left in another window, in the place of the form; the focus goes there. */
export function ChosenElse({ hasForm, goOn }: { readonly hasForm: boolean; readonly goOn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className={styles.page} aria-labelledby="chosen-else">
      <h1 id="chosen-else" ref={heading} tabIndex={-1}>
        {words.chosenElse.heading}
      </h1>
      <p className="lead">{words.chosenElse.text}</p>
      <p className={styles.whole}>
        <ButtonLink href={paths.plan}>{words.none.seePlan}</ButtonLink>{' '}
        {hasForm && (
          <Button variant="secondary" onClick={goOn}>
            {words.chosenElse.toForm}
          </Button>
        )}
      </p>
    </article>
  );
}
