import type { Answer, JourneyDefinition, Step } from '../journey-engine/definition/definition.ts';
import type { UkNation } from '../people/nation.ts';

/**
 * Nations that an operator, or a partner's look, may leave out, and what leaving each out adds to the version number.
 * 100,000 to 300,000 were added while the note below had a number to ring: published versions keep it.
 */
export const OPTIONAL_NATIONS = ['scotland', 'northern-ireland'] as const satisfies readonly UkNation[];
export type OptionalNation = (typeof OPTIONAL_NATIONS)[number];
const MARKS: Readonly<Record<OptionalNation, number>> = { scotland: 400_000, 'northern-ireland': 800_000 };

const ALWAYS: readonly UkNation[] = ['england', 'wales'];
const NAMES: Readonly<Record<UkNation, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

/** The nations that advice is given in: England, Wales and those that the operator adds. */
export function advisedNations(also: readonly OptionalNation[]): readonly UkNation[] {
  return [...ALWAYS, ...OPTIONAL_NATIONS.filter(nation => also.includes(nation))];
}

/** How a published questionnaire says where advice is given. */
const EVERYWHERE = listOf(advisedNations(OPTIONAL_NATIONS));

/**
 * The questionnaire for people in England, Wales and these nations alone: an answer that names another one stops the
 * person, with a note and free help, whose number and address stand in the operator's content, and the text about where advice is given leaves it out. A published version never
 * changes, so a questionnaire that stops somewhere has a version of its own, made from both. One that serves all four,
 * or does not ask for the nation, is the same as before.
 */
export function servingOnly(
  definition: JourneyDefinition,
  also: readonly OptionalNation[],
): JourneyDefinition {
  const closed = OPTIONAL_NATIONS.filter(nation => !also.includes(nation));
  const asksOf = definition.pages.some(({ sections }) =>
    sections.some(({ steps }) => steps.some(({ answers }) => answers.some(isOneOf(closed)))),
  );
  if (!asksOf) return definition;
  const covers = listOf(advisedNations(also));
  return {
    ...definition,
    version: closed.reduce((version, nation) => version + MARKS[nation], definition.version),
    pages: definition.pages.map(page => ({
      ...page,
      sections: page.sections.map(section => ({
        ...section,
        steps: section.steps.map(step => closedAt(step, closed, covers)),
      })),
    })),
  };
}

function closedAt(step: Step, closed: readonly OptionalNation[], covers: string): Step {
  return {
    ...step,
    headerText: step.headerText.replaceAll(EVERYWHERE, covers),
    answers: step.answers.map(answer => {
      const nation = closed.find(one => isOneOf([one])(answer));
      if (nation === undefined) return answer;
      const note = `Our advice here covers ${covers}. ${NAMES[nation]} has its own debt rules. You can get free advice there from MoneyHelper.`;
      return { ...answer, additionalText: note, additionalTextPosition: 'below', blocksContinue: true };
    }),
  };
}

/** Whether an answer says that the person lives in one of these nations. */
function isOneOf(nations: readonly UkNation[]) {
  return ({ id }: Answer): boolean => nations.some(nation => id === `nation.${nation}`);
}

function listOf(nations: readonly UkNation[]): string {
  const names = nations.map(nation => NAMES[nation]);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
