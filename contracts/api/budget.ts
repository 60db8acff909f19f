import { EARLIER_FIGURES } from '@towpath/domain/budget/facts.ts';
import { CATEGORY_STATUSES } from '@towpath/domain/budget/progress.ts';
import { EXPENDITURE_KINDS } from '@towpath/domain/budget/rules.ts';
import { SHORTFALL_HELP } from '@towpath/domain/budget/summary.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';
import { pounds, poundsOrTyped } from './money.ts';

/**
 * Income and expenditure, in the specification's names. The amount of a line is for each time it is paid. The server
 * stores it as it was submitted, with its frequency, and works out the monthly amount when it is asked for.
 */
const id = z.number();
const text = (longest: number) => z.string().check(z.maxLength(longest));
const deviationTypeId = z.nullable(z.number());

export const Frequency = named(
  'Frequency',
  z.object({
    frequencyId: id,
    frequencyName: z.string(),
    times: described(z.number(), 'The monthly amount is the amount × `times` / `months`.'),
    months: z.number(),
  }),
);
export type Frequency = z.infer<typeof Frequency>;

export const Category = named(
  'BudgetCategory',
  z.object({
    categoryId: id,
    categoryName: z.string(),
    kind: described(z.enum(['income', ...EXPENDITURE_KINDS]), 'What sort of money it is.'),
    subCategories: z.array(
      z.object({
        subcategoryId: id,
        subcategoryName: z.string(),
        types: z.array(
          z.object({
            typeId: id,
            typeName: z.string(),
            tooltipText: z.string(),
            usualFrequencyId: described(id, 'How often it usually comes, to begin with.'),
          }),
        ),
      }),
    ),
  }),
);
export type Category = z.infer<typeof Category>;

/** A line as it is sent. An amount may be typed text, with commas; empty or left out it is 0. */
export const EntryBody = named(
  'BudgetLineGiven',
  z.strictObject({
    id: z.optional(z.nullable(text(100))),
    typeId: id,
    typeName: z.optional(z.nullable(text(200))),
    amount: z.optional(z.nullable(poundsOrTyped)),
    frequencyId: id,
    deviationReasonId: z.optional(z.nullable(id)),
  }),
);
export type EntryBody = z.infer<typeof EntryBody>;

/** A line as it stood where it was read. */
const LineRead = named(
  'BudgetLineRead',
  z.strictObject({
    typeId: id,
    amount: z.nullable(pounds),
    frequencyId: id,
    deviationReasonId: z.nullable(id),
  }),
);
export type LineRead = z.infer<typeof LineRead>;

export const CategoryBody = z.strictObject({
  categoryId: id,
  categoryName: z.optional(z.nullable(text(200))),
  types: z.array(EntryBody).check(z.maxLength(100)),
  was: described(
    z.optional(z.array(LineRead).check(z.maxLength(100))),
    'The lines as they stood when they were read. What one of us has put right since then stays where this changes nothing of it, and is not overwritten where it does. Left out, the lines sent replace whatever there is.',
  ),
});
export type CategoryBody = z.infer<typeof CategoryBody>;

const reason = z.object({ deviationReasonId: id, deviationReasonName: z.string() });

