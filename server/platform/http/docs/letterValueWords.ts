/** What the words of an enumeration mean in the calls about what letters need to know. */
export const LETTER_VALUE_WORDS: readonly Readonly<Record<string, string>>[] = [
  {
    'claim day': 'The day on the form by which a court claims a debt, and whether it is answered.',
    'in force': 'What protects the person by law now.',
    chased: 'Whether somebody still asks for a debt.',
    'lump sum': 'A sum that the person could settle with at once.',
    health: 'Whether a letter may tell of their health.',
  },
  {
    issued: 'The day of issue, in England and Wales.',
    'last to reply': 'The last day to answer, which the form names elsewhere.',
  },
  {
    plan: 'The plan that they chose says it.',
    told: 'They told it elsewhere, such as in the review.',
    said: 'They said it for their letters.',
  },
  {
    BS: 'Breathing Space.',
    MHBS: 'Breathing Space in a mental health crisis.',
    MOR: 'A moratorium on diligence, in Scotland.',
    DRO: 'A debt relief order.',
    BKY: 'Bankruptcy.',
    IVA: 'An individual voluntary arrangement.',
    AO: 'An administration order.',
    PTD: 'A protected trust deed.',
    DAS: 'A debt payment programme of the Debt Arrangement Scheme.',
    SEQ: 'Sequestration.',
    MAP: 'Sequestration by the minimal asset process.',
  },
];
