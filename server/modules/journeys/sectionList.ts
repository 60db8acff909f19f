import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { Path } from '@towpath/domain/journey-engine/run/path.ts';
import { inTheBar } from '@towpath/domain/journey-engine/run/progress.ts';
import { type SectionStatus, sectionStates } from '@towpath/domain/journey-engine/run/sectionStatus.ts';

export type ListedSection = {
  readonly id: string;
  readonly name: string;
  readonly status: SectionStatus;
  /** Where a button for the section leads. */
  readonly pageId: string;
  /** The kinds of step in it, without duplicates. */
  readonly kinds: readonly string[];
  /** Whether the bar above the questions counts it. */
  readonly isPart: boolean;
  /** The page of each of these kinds, as far as the person is led to it. */
  readonly pageOfKind: Readonly<Record<string, string>>;
};

/**
 * The sections as a dashboard lists them. A section may be spread over several pages, such as one for each
 * step; it is still one entry, by its name, and leads to the page that is open. The section where the person
 * is now is 'in-progress', even before its first answer and when it has to be reviewed again: only such a
 * section can be opened (DB-009).
 */
export function listSections(plan: Plan, path: Path, saved: SavedAnswers): readonly ListedSection[] {
  const groups = new Map<string, ListedSection[]>();
  // A page that somebody is not led to cannot be opened.
  const pages = new Set(path.steps.map(({ pageId }) => pageId));
  for (const { sectionId, pageId, name, status } of sectionStates(plan, path, saved)) {
    const here = path.open?.sectionId === sectionId;
    const planned = plan.sectionById.get(sectionId);
    const steps = planned?.stepIds ?? [];
    const isPart = planned !== undefined && inTheBar(planned.section);
    const kinds = steps.flatMap(id => plan.stepById.get(id)?.kind.name ?? []);
    const pageOfKind = pages.has(pageId) ? Object.fromEntries(kinds.map(kind => [kind, pageId])) : {};
    const shown = here ? 'in-progress' : status;
    const section = { id: sectionId, name, status: shown, pageId, kinds, isPart, pageOfKind };
    groups.set(name, [...(groups.get(name) ?? []), section]);
  }
  return [...groups.values()].flatMap(parts => {
    const [first] = parts;
    const telling =
      ORDER.map(status => parts.find(part => part.status === status)).find(part => part) ?? first;
    if (!first || !telling) return [];
    const walked = parts.find(({ pageId }) => pages.has(pageId)) ?? first;
    const leadsTo = telling.status === 'completed' ? walked.pageId : telling.pageId;
    const kinds = [...new Set(parts.flatMap(part => part.kinds))];
    const pageOfKind = Object.assign({}, ...parts.map(part => part.pageOfKind).toReversed());
    const { id, name, isPart } = first;
    return [{ id, name, status: telling.status, pageId: leadsTo, kinds, isPart, pageOfKind }];
  });
}

/** The part of a section that decides the status of the whole: the first found in this order. */
const ORDER: readonly SectionStatus[] = ['in-progress', 'completed', 'waiting', 'not started'];
