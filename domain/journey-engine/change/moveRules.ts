/** What happens to a person's answer to one step when they move to a newer version of the journey. */
export type MoveRule =
  /** It means the same and is kept. Allowed where every old answer still exists in the new step. */
  | { readonly rule: 'keep' }
  /** The question means something else now: the person is asked again. */
  | { readonly rule: 'ask again' }
  /** The step is gone and nothing replaces it. */
  | { readonly rule: 'drop' }
  /** It is carried over: to step `to` (the same one when left out), each old answer id to a new one. */
  | { readonly rule: 'convert'; readonly to?: string; readonly answers: Readonly<Record<string, string>> };

/** The rule for each changed or removed step, by its id in the old version. */
export type MoveRules = Readonly<Record<string, MoveRule>>;
