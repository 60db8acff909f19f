import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { helpOf, IN_CRISIS } from '@towpath/domain/people/helpOf.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import { useSiteContent } from '../../journey/siteContent.ts';
import styles from './Chats.module.css';
import { words } from './words.ts';

const say = words.crisis;

type GuideProps = {
  readonly nation: LivingPlace | null;
  /** Closed until it is opened, where there is no room for it beside the conversation. */
  readonly isFolded: boolean;
};

/** What whoever answers somebody in danger does and says, and whom the person can ring or text where they live. */
export function CrisisGuide({ nation, isFolded }: GuideProps) {
  const help = helpOf(useSiteContent()?.help ?? [], IN_CRISIS, nation ?? undefined);
  const guide = (
    <>
      <ol className={styles.steps}>
        {say.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{say.ring}</p>
      <dl className={styles.facts}>
        {help.map(({ id, name, phone, sms }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{sms ? say.sms(sms) : phone}</dd>
          </div>
        ))}
      </dl>
      {nation === null && <p className={styles.small}>{say.noNation}</p>}
    </>
  );
  if (isFolded) return <Disclosure summary={say.heading}>{guide}</Disclosure>;
  return (
    <section className={styles.about} data-grave="true" aria-labelledby="crisis-guide">
      <h2 id="crisis-guide">{say.heading}</h2>
      {guide}
    </section>
  );
}
