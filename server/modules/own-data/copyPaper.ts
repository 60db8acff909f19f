import type { PersonalCopy } from '@towpath/contracts/api/ownData.ts';
import { fewestDays, type RetentionRules, sayKeepFor } from '@towpath/domain/people/retention.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import type { From } from '../../papers/contact.ts';
import {
  type Block,
  type Fact,
  facts,
  heading,
  list,
  type Paper,
  paragraph,
  parts,
  smallPrint,
} from '../../papers/paper.ts';
import { sayDayOf, sayMoment } from '../../papers/sayings.ts';
import type { Held } from '../../platform/database/held.ts';
import { words } from './words.ts';

type Part = PersonalCopy['parts'][number];

/** Values longer than this, such as a whole credit report, are in the file for computers alone. */
const LONGEST_VALUE = 600;
const DAY = /^\d{4}-\d\d-\d\d$/u;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u;
/** Numbers that only a program can use; they are in the file. */
const OF_NO_USE_TO_READ = /^(?:id|.*_id|number|revision|page_id|given|.*_key)$/u;

/** The copy of everything that is held about a person, to read. Earlier states of what changed are in the file alone. */
export function copyPaper(
  copy: PersonalCopy,
  {
    from,
    held,
    rules,
  }: { readonly from: From; readonly held: readonly Held[]; readonly rules: RetentionRules },
): Paper {
  const at = new Date(copy.madeAt);
  const readable = copy.parts.filter(({ table }) => !held.some(one => one.table === table && one.isHistory));
  return {
    title: words.copy.title,
    brand: from.brand,
    marks: [words.copy.madeOn(sayDayOf(at))],
    at,
    blocks: parts(
      paragraph(words.copy.about),
      paragraph(words.copy.private),
      paragraph(words.copy.wrong),
      ...readable.map(part =>
        partOf(
          part,
          held.find(one => one.table === part.table),
        ),
      ),
      heading(2, words.copy.howLong),
      facts(
        Object.values(rules).map(({ what, because, keep }) => ({
          name: what,
          says: fewestDays(keep) === 0 ? because : words.copy.keptFor(because, sayKeepFor(keep)),
        })),
      ),
      heading(2, words.copy.leftOut),
      list([...new Set(copy.leftOut.map(({ because }) => because))].map(words.copy.leftOutWhy)),
      smallPrint(from.firm),
    ),
  };
}

function partOf({ table, title, rows }: Part, held: Held | undefined): readonly Block[] {
  const said = table === 'answers' ? [rows.flatMap(answerOf)] : rows.map(row => factsOf(row, held));
  const [only, ...more] = said.filter(one => one.length > 0);
  if (!only) return [heading(2, title), paragraph(words.copy.yes)];
  if (more.length === 0) return [heading(2, title), facts(only)];
  return [
    heading(2, title),
    list(
      [only, ...more].map(one => one.map(({ name, says }) => words.copy.inRow(name, says)).join(' ')),
      true,
    ),
  ];
}

/** A question with its answer; nothing for a step that is done without one. */
function answerOf({ question, answer, step_id: stepId }: Part['rows'][number]): Fact[] {
  const given = Array.isArray(answer) ? answer.filter(text => text !== '') : [];
  if (given.length === 0) return [];
  return [{ name: String(question ?? stepId), says: given.map(sayValue).join(', ') }];
}

function factsOf(row: Part['rows'][number], held: Held | undefined): Fact[] {
  const { pence = [], inFileOnly = [] } = held ?? {};
  return Object.entries(row)
    .filter(([name]) => !OF_NO_USE_TO_READ.test(name) && !inFileOnly.includes(name))
    .map(([name, value]) => ({
      name: nameOf(name),
      says: pence.includes(name) && value !== null ? formatPounds(Number(value) as Pence) : sayValue(value),
    }))
    .filter(({ says }) => says !== '');
}

/** "contact_number" as a person reads it: "Contact number". */
function nameOf(column: string): string {
  const columns: Readonly<Record<string, string>> = words.columns;
  const name = columns[column] ?? column.replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A value as a person reads it; empty for what is not there or says nothing to them. */
function sayValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.copy.yes : words.copy.no;
  if (typeof value === 'string') return shortened(sayText(value));
  if (typeof value !== 'object') return String(value);
  const inside = Array.isArray(value)
    ? value.map(sayValue)
    : Object.entries(value).map(([name, one]) => {
        const says = sayValue(one);
        return says === '' ? '' : `${nameOf(name)} ${says}`;
      });
  return shortened(inside.filter(says => says !== '').join(', '));
}

function sayText(text: string): string {
  if (MOMENT.test(text)) return sayMoment(new Date(text));
  if (DAY.test(text)) return sayDay(text);
  return UUID.test(text) ? '' : text;
}

function shortened(text: string): string {
  return text.length > LONGEST_VALUE ? words.copy.inFile : text;
}
