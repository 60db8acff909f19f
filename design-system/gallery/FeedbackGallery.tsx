import { Button } from '../buttons/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Loading } from '../feedback/Loading.tsx';
import { Notification } from '../feedback/Notification.tsx';
import { OfflineStrip } from '../feedback/OfflineStrip.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { TroubleState } from '../feedback/TroubleState.tsx';
import styles from './Gallery.module.css';
import { Part } from './Part.tsx';

/** Notices, waits, and the empty, trouble and offline states. */
export function FeedbackGallery() {
  return (
    <>
      <Part name="Notifications">
        <Notification tone="orange" heading="Orange: take care" headingLevel={3}>
          You may only have a short time to reply to this <a href="#letter">letter</a>.
        </Notification>
        <Notification tone="purple">
          <p>
            <b>Purple: from us to you.</b> There is a <a href="#new">new way</a> to do this.
          </p>
        </Notification>
        <Notification tone="red" heading="Red: something needs fixing" headingLevel={3}>
          Check the number and try again.
        </Notification>
        <Notification tone="green" onClose={() => {}}>
          Green: that worked.
        </Notification>
        <Notification tone="lightpurple" live={false}>
          Light purple: good to know. Things change yearly.
        </Notification>
      </Part>
      <Part name="Empty, loading, trouble, offline">
        <div className={styles.strip}>
          <OfflineStrip away="offline" />
          <OfflineStrip away="unreached" />
        </div>
        <div className={styles.two}>
          <EmptyState
            heading="Nothing here yet"
            headingLevel={3}
            action={<Button size="small">Add one</Button>}
          >
            Add the first one you can think of.
          </EmptyState>
          <TroubleState headingLevel={3} onRetry={() => {}} />
          <Loading label="Getting your answers" />
          <Spinner />
        </div>
      </Part>
    </>
  );
}
