import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting } from '@towpath/design-system/cards/SettingList.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import type { Drawing } from '@towpath/design-system/icons/drawings.generated.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { words } from './words.ts';

type ChangeRowProps = {
  readonly name: string;
  readonly value: ReactNode;
  readonly icon?: Drawing;
  /** What the button says; "Change" by default. */
  readonly action?: string;
  /** It asks for something, and changes nothing: it looks like a button. */
  readonly asksFor?: boolean;
  /** What stands below the value for good, such as a change that waits. */
  readonly note?: ReactNode;
  /** What was said at the last change does not hold any more, such as of one that was taken back. */
  readonly isSaidOver?: boolean;
  /** The form. It is handed how to close it: with what to say where something was changed. */
  readonly children: (close: (said?: string) => void) => ReactNode;
};

/** A row whose value can be changed in place. The focus goes into the form, and back to its button. */
export function ChangeRow({
  name,
  value,
  icon,
  action = words.change,
  asksFor = false,
  note,
  isSaidOver = false,
  children,
}: ChangeRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const announce = useAnnounce();
  const shown = isSaidOver ? undefined : said;

  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const opens = {
    ref: button,
    onClick() {
      setSaid(undefined);
      setOpen(true);
    },
    children: (
      <>
        {action}
        <span className="visually-hidden"> {name}</span>
      </>
    ),
  };

  function close(change?: string) {
    setOpen(false);
    setSaid(change);
    if (change) announce(change);
  }

  return (
    <Setting
      name={name}
      value={value}
      icon={icon}
      action={
        !isOpen &&
        (asksFor ? <Button variant="secondary" size="small" {...opens} /> : <TextButton {...opens} />)
      }
    >
      {isOpen ? (
        <div ref={form}>{children(close)}</div>
      ) : (
        (shown !== undefined || note) && (
          <>
            {shown !== undefined && <p className="small">{shown}</p>}
            {note}
          </>
        )
      )}
    </Setting>
  );
}
