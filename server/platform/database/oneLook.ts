import { AsyncLocalStorage } from 'node:async_hooks';

/** What PostgreSQL answered to a statement, as far as we use it. */
export type Answered = { readonly rows: readonly object[] };

/** Answers that are known while nothing is written. */
type Look = {
  readonly known: Map<string, Promise<unknown>>;
  /** Work that somebody began within it and nobody waits for must not find what was so long ago. */
  isOver: boolean;
};

const looks = new AsyncLocalStorage<Look>();

/**
 * Does work that looks at what is stored from many sides: what one part of it has asked PostgreSQL, no other part asks
 * again. Whatever is written within it, also by a transaction that ends, makes all parts ask anew; a transaction that may
 * write asks for itself, since it reads what it has locked. A look within another is a part of that.
 */
export async function inOneLook<Result>(work: () => Promise<Result>): Promise<Result> {
  if (lookNow()) return work();
  const look: Look = { known: new Map(), isOver: false };
  try {
    return await looks.run(look, work);
  } finally {
    look.isOver = true;
  }
}

/**
 * Does work that reads, or takes what it gave before in the same look. Outside of a look it is done each time.
 *
 * @param key what is read, and of whom
 */
export function onceInALook<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const look = lookNow();
  return look ? onceIn(look.known, key, work) : work();
}

/** Forgets what the look that goes on has found so far: something was waited for, and others may have written meanwhile. */
export function lookAnew(): void {
  lookNow()?.known.clear();
}

/** The statements of one connection, from when it is taken until it is given back. */
export type Asking = {
  ask<Answer extends Answered>(
    text: string,
    values: readonly unknown[],
    send: () => Promise<Answer>,
  ): Promise<Answer>;
};

/** Knows of each statement of a connection whether its answer is known by now. */
export function askingOnce(): Asking {
  const look = lookNow();
  /** What may be taken up: nothing by a transaction that may write, and by a snapshot its own alone. */
  let known = look?.known;
  let inSnapshot = false;
  return {
    async ask(text, values, send) {
      if (isPlainRead(text)) {
        if (!known) return send();
        return copied(await onceIn(known, `${text}\n${JSON.stringify(values)}`, send));
      }
      const wasInSnapshot = inSnapshot;
      if (/^(begin|start transaction)\b/.test(text)) {
        inSnapshot = /\brepeatable read read only$/.test(text);
        known = inSnapshot ? new Map() : undefined;
      } else if (/^(commit|rollback)$/.test(text)) {
        inSnapshot = false;
        known = look?.known;
      }
      try {
        return await send();
      } finally {
        if (!inSnapshot && !wasInSnapshot) look?.known.clear();
      }
    },
  };
}

/** Whether this is part of a look that goes on. */
export function isInALook(): boolean {
  return lookNow() !== undefined;
}

function lookNow(): Look | undefined {
  const look = looks.getStore();
  return look?.isOver ? undefined : look;
}

/** Asked by two at the same time it is done once; what failed is tried again by whoever asks next. */
function onceIn<Result>(
  known: Map<string, Promise<unknown>>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = known.get(key) as Promise<Result> | undefined;
  if (before) return before;
  const asked = work();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

/** Whoever sorts or changes rows has their own. */
function copied<Answer extends Answered>(answer: Answer): Answer {
  return { ...answer, rows: answer.rows.map(row => ({ ...row })) };
}

/** Whether a statement only reads: it locks nothing, changes nothing by a function and asks nothing of the server itself. */
function isPlainRead(text: string): boolean {
  return (
    /^\s*select\b/i.test(text) &&
    !/\bfor (no key )?(update|share)\b|\b(pg_|nextval|setval|set_config|bring_rows)/i.test(text)
  );
}
