import type { Plan, PlanSection, PlanStep } from '../compile/plan.ts';
import { pageOf, stepOf } from '../compile/stepOf.ts';
import { allPaths } from './allPaths.ts';
import { offerConditionsOf } from './answerClasses.ts';
import { describeCondition } from './describeCondition.ts';
import { type Explored, explore } from './explore.ts';
import { countRoutes, listRoutes, routesWithin } from './routes.ts';

/** A section with more ways than this is described only by its number of ways and its decisions. */
const MOST_WAYS_LISTED = 40;

/**
 * What a journey does, as a short markdown text to keep beside its definition, so that a change of the journey is
 * reviewed as a change of paths. It lists where answers decide, and the ways through each section by itself: ways
 * through the whole journey are only counted, since branches that rejoin would multiply them.
 */
export function renderPaths(plan: Plan): string {
  const explored = explore(plan);
  const { count, endings } = allPaths(plan, 0, explored);
  const lines = [
    `# Paths of ${plan.definition.name}, version ${plan.version}`,
    '',
    'Generated from `definition.json` by `npm run journeys`. Review it; do not edit it.',
    '',
    `${plural(count, 'way')} through ${plural(BigInt(plan.order.length), 'step')}. Each ends at one of:`,
    '',
    ...[...endings].map(([id, ways]) => `- ${id} (${stepOf(plan, id).step.type}): ${plural(ways, 'way')}`),
    '',
    '## Where answers decide',
    '',
    ...decisionsOf(plan),
    ...otherWords(plan),
    '## Ways through each section',
    '',
    ...plan.sections.flatMap(section => waysThrough(plan, section, explored)),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function decisionsOf(plan: Plan): readonly string[] {
  return [...plan.stepById.values()].filter(decides).flatMap(planStep => {
    const blocking = planStep.step.answers.filter(answer => answer.blocksContinue);
    return [
      `- **${planStep.id}** ${planStep.step.headerText}`.trimEnd(),
      ...planStep.next.flatMap(({ id, condition }) =>
        condition ? [`  - ${describeCondition(plan, planStep.id, condition)} → ${id}`] : [],
      ),
      ...planStep.next.filter(way => !way.condition).map(way => `  - ${defaultWords(planStep)} → ${way.id}`),
      ...blocking.map(answer => `  - “${answer.value}”: stops here`),
      ...(planStep.step.when
        ? [`  - asked only where ${describeCondition(plan, planStep.id, planStep.step.when)}`]
        : []),
      ...planStep.step.answers.flatMap(({ value, when }) =>
        when ? [`  - “${value}”: offered only where ${describeCondition(plan, planStep.id, when)}`] : [],
      ),
      '',
    ];
  });
}

/** Where people read other words, which change no way. */
function otherWords(plan: Plan): readonly string[] {
  const worded = [...plan.stepById.values()].flatMap(({ id, step }) =>
    (step.wordings ?? []).map(({ when }) => `- **${id}** where ${describeCondition(plan, id, when)}`),
  );
  return worded.length === 0 ? [] : ['## In other words', '', ...worded, ''];
}

function decides({ next, step }: PlanStep): boolean {
  return (
    offerConditionsOf(step).length > 0 ||
    next.some(way => way.condition) ||
    step.answers.some(answer => answer.blocksContinue)
  );
}

function defaultWords({ next }: PlanStep): string {
  return next.some(way => way.condition) ? 'otherwise' : 'any other';
}

function waysThrough(plan: Plan, section: PlanSection, explored: Explored): readonly string[] {
  const inside = new Set(section.stepIds);
  const entries = routesWithin(explored, id => inside.has(id));
  const count = entries.reduce((sum, entry) => sum + countRoutes(entry), 0n);
  const listed = count <= MOST_WAYS_LISTED ? entries.flatMap(entry => listRoutes(entry, Number(count))) : [];
  const ways = listed.map((route, index) => `${index + 1}. ${arrows(route, inside)}`);
  const header = pageOf(plan, section.pageId).headerName || section.pageId;
  const heading = `### ${header}: ${section.section.name} (${plural(count, 'way')})`;
  return [heading, '', ...ways, ...(ways.length > 0 ? [''] : [])];
}

/** `a → b` stays in the section, `⇒ c` leaves it. */
function arrows(route: readonly string[], inside: ReadonlySet<string>): string {
  const last = route.at(-1) ?? '';
  if (inside.has(last)) return `${route.join(' → ')} (end)`;
  return `${route.slice(0, -1).join(' → ')} ⇒ ${last}`;
}

function plural(count: bigint, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1n ? '' : 's'}`;
}
