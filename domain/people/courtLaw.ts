/** By whose law a court rules, and what it has ruled is carried out: England and Wales have one. */
export type CourtLaw = 'england-and-wales' | 'scotland' | 'northern-ireland';

/** The law of where a person lives; that of England and Wales where it is not known, or outside the UK. */
export function courtLawOf(nation: string | null | undefined): CourtLaw {
  return nation === 'scotland' || nation === 'northern-ireland' ? nation : 'england-and-wales';
}

/** The office in Northern Ireland, by name. */
export const JUDGMENTS_OFFICE_NAME = 'Enforcement of Judgments Office';

const OFFICERS: Readonly<Record<CourtLaw, string>> = {
  'england-and-wales': 'bailiffs',
  scotland: 'sheriff officers',
  'northern-ireland': `the ${JUDGMENTS_OFFICE_NAME}`,
};

/** Who carries out what a court has ruled where a person lives, as inside a sentence. */
export function officersOf(nation: string | null | undefined): string {
  return OFFICERS[courtLawOf(nation)];
}
