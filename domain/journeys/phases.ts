import type {
  JourneyDefinition,
  Page,
  PageShow,
  Section,
  Step,
} from '../journey-engine/definition/definition.ts';

/*
 * What a definition says of itself beside its questions: its purpose, what its pages show, the phase of each section,
 * what the answer to a step tells. All of it is data. A version that says nothing of it, as those stored before
 * definitions could, is filled in from the file of the same questions; where there is none, the defaults of the schema
 * hold: no purpose, each page titled by its header, sections of one name one phase, no answer a detail of the person.
 */

/**
 * The questions alone, without what the definition says of itself. It is what was stored of a version that was
 * published before definitions could say it.
 */
export function questionsOf(definition: JourneyDefinition): JourneyDefinition {
  const { purpose: _purpose, onePerPage: _onePerPage, ...questions } = definition;
  return {
    ...questions,
    pages: definition.pages.map(({ show: _show, ...page }) => ({
      ...page,
      sections: page.sections.map(({ phase: _phase, ...section }) => ({
        ...section,
        steps: section.steps.map(({ tells: _tells, completesPage: _completes, ...step }) => step),
      })),
    })),
  };
}

/**
 * A stored version with what it does not say of itself filled in. One that states its purpose says all and is returned
 * as it is. For reading only: what is stored stays as it was published.
 *
 * @param known definitions that say it; the first that has every step of this one is taken, by the ids of the steps
 */
export function withPhases(
  definition: JourneyDefinition,
  known: readonly JourneyDefinition[],
): JourneyDefinition {
  if (definition.purpose !== undefined) return definition;
  const ids = stepsOf(definition).map(({ id }) => id);
  const source = known.find(one => {
    const has = new Set(stepsOf(one).map(({ id }) => id));
    return ids.every(id => has.has(id));
  });
  return source ? filledFrom(source, definition) : definition;
}

type Said = { readonly page: Page; readonly section: Section; readonly step: Step };

function filledFrom(source: JourneyDefinition, definition: JourneyDefinition): JourneyDefinition {
  const said = new Map<string, Said>();
  for (const page of source.pages)
    for (const section of page.sections)
      for (const step of section.steps) said.set(step.id, { page, section, step });
  const ofFirst = ({ steps }: Pick<Section, 'steps'>) => said.get(steps[0]?.id ?? '');
  const alone = source.onePerPage === true || isSpreadOut(definition, source);
  return {
    ...definition,
    ...keep('purpose', source.purpose),
    ...keep('onePerPage', alone || undefined),
    pages: definition.pages.map(page => {
      const show = page.sections[0] && ofFirst(page.sections[0])?.page.show;
      return {
        ...page,
        ...keep('show', alone ? shownAlone(show) : show),
        sections: page.sections.map(section => ({
          ...section,
          ...keep('phase', ofFirst(section)?.section.phase),
          steps: section.steps.map(step => ({
            ...step,
            ...keep('tells', said.get(step.id)?.step.tells),
            ...keep('completesPage', said.get(step.id)?.step.completesPage),
          })),
        })),
      };
    }),
  };
}

/** What a page shows once each of its steps has one of its own: no title, no separate Back (JN-048, JN-062). */
export function shownAlone(show: PageShow | undefined): PageShow {
  return show?.frame === 'advice' ? show : { ...show, title: null, back: 'none' };
}

/** Whether each step has a page of its own here that shared one in the source. */
function isSpreadOut(definition: JourneyDefinition, source: JourneyDefinition): boolean {
  const single = definition.pages.every(page => page.sections.flatMap(({ steps }) => steps).length === 1);
  return single && definition.pages.length > source.pages.length;
}

function stepsOf({ pages }: JourneyDefinition): readonly Step[] {
  return pages.flatMap(page => page.sections).flatMap(({ steps }) => steps);
}

function keep<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [name in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [name in Key]?: Value });
}
