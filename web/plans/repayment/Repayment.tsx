import type { Plan } from '@towpath/contracts/api/plans.ts';
import { myRepayment, type Repayment as Read } from '@towpath/contracts/api/repayment.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { isRepaid, isScheme } from '@towpath/domain/plans/repayment/drawing.ts';
import { useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { useRemote } from '../../data/remote.ts';
import styles from '../Plans.module.css';
import { Answers } from './Answers.tsx';
import { ChangePlan } from './ChangePlan.tsx';
import { type Asked, askedFrom } from './changes/asked.ts';
import { ChangeDialog } from './changes/ChangeDialog.tsx';
import { typedFormSlot } from './changes/typedForm.ts';
import { Differences } from './Differences.tsx';
import { DrawUp } from './DrawUp.tsx';
import { GoingDown } from './GoingDown.tsx';
import { HowItStands } from './HowItStands.tsx';
import { Payments } from './Payments.tsx';
import { Reminders } from './Reminders.tsx';
import own from './Repayment.module.css';
import { Replies } from './Replies.tsx';
import { words } from './words.ts';

type RepaymentProps = {
  readonly plan: Plan;
  /** Where the person goes to see their advice. */
  readonly back: string;
  /** Reads the page anew, once the plan has gone on by what was written down. */
  readonly again: () => void;
};

/**
 * The plan that the person repays by, for a solution that is repaid: how it stands, who has answered, the payments, the debt
 * going down, and what changes it. Nothing for any other, and before it is begun.
 */
export function Repayment({ plan, ...rest }: RepaymentProps) {
  if (!isRepaid(plan.product.shortName) || plan.state === 'chosen') return null;
  return <Reading {...rest} inScheme={isScheme(plan.product.shortName)} />;
}

type InScheme = {
  /** Whether it is the Scottish scheme. */
  readonly inScheme: boolean;
};

function Reading({ back, inScheme, again: readPage }: Omit<RepaymentProps, 'plan'> & InScheme) {
  const { answer, error, isFetching, again } = useRemote(() => api(myRepayment));
  const [noted, setNoted] = useState<Read | null>(null);
  if (!answer && error) {
    return (
      <div className={styles.section}>
        <TroubleState headingLevel={2} onRetry={() => void again()} retrying={isFetching}>
          {wordsOfReading(error)}
        </TroubleState>
      </div>
    );
  }
  if (!answer) return <Loading label={words.loading} skeleton={[60, 100, 100]} />;
  if (answer.repayment === null) return null;
  return (
    <Shown
      read={newer(answer.repayment, noted)}
      inScheme={inScheme}
      back={back}
      onNoted={now => {
        // What is told next follows on it, however long the page takes to be read anew.
        setNoted(now);
        readPage();
      }}
      onStale={() => void again()}
    />
  );
}

/** Of what was read and what came back as something was written down, what has more of it. */
function newer(read: Read, noted: Read | null): Read {
  return noted !== null && noted.planId === read.planId && noted.sequence > read.sequence ? noted : read;
}

type ShownProps = InScheme & {
  readonly read: Read;
  readonly back: string;
  readonly onNoted: (now: Read) => void;
  readonly onStale: () => void;
};

function Shown({ read, back, inScheme, onNoted, onStale }: ShownProps) {
  const outbox = useOutbox();
  // What was begun before a reload is open again.
  const [asked, ask] = useState<Asked | null>(() => {
    const typed = typedFormSlot(outbox, read.planId).read();
    return typed ? askedFrom(typed.form, read) : null;
  });
  const [isSaved, setSaved] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { stands } = read;
  const askNow = (what: Asked) => {
    setSaved(false);
    ask(what);
  };
  return (
    <section ref={section} className={own.repayment} aria-label={words.label} tabIndex={-1}>
      <p className={own.saved} role="status">
        {isSaved && words.saved}
      </p>
      {stands === null ? (
        <DrawUp read={read} back={back} inScheme={inScheme} onAsk={askNow} />
      ) : (
        <>
          <HowItStands stands={stands} today={read.today} />
          <Differences read={read} onAsk={askNow} />
          <Answers stands={stands} today={read.today} />
          <Replies stands={stands} today={read.today} canNote={read.canNote} onAsk={askNow} />
          <Payments
            planId={read.planId}
            stands={stands}
            today={read.today}
            canNote={read.canNote}
            onAsk={askNow}
          />
          {read.canNote && stands.ended === null && (
            <Reminders planId={read.planId} reminders={read.reminders} />
          )}
          <GoingDown stands={stands} today={read.today} />
          {read.canNote && <ChangePlan stands={stands} onAsk={askNow} />}
        </>
      )}
      <ChangeDialog
        asked={asked}
        read={read}
        inScheme={inScheme}
        onAsk={ask}
        onStale={onStale}
        onNoted={now => {
          ask(null);
          setSaved(true);
          onNoted(now);
          section.current?.focus();
        }}
      />
    </section>
  );
}
