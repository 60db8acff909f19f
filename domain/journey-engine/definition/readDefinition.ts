import { z } from 'zod';
import type { JourneyDefinition } from './definition.ts';
import { CONDITION_PROPERTIES, OPERATORS, OPTION_TYPES, TIP_STYLES } from './kinds.ts';
import type { StepKind } from './stepKind.ts';

/** What is wrong with the shape of a definition, and where: `path` is a JSON path such as `pages[0].sections[1].name`. */
export type ShapeFault = { readonly path: string; readonly message: string };

export type ReadDefinition =
  | { readonly ok: true; readonly definition: JourneyDefinition }
  | { readonly ok: false; readonly faults: readonly ShapeFault[] };

/**
 * Checks the shape of a definition that comes from a file or a row. Strict: a key that is not known is refused, so that
 * a misspelt one is not quietly ignored. What it means is checked by `compile`. For the server and tools only, since a
 * browser gets definitions that were checked.
 *
 * @param kinds the kinds of step there are
 */
export function readDefinition(input: unknown, kinds: readonly StepKind[]): ReadDefinition {
  const read = journeyDefinition(kinds).safeParse(input);
  if (read.success) return { ok: true, definition: read.data };
  return { ok: false, faults: read.error.issues.flatMap(issue => faultsOf(issue, [])) };
}

type Issue = z.core.$ZodIssue;

/** Of the shapes a condition can have, the one with the fewest faults is the one that was meant. */
function faultsOf(issue: Issue, above: readonly PropertyKey[]): readonly ShapeFault[] {
  const path = [...above, ...issue.path];
  const meant =
    issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => a.length - b.length)[0] : undefined;
  if (meant && meant.length > 0) return meant.flatMap(inner => faultsOf(inner, path));
  return [{ path: jsonPath(path), message: issue.message }];
}

function jsonPath(parts: readonly PropertyKey[]): string {
  const path = parts.map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return path.replace(/^\./, '') || '(whole definition)';
}

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/i, 'An id is letters and digits, joined by - or .');
const text = z.string().min(1);
const number = z.int().min(0);

const factComparison = z.strictObject({
  property: z.literal('fact'),
  fact: text,
  operator: z.enum(OPERATORS),
  value: text,
});
const severalFacts = z.array(factComparison).min(1);
const factCondition = z.union([
  factComparison,
  z.strictObject({ all: severalFacts }),
  z.strictObject({ any: severalFacts }),
]);

const answerComparison = z.strictObject({
  property: z.enum(CONDITION_PROPERTIES),
  operator: z.enum(OPERATORS),
  value: z.union([z.string(), z.number()]),
  stepId: id.exactOptional(),
});
const comparison = z.union([answerComparison, factComparison]);
const several = z.array(comparison).min(1);
const condition = z.union([
  answerComparison,
  factComparison,
  z.strictObject({ all: several }),
  z.strictObject({ any: several }),
]);

const answer = z.strictObject({
  id,
  value: z.string(),
  placeHolderValue: z.string().exactOptional(),
  additionalText: z.string().exactOptional(),
  additionalTextPosition: z.enum(['above', 'below']).exactOptional(),
  isExclusiveAnswer: z.boolean().exactOptional(),
  answerIcon: z.string().exactOptional(),
  blocksContinue: z.boolean().exactOptional(),
  leadsTo: id.exactOptional(),
  when: condition.exactOptional(),
});

const stepConfig = z.strictObject({
  showCreditSearch: z.boolean().exactOptional(),
  hideAdditionalAdults: z.boolean().exactOptional(),
  adviceStyleId: number.exactOptional(),
  textData: z.record(z.string(), z.string()).exactOptional(),
  sub_heading: z.string().exactOptional(),
  registrationStyleId: number.exactOptional(),
  channelTypeIds: z.array(number).exactOptional(),
  helpIds: z.array(text).exactOptional(),
});

const wording = z.strictObject({
  when: condition,
  headerText: text.exactOptional(),
  additionalText: text.exactOptional(),
  tooltipText: text.exactOptional(),
  answers: z.record(id, text).exactOptional(),
});

const stepOf = (kinds: readonly StepKind[]) =>
  z.strictObject({
    id,
    order: number,
    type: z.enum(kinds.map(({ name }) => name)),
    name: text,
    optionType: z.enum(OPTION_TYPES).exactOptional(),
    headerText: z.string(),
    additionalText: z.string().exactOptional(),
    tooltipText: z.string().exactOptional(),
    answers: z.array(answer),
    stepConfig: stepConfig.exactOptional(),
    stepFooterId: number.exactOptional(),
    nextStep: z.array(z.strictObject({ id, condition: condition.exactOptional() })),
    optional: z.boolean().exactOptional(),
    when: factCondition.exactOptional(),
    tells: text.exactOptional(),
    completesPage: z.boolean().exactOptional(),
    wordings: z.array(wording).exactOptional(),
  });

const sectionOf = (kinds: readonly StepKind[]) =>
  z.strictObject({
    id,
    name: text,
    order: number,
    gui: z.strictObject({ displayProgressBar: z.boolean(), includeInProgressBar: z.boolean() }),
    steps: z.array(stepOf(kinds)),
    phase: text.exactOptional(),
  });

const pageShow = z.strictObject({
  title: z.string().nullable().exactOptional(),
  frame: z.literal('advice').exactOptional(),
  back: z.enum(['none', 'disabled']).exactOptional(),
  alwaysComplete: z.boolean().exactOptional(),
});

const pageOf = (kinds: readonly StepKind[]) =>
  z.strictObject({
    id,
    headerName: z.string(),
    sections: z.array(sectionOf(kinds)),
    show: pageShow.exactOptional(),
    oneContinue: z.boolean().exactOptional(),
    tipBox: z.strictObject({ style: z.enum(TIP_STYLES), heading: text, tips: z.array(text) }).exactOptional(),
  });

const journeyDefinition = (kinds: readonly StepKind[]): z.ZodType<JourneyDefinition> =>
  z.strictObject({
    journey: id,
    version: z.int().min(1),
    name: text,
    template: z.strictObject({
      theme: text,
      progressBarStyleId: number,
      ctaStyleId: number,
      displayChatWidget: z.boolean(),
    }),
    pages: z.array(pageOf(kinds)),
    purpose: text.exactOptional(),
    onePerPage: z.boolean().exactOptional(),
  });
