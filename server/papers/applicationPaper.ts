import type { Place } from '@towpath/domain/applications/answer.ts';
import { HIDDEN_ADDRESS, OWN_ADDRESSES } from '@towpath/domain/applications/asked.ts';
import { fromForReceiver } from '@towpath/domain/applications/fromForStaff.ts';
import type { Totals } from '@towpath/domain/applications/totals.ts';
import { valueWords } from '@towpath/domain/applications/words.ts';
import { debtsAddedUp, isMoneyLines, moneyTable } from './applicationSums.ts';
import {
  type Block,
  heading,
  type Paper,
  type PaperBrand,
  paragraph,
  parts,
  type Row,
  smallPrint,
} from './paper.ts';
import { sayMoment } from './sayings.ts';
import { words } from './words.ts';

/** An application as it was handed over, for a paper: each answer in words, with where it is from. */
export type ApplicationOnPaper = {
  readonly brand: PaperBrand;
  /** The name of the form, and who receives it. */
  readonly name: string;
  readonly receiver: string;
  /** The name of the person; empty when it is not known. */
  readonly person: string;
  /** When it was handed over. */
  readonly at: Date;
  readonly groups: readonly {
    readonly name: string;
    readonly lines: readonly {
      readonly at: Place;
      readonly label: string;
      readonly of: string | null;
      readonly says: string;
      readonly fromWords: string;
    }[];
  }[];
  /** What the lists of the form are called, by their fields: without it nothing says which one an entry is of. */
  readonly lists: Readonly<Record<string, string>>;
  readonly missing: readonly { readonly label: string; readonly of: string | null }[];
  readonly clashes: readonly {
    readonly question: string;
    readonly values: readonly { readonly says: string; readonly fromWords: string }[];
  }[];
  /** Its sums, in pence; undefined for one of before they were kept. */
  readonly totals?: Totals | undefined;
  /** Whether what tells of health is not on it, which is then said. */
  readonly leavesOutHealth?: boolean;
  /** Whose paper it is: the words about where an answer is from speak to them. Left out: its person’s. */
  readonly isForReceiver?: boolean;
  /** Whether one of us has accepted it, from when on it is sent as it is; undefined where the paper does not say. */
  readonly isAccepted?: boolean | undefined;
};

const say = words.application;
const COLUMNS = [
  { name: say.question, width: 4 },
  { name: say.answer, width: 5 },
  { name: say.from, width: 3 },
] as const;

/** An application to read, group by group: what is open first, then every answer with where it is from. */
export function applicationPaper(on: ApplicationOnPaper): Paper {
  const { brand, name, receiver, person, at, groups, missing, clashes } = on.isForReceiver
    ? toReceiver(on)
    : on;
  const isHidden = groups.some(({ lines }) =>
    lines.some(line => line.at.field === HIDDEN_ADDRESS && line.says === valueWords.yes),
  );
  const isOpen = missing.length > 0 || clashes.length > 0;
  return {
    title: name,
    brand,
    marks: [...(person === '' ? [] : [person]), say.handedOver(sayMoment(at))],
    at,
    blocks: parts(
      paragraph(say.for(receiver)),
      smallPrint(isOpen ? say.open : say.complete[sentAs(on.isAccepted)]),
      on.leavesOutHealth && smallPrint(say.healthLeftOut),
      clashes.length > 0 && heading(2, say.clashes),
      clashes.length > 0 && {
        kind: 'table',
        columns: COLUMNS,
        rows: clashes.flatMap(({ question, values }) =>
          values.map(({ says, fromWords }) => ({ cells: [question, says, fromWords] })),
        ),
      },
      missing.length > 0 && heading(2, say.missing),
      missing.length > 0 && {
        kind: 'list',
        items: missing.map(({ label, of }) => ({ text: of === null ? label : `${of}: ${label}` })),
      },
      groups.flatMap(group => groupPart(group, { isHidden, lists: on.lists, totals: on.totals ?? {} })),
    ),
  };
}

function sentAs(isAccepted: boolean | undefined): keyof typeof say.complete {
  if (isAccepted === undefined) return 'handedOver';
  return isAccepted ? 'accepted' : 'waits';
}

/** The same in words of the person and not to them. */
function toReceiver<On extends Pick<ApplicationOnPaper, 'groups' | 'clashes'>>(on: On): On {
  const ofClient = <Answer extends { readonly fromWords: string }>(answer: Answer): Answer => ({
    ...answer,
    fromWords: fromForReceiver(answer.fromWords),
  });
  return {
    ...on,
    groups: on.groups.map(group => ({ ...group, lines: group.lines.map(ofClient) })),
    clashes: on.clashes.map(clash => ({ ...clash, values: clash.values.map(ofClient) })),
  };
}

type Line = ApplicationOnPaper['groups'][number]['lines'][number];
type ByEntry = Pick<ApplicationOnPaper, 'lists'> & {
  readonly totals: Totals;
  /** The person's own addresses are to be kept from others, which stands beside each. */
  readonly isHidden: boolean;
};

function groupPart(
  { name, lines }: ApplicationOnPaper['groups'][number],
  { isHidden, lists, totals }: ByEntry,
): readonly Block[] {
  const own = lines.filter(({ of }) => of === null);
  const listed = Map.groupBy(
    lines.filter(({ of }) => of !== null),
    ({ at }) => at.field,
  );
  const table = (rows: readonly Row[], about?: string): Block => ({
    kind: 'table',
    columns: COLUMNS,
    rows,
    ...(about !== undefined && { about }),
  });
  const rowOf = ({ at, label, says, fromWords }: Line): Row => {
    const isMarked = isHidden && OWN_ADDRESSES.has(at.field) && (at.part ?? 'address') === 'address';
    return { cells: [label, isMarked ? say.hidden(says) : says, fromWords] };
  };
  return parts(
    heading(2, name),
    lines.length === 0 && paragraph(say.none),
    own.length > 0 && table(own.map(rowOf)),
    [...listed].flatMap(([field, ofList]) => {
      const list = lists[field];
      const isSaid = list !== undefined && list !== name;
      const head = isSaid ? [heading(3, list)] : [];
      if (isMoneyLines(field)) return [...head, moneyTable(field, entriesOf(ofList), totals)];
      return [
        ...head,
        ...entriesOf(ofList).flatMap(entry => [
          heading(isSaid ? 4 : 3, entry[0]?.of ?? ''),
          // Whose rows they are stays with those that go over a page.
          table(entry.map(rowOf), entry[0]?.of ?? undefined),
        ]),
        ...(field === 'debts' ? debtsAddedUp(totals, isSaid ? 4 : 3) : []),
      ];
    }),
  );
}

/** The lines of each entry: two of one name are two. */
function entriesOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  return [...Map.groupBy(lines, ({ at, of }) => at.entry ?? of).values()];
}