/** The status of a category, with each of its lines. */
const entryFields = {
  categoryId: id,
  categoryName: z.string(),
  status: z.enum(CATEGORY_STATUSES),
  /** The first deviation that still wants a reason. */
  deviationTypeId,
  types: z.array(
    z.object({
      id: described(z.nullable(z.string()), 'Null for a line that has not been sent yet.'),
      typeId: id,
      typeName: z.string(),
      amount: z.nullable(pounds),
      frequencyId: id,
      deviationReasonId: z.nullable(id),
      deviationReasons: described(
        z.array(reason),
        'The reasons to choose from beside this line; empty where none is asked for.',
      ),
      start: described(
        z.nullable(z.object({ amount: pounds, frequencyId: id, says: z.string() })),
        'What the line starts with, in pounds and with its frequency, and words about the source. It counts only once it is submitted, and is then gone.',
      ),
      hint: described(
        z.nullable(z.string()),
        'Words beside a line so large that it is worth a second look; nothing is asked about it.',
      ),
      help: described(z.string(), 'What helps to fill it in, in a sentence.'),
      usualFrequencyId: described(
        z.nullable(id),
        'How often it usually comes, where that is not once a month; null otherwise.',
      ),
      group: described(
        z.nullable(z.string()),
        'The group of the list to tick; null where it stands behind "more".',
      ),
      knownBy: described(
        z.nullable(z.enum(['answers', 'usual'])),
        'Why it is ticked to begin with: told before, or nearly everybody has it.',
      ),
      isOffered: described(z.boolean(), "Whether it can be this person's at all."),
      isAnybodys: described(
        z.boolean(),
        'Income of which the line does not say whose it is, such as a benefit.',
      ),
    }),
  ),
  deviations: described(
    z.array(
      z.object({
        deviationTypeId: id,
        title: z.string(),
        text: z.string(),
        typeId: described(id, 'The line beside which the reason is asked for.'),
        isExplained: z.boolean(),
        guide: described(
          z.nullable(z.object({ year: z.number(), isIllustrative: z.boolean() })),
          'Of which year the guide figures are, and whether they are examples only.',
        ),
      }),
    ),
    'All deviations, including those that have been explained.',
  ),
  toldBefore: described(z.array(z.string()), 'Text about the figure given for it in the first questions.'),
  guide: described(
    z.nullable(
      z.object({
        lowest: pounds,
        highest: pounds,
        year: z.number(),
        isIllustrative: z.boolean(),
        adults: z.number(),
        children: z.number(),
      }),
    ),
    'What homes like this usually spend on it; null where nothing says so.',
  ),
  message: described(z.nullable(z.string()), 'The words for a category in error; null otherwise.'),
  monthlyAmount: described(pounds, 'The monthly total of the category.'),
};
export const CategoryEntry = named('CategoryAsItStands', z.object(entryFields));
export type CategoryEntry = z.infer<typeof CategoryEntry>;

const progressFields = {
  nextCategoryId: described(z.nullable(id), 'The category to open next; null when all are completed.'),
  allCompleted: z.boolean(),
};

const settled = z.array(z.enum(EARLIER_FIGURES)).check(z.maxLength(EARLIER_FIGURES.length));

/** What a person said of the budget as a whole: the lines they fill in, and the rhythm that a line begins with. */
export const BudgetListBody = z.strictObject({
  typeIds: z.array(id).check(z.maxLength(500)),
  frequencyId: id,
  /** The sums of the first questions that they looked at again and left as they are. */
  settled,
});
export type BudgetListBody = z.infer<typeof BudgetListBody>;

export const Budget = z.object({
  financialStatementId: described(z.nullable(z.string()), 'Null before the first category is submitted.'),
  frequencies: z.array(Frequency),
  incomeCategories: z.array(CategoryEntry),
  expenditureCategories: z.array(CategoryEntry),
  ...progressFields,
  list: described(
    z.object({ ...BudgetListBody.shape, isSaved: z.boolean() }),
    'What was ticked, or else what is known; `isSaved` once the person has ticked.',
  ),
  tickGroups: described(
    z.array(z.object({ name: z.string(), side: z.enum(['income', 'expenditure']) })),
    'The groups of the list to tick, in their order.',
  ),
  toldSums: described(
    z.array(
      z.object({
        figure: z.enum(EARLIER_FIGURES),
        about: z.string(),
        amount: pounds,
        typeIds: z.array(id),
        isIncome: z.boolean(),
      }),
    ),
    'The sums of the first questions, with the lines that come to the same.',
  ),
  incomeToldBefore: described(
    z.nullable(z.string()),
    'The total income given in the first questions; null where none was.',
  ),
  reopened: described(
    z.nullable(z.object({ categoryIds: z.array(id), says: z.string() })),
    'Categories to look at again because something else the person told us has changed, with the reason as text.',
  ),
  isComplete: described(
    z.boolean(),
    'The person has confirmed the budget, and nothing has reopened it since.',
  ),
  message: described(z.nullable(z.string()), 'The message once all is completed; null before.'),
});
export type Budget = z.infer<typeof Budget>;

