/** A hanging part must not keep the process, and with it the port, for ever. */
const DRAIN_TIMEOUT_MS = 15_000;

/** A part that runs in the program and has to be stopped with it. */
export type Part = {
  readonly name: string;
  /** How long its end waits on purpose, in ms. */
  readonly grace?: number;
  end(): Promise<unknown>;
};

/** A process that starts its parts one after the other and ends them in the opposite order, however the end comes. */
export type Program = {
  /** Somebody has told it to stop; there is no use in starting more. */
  readonly ending: boolean;
  /** Registers a started part. */
  started(part: Part): void;
  say(line: string): void;
  /** Ends it with code 1: it cannot go on, for this reason. */
  fail(line: string): void;
};

/** Faults whose message says everything; a stack would help nobody. */
const PLAIN = new Set(['StartFault', 'WebBuildError']);

const complain = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Runs `start` as the whole of this process. SIGINT, SIGTERM, SIGHUP, the death of the process that forked this one,
 * and a fault nobody caught end what was started and then the process; a fault of the start is told in its own words.
 */
export async function runProgram(start: (program: Program) => Promise<void>): Promise<void> {
  const parts: Part[] = [];
  let ending: Promise<void> | undefined;
  const program: Program = {
    get ending() {
      return ending !== undefined;
    },
    started: part => void parts.push(part),
    say: line => void process.stdout.write(`${line}\n`),
    fail(line) {
      complain(line);
      void endAndExit(1);
    },
  };

  /** Ends everything that was started, once, however often it is asked. */
  const end = () => {
    ending ??= (async () => {
      const grace = parts.reduce((sum, part) => sum + (part.grace ?? 0), 0);
      setTimeout(() => process.exit(1), grace + DRAIN_TIMEOUT_MS).unref();
      for (const part of parts.toReversed()) {
        await part.end().catch(() => complain(`The ${part.name} did not end cleanly.`));
      }
    })();
    return ending;
  };
  const endAndExit = async (code: number) => {
    await end();
    process.exit(code);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!ending) program.say('Stopping …');
      void endAndExit(0);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (fault: unknown) => {
      complain(`A fault nobody caught: ${wordsOf(fault)}`);
      void endAndExit(1);
    });
  }
  // Started by a program with an IPC channel to us: when it dies, we exit too.
  process.on('disconnect', () => void endAndExit(0));

  try {
    await start(program);
  } catch (fault) {
    // A stop in the middle of starting breaks whatever was being started; that is no fault.
    if (ending) return;
    const plain = fault instanceof Error && PLAIN.has(fault.name);
    complain(plain ? fault.message : `Towpath could not start: ${wordsOf(fault)}`);
    await endAndExit(1);
  }
}

function wordsOf(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
