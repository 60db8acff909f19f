import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { paperPlaneRightFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { checkChatText } from '@towpath/domain/people/chatText.ts';
import {
  type DragEvent,
  type FormEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { useOperation } from '../../data/remote.ts';
import type { ChatStore, Shown } from '../state/chatStore.ts';
import { isUnderWay, openIn } from '../state/conversation.ts';
import { words } from '../words.ts';
import styles from './ChatWindow.module.css';
import { say, useDraft } from './useMessages.ts';

type ComposerProps = {
  readonly store: ChatStore;
  readonly shown: Shown;
  readonly isEnded: boolean;
  /** The person begins another chat. */
  readonly onAgain: () => void;
  /** Something was said. */
  readonly onSaid: () => void;
};

/** Where a message is written. What stands in it is kept through a reload; nothing stops the typing. */
export function Composer({ store, shown, isEnded, onAgain, onSaid }: ComposerProps) {
  const again = useRef<HTMLButtonElement>(null);
  // What had the focus is gone with the chat that ended.
  useLayoutEffect(() => {
    if (isEnded && document.activeElement === document.body) again.current?.focus();
  }, [isEnded]);
  if (!isEnded) return <Writing store={store} shown={shown} onSaid={onSaid} />;
  return (
    <div className={styles.foot}>
      <Button ref={again} block onClick={onAgain} data-chat-first>
        {words.ended.again}
      </Button>
    </div>
  );
}

function Writing({ store, shown, onSaid }: Pick<ComposerProps, 'store' | 'shown' | 'onSaid'>) {
  const outbox = useOutbox();
  const draft = useDraft();
  const text = useSyncExternalStore(outbox.subscribe, () => draft.read() ?? '');
  const [problem, setProblem] = useState<string>();
  const ending = useOperation(store.end);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isWaiting = shown.state?.conversation?.state === 'waiting';
  const checked = checkChatText(text);
  const isTooLong = !checked.ok && checked.code === 'too long';
  const said = isTooLong ? checked.message : problem;

  // Grows with what is written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the text
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 4}px`;
  }, [text]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (isTooLong) void store.lookAtUnsent(text);
    if (!checked.ok) return field.current?.focus();
    setProblem(undefined);
    draft.forget();
    say(outbox, checked.value, openIn(shown));
    onSaid();
    field.current?.focus();
  }

  /** Files are refused in words; what comes with them as text is taken. */
  function refuseFiles(event: Pick<DragEvent, 'preventDefault'>, { files }: DataTransfer) {
    if (files.length === 0) return;
    event.preventDefault();
    setProblem(words.composer.noFiles);
  }

  return (
    <form
      className={styles.foot}
      onSubmit={send}
      onDragOver={event => event.preventDefault()}
      onDrop={event => refuseFiles(event, event.dataTransfer)}
    >
      <div role="status" className={styles.problem} id={`${id}-problem`}>
        {said}
      </div>
      <label className="visually-hidden" htmlFor={id}>
        {words.composer.label}
      </label>
      <textarea
        ref={field}
        id={id}
        data-chat-first
        className={styles.field}
        rows={1}
        value={text}
        placeholder={isWaiting ? words.composer.more : words.composer.write}
        aria-describedby={`${id}-problem`}
        aria-invalid={isTooLong || undefined}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => {
          setProblem(undefined);
          if (target.value === '') draft.forget();
          else draft.keep(target.value);
          store.typing();
        }}
        onPaste={event => refuseFiles(event, event.clipboardData)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button type="submit" className={styles.send}>
        <span className="visually-hidden">{words.composer.send}</span>
        <Glyph of={paperPlaneRightFill} />
      </button>
      {isUnderWay(shown) && (
        <div className={styles.end}>
          <TextButton
            busy={ending.isFetching ? words.composer.ending : undefined}
            onClick={() => void ending.trigger()}
          >
            {words.composer.end}
          </TextButton>
          {ending.error && <p role="alert">{ending.error.message}</p>}
        </div>
      )}
    </form>
  );
}
