/** Papers of one kind, as they are asked for elsewhere than on the page of all papers. */
export type PapersOf = {
  readonly heading: string;
  /** What is asked for, with how many are there; null while that is not read. */
  readonly about: (count: number | null) => string;
  /** On the button, while none is there, and after that. */
  readonly add: string;
  readonly addMore: string;
  /** Over the form that adds one. */
  readonly formHeading: string;
  /** What stands in that form for what it is, to begin with; before other words that do not say it. */
  readonly begins: string;
  /** Whether a paper is one, by the words of its person. */
  readonly isOne: (words: string) => boolean;
};
