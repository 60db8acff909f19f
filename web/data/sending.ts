import { onReset, STORAGE_PREFIX } from './session.ts';

/** What is kept in this browser under these has not reached the server. */
export const SAVES_PREFIX = `${STORAGE_PREFIX}saves.`;
export const UNSAVED_DEBTS_PREFIX = `${STORAGE_PREFIX}unsavedDebts.`;

/** What sends answers in the background. */
export type Sender = {
  /** Begins to send, and to listen for the connection. Gives back how to stop. */
  readonly start: () => () => void;
  /** Resolves when nothing waits any more, and also when what waits cannot be sent now. */
  readonly settled: () => Promise<void>;
  readonly isAllSaved: () => boolean;
  /** Resolves when nothing waits any more. */
  readonly allSaved: () => Promise<void>;
};

/** How long a page waits for an answer under way, in milliseconds. */
const PATIENCE = 1_500;

let current: { readonly sender: Sender; readonly stop: () => void } | undefined;

/** Lets it send for as long as the session lasts, whatever page is open, until another takes its place. */
export function keepSending(sender: Sender): void {
  if (current?.sender === sender) return;
  stopSending();
  current = { sender, stop: sender.start() };
}

/** Lets what can be sent now come through, as far as a short while allows. */
export async function sendingSettled(): Promise<void> {
  if (!current) return;
  const enough = new Promise(resolve => setTimeout(resolve, PATIENCE));
  await Promise.race([current.sender.settled(), enough]);
}

/**
 * Calls back once what this browser kept has come through. Never where nothing sends it from here: a debt waits for its
 * own page, another tab sends for itself. Gives back how to stop waiting.
 */
export function whenAllSaved(tell: () => void): () => void {
  let waits = true;
  const told = () => waits && tell();
  if (!hasUnsent()) void Promise.resolve().then(told);
  else if (current && !current.sender.isAllSaved()) void current.sender.allSaved().then(told);
  return () => {
    waits = false;
  };
}

/** Ends the sending. What waits stays stored, for the next who sends. */
export function stopSending(): void {
  current?.stop();
  current = undefined;
}
onReset(stopSending);

/** Whether this browser keeps an answer or a debt that the server does not have. */
export function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some(
      key => key.startsWith(SAVES_PREFIX) || key.startsWith(UNSAVED_DEBTS_PREFIX),
    );
  } catch {
    return false;
  }
}
