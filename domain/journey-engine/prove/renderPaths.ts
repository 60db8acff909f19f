import type { Plan, PlanSection, PlanStep } from '../compile/plan.ts';
import type { NextStep } from '../definition/definition.ts';
import { allPaths } from './allPaths.ts';
import { describeCondition } from './describeCondition.ts';
import { explore } from './explore.ts';
import { type RouteNode, routesOf } from './routes.ts';

/** A section with more ways than this is told by its number of ways and its decisions alone. */
const MOST_WAYS_LISTED = 40;

/**
 * What a journey does, as a short markdown text to keep beside its definition, so that a change of the journey is
 * reviewed as a change of paths. It lists where answers decide, and the ways through each section by itself: ways
 * through the whole journey are only counted, since branches that rejoin would multiply them.
 */
export function renderPaths(plan: Plan): string {
  const { count, endings } = allPaths(plan, 0);
  const start = routesOf(explore(plan));
  const lines = [
    `# Paths of ${plan.definition.name}, version ${plan.version}`,
    '',
    'Generated from `definition.json` by `npm run journeys`. Review it; do not edit it.',
    '',
    `${plural(count, 'way')} through ${plural(BigInt(plan.order.length), 'step')}. Each ends at one of:`,
    '',
    ...[...endings].map(
      ([id, ways]) => `- ${id} (${plan.stepById.get(id)?.step.type}): ${plural(ways, 'way')}`,
    ),
    '',
    '## Where answers decide',
    '',
    ...decisionsOf(plan),
    '## Ways through each section',
    '',
    ...plan.sections.flatMap(section => waysThrough(plan, section, start)),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function decisionsOf(plan: Plan): readonly string[] {
  return [...plan.stepById.values()].filter(decides).flatMap(planStep => {
    const blocking = planStep.step.answers.filter(answer => answer.blocksContinue);
    return [
      `- **${planStep.id}** ${planStep.step.headerText}`.trimEnd(),
      ...planStep.next
        .filter(way => way.condition)
        .map(way => `  - ${wordsFor(plan, planStep, way)} → ${way.id}`),
      ...planStep.next.filter(way => !way.condition).map(way => `  - ${defaultWords(planStep)} → ${way.id}`),
      ...blocking.map(answer => `  - “${answer.value}”: stops here`),
      '',
    ];
  });
}

function decides({ next, step }: PlanStep): boolean {
  return next.some(way => way.condition) || step.answers.some(answer => answer.blocksContinue);
}

function wordsFor(plan: Plan, from: PlanStep, way: NextStep): string {
  return way.condition ? describeCondition(plan, from.id, way.condition) : 'otherwise';
}

function defaultWords({ next }: PlanStep): string {
  return next.some(way => way.condition) ? 'otherwise' : 'any other';
}

function waysThrough(plan: Plan, section: PlanSection, start: RouteNode): readonly string[] {
  const page = plan.pageById.get(section.pageId);
  const ways = sectionWays(plan, section.id, start);
  const listed = ways.length <= MOST_WAYS_LISTED ? ways : [];
  return [
    `### ${page?.headerName || section.pageId}: ${section.section.name} (${plural(BigInt(ways.length), 'way')})`,
    '',
    ...listed.map((way, index) => `${index + 1}. ${way}`),
    ...(listed.length > 0 ? [''] : []),
  ];
}

/** Each different run of steps inside a section, with the step it leads out to. */
function sectionWays(plan: Plan, sectionId: string, start: RouteNode): readonly string[] {
  const ways = new Set<string>();
  const walk = (node: RouteNode, before: string) => {
    const path = before === '' ? node.stepId : `${before} → ${node.stepId}`;
    if (node.next.length === 0) ways.add(`${path} (end)`);
    for (const next of node.next) {
      if (plan.stepById.get(next.stepId)?.sectionId === sectionId) walk(next, path);
      else ways.add(`${path} ⇒ ${next.stepId}`);
    }
  };
  for (const entry of entriesOf(plan, sectionId, start)) walk(entry, '');
  return [...ways];
}

/** The nodes by which routes come into a section. */
function entriesOf(plan: Plan, sectionId: string, start: RouteNode): readonly RouteNode[] {
  const inside = (node: RouteNode) => plan.stepById.get(node.stepId)?.sectionId === sectionId;
  const entries = new Set(inside(start) ? [start] : []);
  const seen = new Set([start]);
  for (const node of seen) {
    for (const next of node.next) {
      seen.add(next);
      if (inside(next) && !inside(node)) entries.add(next);
    }
  }
  return [...entries];
}

function plural(count: bigint, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1n ? '' : 's'}`;
}
