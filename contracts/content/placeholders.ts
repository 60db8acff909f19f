import { KEPT_FROM, type KeepFor, sayKeepFor } from '@towpath/domain/people/retention.ts';
import { escapeHtml } from '@towpath/domain/values/html.ts';
import { asFarAsReadable } from './asFarAsReadable.ts';
import { LOOSE_BRACE, placeholdersIn } from './braces.ts';
import { CONTENT_SCHEMAS, type ContentFile, type ContentFiles } from './operator.ts';
import { type ContentProblem, fieldOf, readableFields, writtenRows } from './problem.ts';
import { RetentionRule } from './retention.ts';
import { pathText } from './values.ts';

/** The firm's own figures, by the names that texts have for them; undefined where one cannot be read. */
export type Figures = Readonly<Record<string, string | undefined>>;

/** The files that they are put into, with what a value becomes there: rich text has its signs escaped. */
const FILLED: Readonly<Partial<Record<ContentFile, (value: string) => string>>> = {
  'brand.json': escapeHtml,
  'pages.json': value => value,
  'step-footers.json': escapeHtml,
  'variants.json': value => value,
};

/** @param written what stands in the files */
export function figuresOf(written: Readonly<Partial<Record<ContentFile, unknown>>>): Figures {
  const [brand, settings] = [readable('brand.json', written), readable('settings.json', written)];
  const rules = writtenRows(fieldOf(written['retention.json'], 'rules'), 'rules').map(row =>
    readableFields(RetentionRule, row.written),
  );
  const kept = Object.keys(KEPT_FROM).map((name): [string, string | undefined] => {
    const keep = rules.find(({ covers }) => covers === name)?.keep;
    // The schema has left one unit.
    return [`keep${name.charAt(0).toUpperCase()}${name.slice(1)}`, keep && sayKeepFor(keep as KeepFor)];
  });
  const found: Figures = {
    brand: brand.name,
    callHours: settings.callHours.text,
    callFromNumber: settings.callFromNumber,
    firmName: brand.firm.legalName,
    firmNumber: brand.firm.referenceNumber,
    firmAddress: brand.firm.address,
    email: brand.firm.email,
    complaintsEmail: brand.firm.complaintsEmail,
    privacyEmail: brand.firm.privacyEmail,
    ...Object.fromEntries(kept),
  };
  // One that cannot be read is empty.
  return Object.fromEntries(Object.entries(found).map(([name, text]) => [name, text || undefined]));
}

const FILLED_LATER: ReadonlySet<ContentFile> = new Set<ContentFile>([
  'entitlements.json',
  'letters.json',
  'mails.json',
  'understanding.json',
  'while-it-runs.json',
]);

function readable<File extends 'brand.json' | 'settings.json'>(
  file: File,
  written: Readonly<Partial<Record<ContentFile, unknown>>>,
) {
  // It is read by the schema of its name.
  return asFarAsReadable(CONTENT_SCHEMAS[file], written[file]) as ContentFiles[File];
}

/**
 * What stands in a file with the figures put into every text of it, and the braces in its texts that nothing is put in
 * for: people would see them as they are. A figure that cannot be read is left as it is: its fault is told in its own
 * file.
 */
export function withFigures(file: ContentFile, written: unknown, figures: Figures) {
  const problems: ContentProblem[] = [];
  const put = FILLED[file];
  const fill = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string') {
      const tell = (problem: string) => problems.push({ place: pathText(path), problem });
      if (put === undefined) {
        if (/[{}]/u.test(value)) tell(`has a '{' or '}', but nothing is put into the texts of this file`);
        return value;
      }
      const { names, hasLooseBrace } = placeholdersIn(value);
      for (const name of names) {
        if (!Object.hasOwn(figures, name)) tell(`there is no '{${name}}' to put in`);
      }
      if (hasLooseBrace) tell(LOOSE_BRACE);
      return value.replace(/\{([a-zA-Z]+)\}/gu, (whole, name: string) => {
        const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
        return figure === undefined ? whole : put(figure);
      });
    }
    if (Array.isArray(value)) return value.map((each, index) => fill(each, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, [...path, key])]));
  };
  // The texts of mails, letters, help and questions are filled in when they are written, and have a check of their own.
  return { value: FILLED_LATER.has(file) ? written : fill(written, []), problems };
}
