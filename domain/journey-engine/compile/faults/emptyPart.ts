import type { JourneyDefinition } from '../../definition/definition.ts';
import type { Fault } from '../fault.ts';

/** Refuses a journey without pages, a page without sections and a section without steps. */
export function emptyPart(definition: JourneyDefinition): readonly Fault[] {
  if (definition.pages.length === 0) return [fault(`journey '${definition.journey}'`, 'It has no pages.')];
  return definition.pages.flatMap(page => {
    const where = `page '${page.id}'`;
    if (page.sections.length === 0) return [fault(where, 'It has no sections.')];
    return page.sections
      .filter(section => section.steps.length === 0)
      .map(section => fault(`${where}, section '${section.id}'`, 'It has no steps.'));
  });
}

function fault(where: string, message: string): Fault {
  return { code: 'empty-part', where, message };
}
