import { JUDGMENTS_OFFICE_NAME } from '../../people/courtLaw.ts';
import type { LivingPlace } from '../../people/nation.ts';
import type { ApplicationForm, Field, SingleField } from '../form.ts';
import { DEBT_PARTS as DEBT } from './fields/debts.ts';

/** What is asked in other words in a nation: a label, a hint, and options by their values. */
type OtherWords = {
  readonly label?: string;
  /** Null where it needs none there. */
  readonly hint?: string | null;
  readonly options?: Readonly<Record<string, string>>;
};

const OFFICE = JUDGMENTS_OFFICE_NAME;

/**
 * What a debt is asked, by the id of the part, where a court’s orders are carried out by others than bailiffs. The forms of
 * Scotland ask none of it.
 */
const DEBTS_IN: Readonly<Partial<Record<LivingPlace, Readonly<Record<string, OtherWords>>>>> = {
  'northern-ireland': {
    [DEBT.HAS_COURT.id]: { label: `Has a court or the ${OFFICE} written to you about it?` },
    [DEBT.COURT.id]: { hint: `At the top of the letter. Put “${OFFICE}” if it is from there` },
    [DEBT.COURT_STAGE.id]: {
      options: { bailiffs: `The ${OFFICE}`, 'charging order': 'An order charging land on my home' },
    },
  },
};

/** Where the home is, in a form of several parts of the UK: whoever reads it knows in which they are. */
const HOME_IN: Readonly<Partial<Record<LivingPlace, OtherWords>>> = {
  england: { label: 'Is your home in England or Wales?', hint: null },
  wales: { label: 'Is your home in England or Wales?', hint: null },
  'northern-ireland': { label: 'Is your home in Northern Ireland?', hint: null },
};

/** A form in the words of the nation of who applies; what is asked, and how it is kept, are the same. */
export function inWordsOf(form: ApplicationForm, nation: LivingPlace | null): ApplicationForm {
  if (nation === null) return form;
  const words = DEBTS_IN[nation] ?? {};
  const home = HOME_IN[nation];
  const ofField = (field: Field): Field => {
    if (field.kind !== 'list') return field.id === 'livesHere' && home ? reworded(field, home) : field;
    return field.id === 'debts'
      ? { ...field, parts: field.parts.map(part => reworded(part, words[part.id])) }
      : field;
  };
  return { ...form, groups: form.groups.map(group => ({ ...group, fields: group.fields.map(ofField) })) };
}

function reworded(part: SingleField, words: OtherWords = {}): SingleField {
  const { label = part.label, hint = part.hint, options = {} } = words;
  if (part.kind !== 'choice') return { ...part, label, hint };
  const said = part.options.map(one => ({ ...one, label: options[one.value] ?? one.label }));
  return { ...part, label, hint, options: said };
}
