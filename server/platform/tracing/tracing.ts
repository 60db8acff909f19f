/** What a span tells. Never a value that a person gave, an id, an address or a secret. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** `server`: somebody asked us; `client`: we ask somebody; `internal`: work that nobody asked for. */
export type SpanKind = 'server' | 'client' | 'internal';

export type RunningSpan = {
  /** Does something within it: spans that are begun meanwhile, also later in the same chain of promises, hang on it. */
  within<Result>(work: () => Result): Result;
  /** Ends it. `fault` names what kind of thing went wrong, not its message. */
  end(facts: SpanFacts, fault?: string): void;
};

/** Where spans go. Everything that takes one does without: tracing is off unless it is asked for. */
export type Tracing = {
  /** Begins a span within the one that runs. A `client` span outside of any is not recorded. */
  begin(name: string, kind: SpanKind, facts: SpanFacts): RunningSpan;
};

/** Does work within a span of its own, if there is tracing, and ends it however the work ends. */
export async function inSpan<Result>(
  tracing: Tracing | undefined,
  { name, kind, facts = {} }: { readonly name: string; readonly kind: SpanKind; readonly facts?: SpanFacts },
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracing) return work();
  const span = tracing.begin(name, kind, facts);
  try {
    const result = await span.within(work);
    span.end({});
    return result;
  } catch (fault) {
    span.end({}, faultName(fault));
    throw fault;
  }
}

/** The kind of a fault: the code that PostgreSQL or Node gives it, or else its class. */
function faultName(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown';
  return 'code' in fault && typeof fault.code === 'string' ? fault.code : fault.name;
}
