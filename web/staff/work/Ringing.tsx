import { ringAnyway } from '@towpath/contracts/api/staffWork.ts';
import { phone, phoneCall, warning } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { momentText } from '../dueText.ts';
import { Key } from '../shortcuts/Key.tsx';
import { BarNote } from '../shortcuts/ShortcutBar.tsx';
import { shortcut } from '../shortcuts/shortcut.ts';
import { staffApi } from '../staffApi.ts';
import { words as console } from '../words.ts';
import { AskWhy } from './AskWhy.tsx';
import styles from './Pane.module.css';
import { words } from './words.ts';

type RingingProps = {
  readonly workId: string;
  /** Null while it is not to be rung yet and nobody has said why they do. */
  readonly number: string | null;
  readonly isSafeNow: boolean;
  /** No time is unsafe for them: only our own hours keep us from ringing. */
  readonly isAnyTime: boolean;
  /** Their own times would let us ring, but they were promised another, or chose it. */
  readonly isTooSoon: boolean;
  readonly until: string | null;
  readonly next: string | null;
  readonly leaveMessage: boolean;
  readonly sayToOthers: string | null;
  readonly onTold: () => Promise<unknown>;
};

/** The number, with how to ring it; at an unsafe hour a question in its place, with waiting as the first answer. */
export function Ringing(props: RingingProps) {
  const { number, isSafeNow, isAnyTime, isTooSoon, until } = props;
  if (number === null) return <NotNow {...props} />;
  return (
    <section className={styles.box} data-safe={isSafeNow} aria-label={console.call.heading}>
      <h3>
        <Glyph of={isSafeNow ? phoneCall : warning} />
        {isSafeNow
          ? until
            ? words.safeNow(momentText(new Date(until), new Date()))
            : console.call.safeNow
          : isTooSoon
            ? words.unsafe.toldEarly
            : isAnyTime
              ? words.unsafe.toldClosed
              : words.unsafe.told}
      </h3>
      <HowTo {...props} />
      <a
        className={styles.ring}
        href={`tel:${number}`}
        {...shortcut('c')}
        data-keys-say={console.call.heading}
      >
        <Glyph of={phone} /> {words.call(number)} <Key>C</Key>
      </a>
      <BarNote keys={['C']} says={console.call.heading} />
    </section>
  );
}

function HowTo({ leaveMessage, sayToOthers }: Pick<RingingProps, 'leaveMessage' | 'sayToOthers'>) {
  return (
    <ul className={styles.howTo}>
      <li>{sayToOthers ? `${console.call.says}: ${sayToOthers}` : words.sayNothing}</li>
      <li>{leaveMessage ? words.voicemail : words.noVoicemail}</li>
    </ul>
  );
}

function NotNow({ workId, isAnyTime, isTooSoon, next, onTold }: RingingProps) {
  const from = next === null ? null : momentText(new Date(next), new Date());
  return (
    <section className={styles.box} data-safe={false} aria-labelledby="unsafe">
      <h3 id="unsafe">
        <Glyph of={warning} />
        {isTooSoon
          ? words.unsafe.earlyHeading
          : isAnyTime
            ? words.unsafe.closedHeading
            : words.unsafe.heading}
      </h3>
      <p>
        {isTooSoon
          ? words.unsafe.early(from)
          : isAnyTime
            ? words.unsafe.closed
            : from === null
              ? words.unsafe.waitNoTime
              : words.unsafe.wait(from)}
      </p>
      <AskWhy
        open={words.unsafe.ringAnyway}
        onSay={async why => {
          await staffApi(ringAnyway, { params: { workId }, body: { why } });
          await onTold();
        }}
      />
    </section>
  );
}