export const SubmittedEntry = z.object({ ...entryFields, ...progressFields });
export type SubmittedEntry = z.infer<typeof SubmittedEntry>;

/** A category by which a part of the budget is opened, with its monthly total. */
const partOfMonth = z.object({ categoryId: id, name: z.string(), value: pounds });

export const BudgetSummary = z.object({
  totalIncome: pounds,
  totalExpenditure: pounds,
  disposableIncome: pounds,
  summaryText: z.string(),
  shortfallHelp: described(
    z.array(z.object({ topic: z.enum(SHORTFALL_HELP), text: z.string(), helpIds: z.array(z.string()) })),
    'Empty unless spending exceeds income. It never blocks anyone.',
  ),
  incomes: described(z.array(partOfMonth), 'The monthly total of each income category, without those of 0.'),
  outgoings: described(
    z.array(partOfMonth),
    'The monthly total of each expenditure category, without those of 0.',
  ),
  isComplete: z.boolean(),
});
export type BudgetSummary = z.infer<typeof BudgetSummary>;

export const frequencies = call({
  base: 'core',
  method: 'GET',
  path: '/sfs/frequencies',
  access: 'customer',
  summary: 'How often money comes or goes; Monthly first.',
  answer: z.array(Frequency),
});

export const incomeCategories = call({
  base: 'core',
  method: 'GET',
  path: '/sfs/income/categories',
  access: 'customer',
  summary: 'The categories of income with their lines, in the order in which they open.',
  answer: z.array(Category),
});

export const expenditureCategories = call({
  base: 'core',
  method: 'GET',
  path: '/sfs/expenditure/categories',
  access: 'customer',
  summary: 'The categories of costs with their lines, in the order in which they open.',
  answer: z.array(Category),
});

export const submitIncomeCategory = call({
  base: 'core',
  method: 'POST',
  path: '/sfs/mine/income/category',
  access: 'customer',
  summary:
    'Submits a category of income: its lines replace those it had. Says how it stands and what opens next.',
  body: CategoryBody,
  answer: SubmittedEntry,
  errors: ['NOT_FOUND', 'SESSION_CLOSED', 'CHANGED_SINCE_READ'],
});

export const submitExpenditureCategory = call({
  base: 'core',
  method: 'POST',
  path: '/sfs/mine/expenditure/category',
  access: 'customer',
  summary:
    'Submits a category of costs: its lines replace those it had. Says how it stands and what opens next.',
  body: CategoryBody,
  answer: SubmittedEntry,
  errors: ['NOT_FOUND', 'SESSION_CLOSED', 'CHANGED_SINCE_READ'],
});

export const myBudget = call({
  base: 'core',
  method: 'GET',
  path: '/sfs/mine/sfs/{stepId}',
  access: 'customer',
  summary: 'The person’s income and expenditure at a budget step, with the status of every category.',
  params: z.object({ stepId: text(100) }),
  answer: Budget,
  errors: ['STEP_NOT_ON_PATH', 'NO_JOURNEY', 'NOT_FOUND'],
});

export const saveBudgetList = call({
  base: 'core',
  method: 'POST',
  path: '/sfs/mine/list',
  access: 'customer',
  summary:
    'Keeps which lines a person fills in, how often lines come to begin with, and which earlier sums were looked at again.',
  body: BudgetListBody,
  errors: ['VALIDATION_FAILED', 'SESSION_CLOSED'],
});

export const completeBudget = call({
  base: 'core',
  method: 'GET',
  path: '/sfs/mine/sfs/complete',
  access: 'customer',
  summary: 'Marks the budget complete, once every category is. Empty when it is; anything else is an error.',
  errors: ['VALIDATION_FAILED', 'SESSION_CLOSED'],
});

export const myBudgetSummary = call({
  base: 'core',
  method: 'GET',
  path: '/sfs/mine/summary',
  access: 'customer',
  summary:
    'Income, costs and what is left in a month, with words about it, and help where it is a shortfall.',
  answer: BudgetSummary,
});
