import { endOneSession, type RunningSession } from '@towpath/contracts/api/account.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting } from '@towpath/design-system/cards/SettingList.tsx';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import {
  check,
  type Drawing,
  deviceMobile,
  deviceTablet,
  laptop,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { today } from '../../data/today.ts';
import { words } from '../words.ts';

const ICONS: Readonly<Record<string, Drawing>> = {
  phone: deviceMobile,
  tablet: deviceTablet,
  computer: laptop,
};

/** One device that is signed in. */
export function SessionRow({
  session,
  onEnded,
}: {
  session: RunningSession;
  onEnded: () => Promise<unknown>;
}) {
  const announce = useAnnounce();
  const ending = useOperation(async () => {
    try {
      await api(endOneSession, { params: { sessionId: session.id } });
    } catch (failure) {
      // Signed out already, there or in another tab: what was wanted.
      if (!hasCode(failure, 'NOT_FOUND')) throw failure;
    }
    await onEnded();
    announce(words.signingIn.signedOut);
    document.getElementById('signing-in-heading')?.focus();
  });
  const { isHere, lastUsedOn, endsOn } = session;
  return (
    <Setting
      icon={ICONS[session.kind ?? 'phone']}
      name={isHere ? words.signingIn.thisDevice(session) : words.signingIn.otherDevice(session)}
      value={
        <>
          {words.signingIn.seen(session, sayNear(lastUsedOn))}
          {/* The release before answers without it. */}
          {endsOn && <div>{words.signingIn.until(sayDay(endsOn))}</div>}
        </>
      }
      action={
        isHere ? (
          <StatusTag tone="done" icon={check}>
            {words.signingIn.here}
          </StatusTag>
        ) : (
          <TextButton
            busy={ending.isFetching ? words.signingIn.signingOut : undefined}
            onClick={() => void ending.trigger()}
          >
            {words.signingIn.signOut}
            <span className="visually-hidden">{words.signingIn.which(session)}</span>
          </TextButton>
        )
      }
    >
      {ending.error && <Notification tone="red">{ending.error.message}</Notification>}
    </Setting>
  );
}

/** A day of the past as people say it. */
function sayNear(day: string): string {
  const now = today();
  if (day >= isoDate(now)) return words.signingIn.today;
  const before = new Date(Date.UTC(now.year, now.month - 1, now.day - 1));
  return day === before.toISOString().slice(0, 10) ? words.signingIn.yesterday : sayDay(day);
}
