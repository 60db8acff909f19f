import type {
  JourneyDefinition,
  Page,
  PageShow,
  Section,
  Step,
} from '../journey-engine/definition/definition.ts';

/**
 * What the headers and names of the specification mean for the screens. A definition says it itself, beside its
 * `purpose`; versions that were published before it could, and never change, are read by this table.
 */
const QUALIFIER = 'Qualifier';
const NO_TITLE: readonly string[] = ['Advice', 'Your Advice', 'Debts Details'];
const ADVICE_FRAME: readonly string[] = ['Advice', 'Your Advice'];
const ALWAYS_COMPLETE = 'Review';
const COMPLETES_PAGE = 'this section is now complete.';
/** Sections whose names contain the same one of these are of one phase. The first match wins (JN-043, JN-046). */
const PHASES = ['residential', 'situation', 'debts', 'outgoings', 'income', 'last steps'] as const;
const OUT_OF_THE_BAR = 'last steps';
/** The details of the person that questions of the Qualifier ask for, by step. */
const TELLS: Readonly<Record<string, string>> = {
  'first-name': 'forename',
  phone: 'contactNumber',
  'birth-date': 'dateOfBirth',
};

/**
 * The definition with its meaning for the screens filled in: its purpose, how each page is shown, which sections share
 * a phase. A definition that states its purpose needs nothing filled in and is returned unchanged. For reading only:
 * what is stored and compared is the definition as it was published.
 */
export function withPhases(definition: JourneyDefinition): JourneyDefinition {
  if (definition.purpose !== undefined) return definition;
  const { pages } = definition;
  const isQualifier = pages.some(({ headerName }) => headerName === QUALIFIER);
  const onePerPage = pages.filter(({ headerName }) => headerName.includes(QUALIFIER)).length > 1;
  return {
    ...definition,
    purpose: isQualifier ? 'qualifier' : 'questionnaire',
    ...(onePerPage ? { onePerPage } : {}),
    pages: pages.map(page => ({
      ...page,
      ...showOf(page, isQualifier, onePerPage),
      sections: page.sections.map(sectionWithPhase),
    })),
  };
}

/** A Qualifier is titled so wherever a title shows at all (JN-048 to JN-050). */
function showOf({ headerName }: Page, isQualifier: boolean, onePerPage: boolean): Pick<Page, 'show'> {
  const untitled = onePerPage || NO_TITLE.includes(headerName);
  const show: PageShow = {
    ...(untitled ? { title: null } : isQualifier ? { title: QUALIFIER } : {}),
    ...(ADVICE_FRAME.includes(headerName) ? { frame: 'advice' } : {}),
    ...backOf(headerName),
    ...(headerName === ALWAYS_COMPLETE ? { alwaysComplete: true } : {}),
  };
  return Object.keys(show).length > 0 ? { show } : {};
}

/** The advice page has no Back, and a Qualifier has no separate Back button (JN-062, JN-063, JN-065). */
function backOf(headerName: string): PageShow {
  if (headerName === 'Your Advice') return { back: 'disabled' };
  return headerName === 'Advice' || headerName.includes(QUALIFIER) ? { back: 'none' } : {};
}

function sectionWithPhase(section: Section): Section {
  const phase = PHASES.find(pattern => section.name.toLowerCase().includes(pattern));
  return {
    ...section,
    ...(phase === undefined ? {} : { phase }),
    ...(phase === OUT_OF_THE_BAR ? { gui: { ...section.gui, includeInProgressBar: false } } : {}),
    steps: section.steps.map(stepThatSays),
  };
}

function stepThatSays(step: Step): Step {
  const texts = [step.headerText, step.additionalText ?? ''];
  const tells = TELLS[step.id];
  return {
    ...step,
    ...(texts.some(text => text.toLowerCase().includes(COMPLETES_PAGE)) ? { completesPage: true } : {}),
    ...(tells === undefined ? {} : { tells }),
  };
}
