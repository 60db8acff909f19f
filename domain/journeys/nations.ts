import type { Answer, JourneyDefinition, Step } from '../journey-engine/definition/definition.ts';
import type { UkNation } from '../people/nation.ts';

/** Nations the questionnaires do not serve unless an operator opens them, and what each adds to the version number. */
export const CLOSED_NATIONS = ['scotland', 'northern-ireland'] as const satisfies readonly UkNation[];
export type ClosedNation = (typeof CLOSED_NATIONS)[number];
const MARKS: Readonly<Record<ClosedNation, number>> = { scotland: 100_000, 'northern-ireland': 200_000 };

const ALWAYS: readonly UkNation[] = ['england', 'wales'];
const NAMES: Readonly<Record<UkNation, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};
const COVERS = 'England and Wales';

/** The nations that advice is given in, with those that were opened. */
export function advisedNations(opened: readonly ClosedNation[]): readonly UkNation[] {
  return [...ALWAYS, ...CLOSED_NATIONS.filter(nation => opened.includes(nation))];
}

/**
 * Opens a questionnaire to nations it does not serve: their answers no longer block the person, and the text about
 * where advice is given names them too. A published version never changes, so an opened questionnaire has a version of
 * its own, made from both. One that stops at no nation is the same as before.
 */
export function withNationsOpened(
  definition: JourneyDefinition,
  opened: readonly ClosedNation[],
): JourneyDefinition {
  const nations = CLOSED_NATIONS.filter(nation => opened.includes(nation));
  const stopsAt = definition.pages.some(({ sections }) =>
    sections.some(({ steps }) => steps.some(({ answers }) => answers.some(isStopAt(CLOSED_NATIONS)))),
  );
  if (nations.length === 0 || !stopsAt) return definition;
  const covers = listOf(advisedNations(nations).map(nation => NAMES[nation]));
  return {
    ...definition,
    version: nations.reduce((version, nation) => version + MARKS[nation], definition.version),
    pages: definition.pages.map(page => ({
      ...page,
      sections: page.sections.map(section => ({
        ...section,
        steps: section.steps.map(step => openStep(step, nations, covers)),
      })),
    })),
  };
}

function openStep(step: Step, nations: readonly ClosedNation[], covers: string): Step {
  const say = (text: string) => text.replaceAll(COVERS, covers);
  return {
    ...step,
    headerText: say(step.headerText),
    answers: step.answers.map(answer => {
      if (isStopAt(nations)(answer)) {
        const {
          blocksContinue: _stop,
          additionalText: _why,
          additionalTextPosition: _where,
          ...open
        } = answer;
        return open;
      }
      return answer.additionalText === undefined
        ? answer
        : { ...answer, additionalText: say(answer.additionalText) };
    }),
  };
}

/** Whether an answer stops at one of these nations. */
function isStopAt(nations: readonly UkNation[]) {
  return ({ id, blocksContinue }: Answer): boolean =>
    blocksContinue === true && nations.some(nation => id === `nation.${nation}`);
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
