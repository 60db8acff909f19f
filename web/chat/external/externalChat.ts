import type { SiteContent } from '@towpath/contracts/api/content.ts';
import { logOnly } from '../../data/logOnly.ts';

/** The chat of another firm, as the operator configures it. */
export type ExternalChat = NonNullable<SiteContent['externalChat']>;

/** What the script of the chat leaves in the window: started with the two streams, it puts its own launcher into the page. */
type Vendor = {
  readonly start: (streams: {
    readonly commboxStreamID: string;
    readonly commboxTrackerStreamID: string;
  }) => void;
};

/** The button by which the chat is opened. While the chat is closed it is not hidden. */
const PRE_BUTTON = '#commbox-pre-button';
/** How often the button is looked at, in ms (CH-007). */
const LOOK_EVERY = 100;
const NOT_LOADED = 'The chat script was not loaded.';
const NO_CHAT_IN_IT = 'The chat script brought no chat.';

/**
 * Loads the script and starts it with both streams (CH-002). Where it does not come, or brings no chat, nobody is told but
 * the console (CH-008).
 */
export function loadExternalChat({ script, ...streams }: ExternalChat): void {
  if (document.querySelector(`script[src="${CSS.escape(script)}"]`)) return;
  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  element.onload = () => {
    const { commbox } = window as { commbox?: Vendor };
    if (commbox) commbox.start(streams);
    else logOnly(NO_CHAT_IN_IT);
  };
  element.onerror = () => logOnly(NOT_LOADED);
  document.head.append(element);
}

/** Whether the button is there and not hidden: the chat can be opened then (CH-007). */
function isButtonShown(): boolean {
  const button = document.querySelector<HTMLElement>(PRE_BUTTON);
  return button !== null && !button.hidden && getComputedStyle(button).display !== 'none';
}

/** Tells whether the button is shown, and of each change. Returns a function that stops this. */
export function watchButton(tell: (isShown: boolean) => void): () => void {
  let last: boolean | undefined;
  const look = () => {
    const now = isButtonShown();
    if (now !== last) tell(now);
    last = now;
  };
  look();
  const timer = setInterval(look, LOOK_EVERY);
  return () => clearInterval(timer);
}

/** Opens the chat, as a press of its button does. */
export function pressButton(): void {
  document.querySelector<HTMLElement>(PRE_BUTTON)?.click();
}
