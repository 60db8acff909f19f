import { clock, phone, phoneCall } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { momentText } from '../dueText.ts';
import type { Item } from './item.ts';
import styles from './Work.module.css';
import { words } from './words.ts';

/** Whether it is safe to ring at this moment, in words: until when, from when, or at any time. */
export function SafeTag({ safe, now }: { readonly safe: NonNullable<Item['safe']>; readonly now: Date }) {
  const { isSafeNow, isAnyTime, isTooSoon, until, next } = safe;
  // The line of when it is due says from when.
  if (isTooSoon) return null;
  const says =
    isSafeNow && isAnyTime
      ? words.safe.anyTime
      : isSafeNow && until
        ? words.safe.now(momentText(new Date(until), now))
        : next
          ? isAnyTime
            ? words.safe.whenOpen
            : words.safe.notBefore(momentText(new Date(next), now))
          : words.safe.never;
  const icon = !isSafeNow ? clock : isAnyTime ? phone : phoneCall;
  return (
    <span className={styles.safeTag} data-safe={!isSafeNow ? 'no' : isAnyTime ? 'any' : 'yes'}>
      <Glyph of={icon} />
      {says}
    </span>
  );
}
