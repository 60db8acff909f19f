import type { JourneyDefinition } from '../../definition/definition.ts';
import { type Fault, placedSteps } from '../fault.ts';

/**
 * Refuses an id used twice for pages, sections, steps or answers. Answer ids are unique in the whole journey, so that a
 * stored answer can be read without its step.
 */
export function duplicateId(definition: JourneyDefinition): readonly Fault[] {
  const steps = placedSteps(definition);
  const sections = definition.pages.flatMap(page => page.sections.map(section => ({ page, section })));
  return [
    ...twice(
      'page',
      definition.pages.map(page => ({ id: page.id, where: `page '${page.id}'` })),
    ),
    ...twice(
      'section',
      sections.map(({ page, section }) => ({
        id: section.id,
        where: `page '${page.id}', section '${section.id}'`,
      })),
    ),
    ...twice(
      'step',
      steps.map(({ step, where }) => ({ id: step.id, where })),
    ),
    ...twice(
      'answer',
      steps.flatMap(({ step, where }) => step.answers.map(({ id }) => ({ id, where }))),
    ),
  ];
}

function twice(
  what: string,
  named: readonly { readonly id: string; readonly where: string }[],
): readonly Fault[] {
  const seen = new Map<string, string>();
  return named.flatMap(({ id, where }) => {
    const first = seen.get(id);
    seen.set(id, first ?? where);
    if (first === undefined) return [];
    return [{ code: 'duplicate-id', where, message: `The ${what} id '${id}' is taken already: ${first}.` }];
  });
}
