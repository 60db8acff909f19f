/** A source, or one of several that are named together, with where anybody can read it. */
export type SourcePart = { readonly text: string; readonly href: string | null };

/** Laws and public guides that have an address of their own. */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [/Insolvency Act 1986/u, 'https://www.legislation.gov.uk/ukpga/1986/45'],
  [/Insolvency \(England and Wales\) Rules 2016/u, 'https://www.legislation.gov.uk/uksi/2016/1024'],
  [/Insolvency \(Northern Ireland\) Order 1989/u, 'https://www.legislation.gov.uk/nisi/1989/2405'],
  [/Bankruptcy \(Scotland\) Act 2016/u, 'https://www.legislation.gov.uk/asp/2016/21'],
  [/Bankruptcy \(Scotland\) Regulations 2016/u, 'https://www.legislation.gov.uk/ssi/2016/397'],
  [/Limitation Act 1980/u, 'https://www.legislation.gov.uk/ukpga/1980/58'],
  [/Limitation \(Northern Ireland\) Order 1989/u, 'https://www.legislation.gov.uk/nisi/1989/1339'],
  [/Prescription and Limitation \(Scotland\) Act 1973/u, 'https://www.legislation.gov.uk/ukpga/1973/52'],
  [/Debt Respite Scheme Regulations 2020/u, 'https://www.legislation.gov.uk/uksi/2020/1311'],
  [/GOV\.UK, options for paying off your debts/u, 'https://www.gov.uk/options-for-paying-off-your-debts'],
  [/Accountant in Bankruptcy/u, 'https://www.aib.gov.uk/'],
  [/mygov\.scot/u, 'https://www.mygov.scot/'],
  [/MoneyHelper/u, 'https://www.moneyhelper.org.uk/'],
  [/National Debtline/u, 'https://nationaldebtline.org/'],
  [/Shelter Legal/u, 'https://england.shelter.org.uk/legal'],
  [/Advice NI/u, 'https://www.adviceni.net/'],
  [/StepChange/u, 'https://www.stepchange.org/'],
];
/** Statutory instruments of the United Kingdom and of Scotland, and statutory rules of Northern Ireland. */
const INSTRUMENT = /\b(?<kind>SI|SSI|SR) (?<year>\d{4})\/(?<number>\d+)/u;

const SERIES: Readonly<Record<string, string>> = { SI: 'uksi', SSI: 'ssi', SR: 'nisr' };

/** The sources that a text names, in its order: "The Act, section 1; StepChange" names two. */
export function sourceParts(source: string): readonly SourcePart[] {
  return source.split('; ').map(text => ({ text, href: addressOf(text) }));
}

/** The names of several sources, each once, without section and day: "Insolvency Act 1986; SI 2024/626". */
export function sourcesInShort(sources: readonly string[]): string {
  const names = sources.flatMap(source => source.split('; ').map(text => text.split(', ')[0] ?? text));
  return [...new Set(names)].join('; ');
}

function addressOf(text: string): string | null {
  const known = ADDRESSES.find(([name]) => name.test(text));
  if (known !== undefined) return known[1];
  const { kind, year, number } = INSTRUMENT.exec(text)?.groups ?? {};
  if (kind === undefined) return null;
  return `https://www.legislation.gov.uk/${SERIES[kind]}/${year}/${number}`;
}
