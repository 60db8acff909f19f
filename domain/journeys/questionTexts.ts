import type { Answer, JourneyDefinition, Page, Step } from '../journey-engine/definition/definition.ts';

/**
 * The words of a questionnaire, apart from it: what people read, by the ids of pages, steps and answers. Ids, answers,
 * ways on and conditions are no words, so other words are the same questions to every rule.
 */
export type QuestionTexts = {
  readonly pages: Readonly<Record<string, PageTexts>>;
  readonly steps: Readonly<Record<string, StepTexts>>;
};
/** The tip box of a page: its heading, and a text for each tip. */
export type PageTexts = Readonly<Record<string, string>>;
/** The texts of a step by the name of their field; those of an answer as `answer england`. */
export type StepTexts = Readonly<Record<string, string>>;

/** One text that was changed. */
export type TextChange = { readonly place: string; readonly was: string; readonly is: string };

/** Fields of a step that people read. */
const STEP_FIELDS = ['headerText', 'additionalText', 'tooltipText'] as const;
const ANSWER_FIELDS = ['value', 'placeHolderValue', 'additionalText'] as const;
/** What is no word among the texts of a screen: it names what to show. */
const NOT_READ: readonly string[] = ['shows'];

/** Every text of a questionnaire that may be worded anew. */
export function textsOf({ pages }: JourneyDefinition): QuestionTexts {
  return {
    pages: Object.fromEntries(pages.filter(({ tipBox }) => tipBox).map(page => [page.id, pageTexts(page)])),
    steps: Object.fromEntries(pages.flatMap(stepsOf).map(step => [step.id, stepTexts(step)])),
  };
}

/**
 * Texts that the questions do not have, and those that they have and that are missing or empty, each with its place.
 */
export function textProblems(definition: JourneyDefinition, texts: QuestionTexts): readonly string[] {
  const own = textsOf(definition);
  return [...faultsIn('pages', own.pages, texts.pages), ...faultsIn('steps', own.steps, texts.steps)];
}

/**
 * The same questions in other words, as a version of their own: its number joins that of the questions with that of the
 * words (questions 4, words 2: 4002).
 *
 * @param revision 1 to 999, raised with each change of the words
 * @throws RangeError for a revision out of range, and with all of `textProblems`
 */
export function withTexts(
  definition: JourneyDefinition,
  texts: QuestionTexts,
  revision: number,
): JourneyDefinition {
  if (!Number.isInteger(revision) || revision < 1 || revision > 999) {
    throw new RangeError('revision: must be 1 to 999');
  }
  const problems = textProblems(definition, texts);
  if (problems.length > 0) throw new RangeError(problems.join('; '));
  return {
    ...definition,
    version: definition.version * 1000 + revision,
    pages: definition.pages.map(page => ({
      ...withTips(page, texts.pages[page.id]),
      sections: page.sections.map(section => ({
        ...section,
        steps: section.steps.map(step => worded(step, texts.steps[step.id] ?? {})),
      })),
    })),
  };
}

/** The texts that differ, in the order of the first. */
export function textChanges(before: QuestionTexts, after: QuestionTexts): readonly TextChange[] {
  return (['pages', 'steps'] as const).flatMap(part =>
    Object.entries(before[part]).flatMap(([id, texts]) =>
      Object.entries(texts).flatMap(([field, was]) => {
        const is = after[part][id]?.[field] ?? '';
        return is === was ? [] : [{ place: `${part}.${id}.${field}`, was, is }];
      }),
    ),
  );
}

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What does not fit, each with its place. */
function faultsIn(part: string, own: Texts, given: Texts): readonly string[] {
  const unknown = Object.keys(given).filter(id => !Object.hasOwn(own, id));
  return [
    ...unknown.map(id => `${part}.${id}: the questions have none of this name`),
    ...Object.entries(own).flatMap(([id, texts]) => {
      const other = Object.hasOwn(given, id) ? given[id] : undefined;
      if (other === undefined) return [`${part}.${id}: is missing`];
      return fieldFaults(texts, other).map(fault => `${part}.${id}.${fault}`);
    }),
  ];
}

