import { myApplication } from '@towpath/contracts/api/applications.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { api } from '../../data/client.ts';
import { useRemote } from '../../data/remote.ts';
import { paths } from '../../shell/paths.ts';
import { isHeldBack } from '../waitsForTalk.ts';
import styles from './ApplicationCard.module.css';
import { words } from './words.ts';

/** How the form for what the person chose stands, with the way to it; nothing where there is none, or it cannot be read. */
export function ApplicationCard() {
  const { answer } = useRemote(() => api(myApplication));
  const application = answer?.application;
  if (!application) return null;
  const { state, filled, elsewhere } = application;
  const says = elsewhere ? words.elsewhere : words.says[state](filled.of - filled.count);
  return (
    <div className={styles.card}>
      <Card as="section" tight labelledBy="own-form">
        <h2 id="own-form">{words.heading}</h2>
        <p>{isHeldBack(application) && !elsewhere ? words.heldBack : says}</p>
        <ButtonLink variant="secondary" href={paths.planForm}>
          {words.open}
        </ButtonLink>
      </Card>
    </div>
  );
}
