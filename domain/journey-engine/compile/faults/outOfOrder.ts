import type { JourneyDefinition } from '../../definition/definition.ts';
import type { Fault } from '../fault.ts';

/** Refuses `order` numbers that do not rise as written: the sections of a page, the steps of a section. */
export function outOfOrder(definition: JourneyDefinition): readonly Fault[] {
  return definition.pages.flatMap(page => [
    ...fallingIn(page.sections, id => `page '${page.id}', section '${id}'`),
    ...page.sections.flatMap(section =>
      fallingIn(section.steps, id => `page '${page.id}', section '${section.id}', step '${id}'`),
    ),
  ]);
}

function fallingIn(
  parts: readonly { readonly id: string; readonly order: number }[],
  where: (id: string) => string,
): readonly Fault[] {
  return parts.flatMap((part, index) => {
    const before = parts[index - 1];
    if (!before || part.order > before.order) return [];
    const message = `Its order is ${part.order}, and '${before.id}' before it has ${before.order}.`;
    return [{ code: 'out-of-order', where: where(part.id), message }];
  });
}