function fieldFaults(own: Texts[string], given: Texts[string]): readonly string[] {
  const unknown = Object.keys(given).filter(field => !Object.hasOwn(own, field));
  return [
    ...unknown.map(field => `${field}: there is no such text`),
    ...Object.entries(own).flatMap(([field, text]) => {
      const other = Object.hasOwn(given, field) ? given[field] : undefined;
      if (other === undefined) return [`${field}: is missing`];
      return text.trim() !== '' && other.trim() === '' ? [`${field}: must not be empty`] : [];
    }),
  ];
}

function pageTexts({ tipBox }: Page): PageTexts {
  if (tipBox === undefined) return {};
  return {
    heading: tipBox.heading,
    ...Object.fromEntries(tipBox.tips.map((tip, at) => [`tip ${at + 1}`, tip])),
  };
}

function withTips(page: Page, texts: PageTexts | undefined): Page {
  const { tipBox } = page;
  if (tipBox === undefined || texts === undefined) return page;
  const tips = tipBox.tips.map((tip, at) => texts[`tip ${at + 1}`] ?? tip);
  return { ...page, tipBox: { ...tipBox, heading: texts.heading ?? tipBox.heading, tips } };
}

function stepTexts(step: Step): StepTexts {
  const found: Record<string, string> = {};
  for (const field of STEP_FIELDS) if (step[field] !== undefined) found[field] = step[field];
  for (const [key, text] of Object.entries(step.stepConfig?.textData ?? {})) {
    if (!NOT_READ.includes(key)) found[`text ${key}`] = text;
  }
  for (const answer of step.answers) {
    for (const field of ANSWER_FIELDS) {
      if (answer[field] !== undefined) found[nameOf(answer, field)] = answer[field];
    }
  }
  step.wordings?.forEach((wording, at) => {
    for (const field of STEP_FIELDS) {
      if (wording[field] !== undefined) found[`wording ${at + 1} ${field}`] = wording[field];
    }
    for (const [id, text] of Object.entries(wording.answers ?? {})) {
      found[`wording ${at + 1} answer ${id}`] = text;
    }
  });
  return found;
}

function nameOf({ id }: Answer, field: (typeof ANSWER_FIELDS)[number]): string {
  return field === 'value' ? `answer ${id}` : `answer ${id} ${field}`;
}

function worded(step: Step, texts: StepTexts): Step {
  const { stepConfig, wordings } = step;
  const textData = stepConfig?.textData && inOtherWords(stepConfig.textData, texts, key => `text ${key}`);
  return {
    ...step,
    ...found(STEP_FIELDS, texts, field => field),
    answers: step.answers.map(answer => ({
      ...answer,
      ...found(ANSWER_FIELDS, texts, field => nameOf(answer, field)),
    })),
    ...(stepConfig && { stepConfig: { ...stepConfig, ...(textData && { textData }) } }),
    ...(wordings && {
      wordings: wordings.map(({ answers, ...wording }, at) => ({
        ...wording,
        ...found(STEP_FIELDS, texts, field => `wording ${at + 1} ${field}`),
        ...(answers && { answers: inOtherWords(answers, texts, id => `wording ${at + 1} answer ${id}`) }),
      })),
    }),
  };
}

/** The fields that have a text, with it. */
function found<Field extends string>(
  fields: readonly Field[],
  texts: StepTexts,
  nameIn: (field: Field) => string,
): { readonly [Name in Field]?: string } {
  const all: { [Name in Field]?: string } = {};
  for (const field of fields) {
    const text = texts[nameIn(field)];
    if (text !== undefined) all[field] = text;
  }
  return all;
}

function inOtherWords(
  own: Readonly<Record<string, string>>,
  texts: StepTexts,
  nameIn: (key: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(own).map(([key, text]) => [key, texts[nameIn(key)] ?? text]));
}

function stepsOf(page: Page): readonly Step[] {
  return page.sections.flatMap(({ steps }) => steps);
}
