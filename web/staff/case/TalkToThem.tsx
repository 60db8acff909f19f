import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { chats, phone } from '@towpath/design-system/icons/drawings.generated.ts';
import { workPath } from '../area.ts';
import { BarNote } from '../shortcuts/ShortcutBar.tsx';
import { shortcut } from '../shortcuts/shortcut.ts';
import { tooSoonText } from '../work/tooSoonText.ts';
import styles from './CaseHead.module.css';
import type { Summary } from './SummaryFacts.tsx';
import type { PartProps } from './usePart.tsx';
import { words } from './words.ts';

const say = words.talk;

/**
 * The ways to talk with the person of a case: to the call that they wait for, or else to booking one, and to the
 * conversation that is open.
 */
export function TalkToThem({
  summary: { waits, safe },
  permissions,
}: Pick<PartProps, 'permissions'> & { readonly summary: Summary }) {
  const { callWorkId, chatId } = waits;
  const calls = callWorkId !== null && permissions.includes('take work');
  const tooSoon = safe.mayRing ? tooSoonText(safe, new Date()) : null;
  const keySays = tooSoon === null ? say.call : say.seeCall;
  const books = !calls && permissions.includes('book');
  return (
    <p className={styles.talkTo}>
      {calls && (
        <>
          <ButtonLink
            href={workPath(callWorkId)}
            size="small"
            iconStart={phone}
            {...shortcut('c')}
            data-keys-say={keySays}
          >
            {safe.isSafeNow ? say.callSafe : tooSoon === null ? say.call : say.callEarly(tooSoon)}
          </ButtonLink>
          <BarNote keys={['C']} says={keySays} />
        </>
      )}
      {books && (
        <>
          <Button
            size="small"
            iconStart={phone}
            onClick={() =>
              document.querySelector<HTMLElement>('[aria-labelledby="talk"] :is(button, [tabindex])')?.focus()
            }
            {...shortcut('c')}
            data-keys-say={say.book}
          >
            {say.book}
          </Button>
          <BarNote keys={['C']} says={say.book} />
        </>
      )}
      {chatId !== null && permissions.includes('chat') && (
        <ButtonLink href={`/staff/chats/${chatId}`} variant="secondary" size="small" iconStart={chats}>
          {say.message}
        </ButtonLink>
      )}
    </p>
  );
}
