import { urgentMatters } from '@towpath/contracts/api/advice.ts';
import { helpOf, IN_CRISIS } from '@towpath/domain/people/helpOf.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { useId } from 'react';
import { api } from '../../data/client.ts';
import { useRemote } from '../../data/remote.ts';
import { useSiteContent } from '../../journey/siteContent.ts';
import { smsAddress } from '../../shell/smsAddress.ts';
import { whenOpens } from '../moments.ts';
import type { Shown } from '../state/chatStore.ts';
import { words } from '../words.ts';
import styles from './ChatWindow.module.css';

type CrisisPanelProps = {
  readonly shown: Pick<Shown, 'state' | 'line'>;
  /** The words could not be sent: nobody answers them. */
  readonly isUnsent?: boolean;
};

/**
 * Whom to ring or text now, in the log after the words that worry us, and before that who can answer here: nobody is
 * promised who is not there. The chat stays open below it.
 */
export function CrisisPanel({ shown, isUnsent = false }: CrisisPanelProps) {
  const id = useId();
  const content = useSiteContent();
  // Who helps besides differs by nation.
  const { answer } = useRemote(() => api(urgentMatters));
  const nation = UK_NATIONS.find(each => each === answer?.nation);
  const help = helpOf(content?.help ?? [], IN_CRISIS, nation);
  return (
    <section className={styles.crisis} aria-labelledby={id}>
      <h3 id={id}>{words.crisis.heading}</h3>
      <p>
        {!isUnsent && whoAnswers(shown)} {words.crisis.now}
      </p>
      <ul>
        {help.map(({ id, name, text, phone, sms }) => (
          <li key={id}>
            <a href={sms ? smsAddress(sms) : phone && `tel:${phone.replaceAll(' ', '')}`}>
              <span>
                <b>{name}</b>
                <span className={styles.line}>{sms ? words.crisis.sms(sms.say) : text}</span>
              </span>
              <span className={styles.number}>{sms?.to ?? phone}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who can answer in this chat now, or when somebody will; nothing while we cannot know. */
function whoAnswers({ state, line }: Pick<Shown, 'state' | 'line'>): string | undefined {
  if (!state || line !== 'open') return undefined;
  const { who } = words.crisis;
  const { conversation } = state;
  if (conversation?.state === 'ended') return who.ended;
  if (conversation?.adviser && conversation.isAdviserHere) return who.adviser(conversation.adviser);
  // What somebody has is read by nobody else.
  if (state.isSomebodyHere && conversation?.state !== 'with adviser') {
    return conversation?.ahead ? who.amongFirst : who.first;
  }
  if (state.isOpen) return who.nobody;
  const opens = whenOpens(state);
  return opens ? who.shut(opens) : who.shutForLong;
}
