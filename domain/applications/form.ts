import type { UkNation } from '../people/nation.ts';
import type { ShortName } from '../solutions/solution/products.ts';
import type { Pence } from '../values/pence.ts';

/** The applications that we prepare, each for one receiver. */
export const APPLICATION_KINDS = [
  'breathing-space',
  'mental-health-breathing-space',
  'debt-relief-order',
  'debt-payment-programme',
  'iva-handover',
  'minimal-asset-process',
  'sequestration',
  'bankruptcy',
  'administration-order',
  'trust-deed',
] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/**
 * When a field is asked, as data, so that server and page decide it alike. `field` names a field of the same form or, in
 * a part of an entry, another part of that entry; null among its answers: also while that is not answered.
 */
export type Condition =
  | { readonly field: string; readonly is: readonly (string | boolean | null)[] }
  | { readonly nations: readonly UkNation[] };

type Asked = {
  /** Fixed: what people gave is stored by it. */
  readonly id: string;
  readonly label: string;
  /** Where to find it, or what is meant. Null where the label says all. */
  readonly hint: string | null;
  /** An application is ready without it. */
  readonly isOptional: boolean;
  /** It is asked only where all of these hold. */
  readonly onlyWhen: readonly Condition[];
  /** So many years back it asks; null where it asks about no years. */
  readonly pastYears: number | null;
  /** It tells of the person's health: it is asked, shown and put into a file only where the person agreed to that. */
  readonly isHealth: boolean;
  /** We say it, by the advice: where that is known nobody says otherwise in a form. */
  readonly isOurs: boolean;
};

/** How a text is checked, beside its length. */
export const TEXT_FORMATS = [
  'plain',
  'lines',
  'name',
  'email',
  'phone',
  'national insurance number',
  'vehicle registration',
  'sort code',
  'account number',
  // A kind of debt by its name, as the list of debts has it: it is chosen, and kept in words.
  'debt kind',
] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

export type Option = { readonly value: string; readonly label: string };

/** A question with one answer: a field of its own, or a part of an entry of a list. */
export type SingleField = Asked &
  (
    | { readonly kind: 'text'; readonly most: number; readonly format: TextFormat }
    | { readonly kind: 'day'; readonly reach: 'past' | 'any' }
    /** 'YYYY-MM', up to this month. */
    | { readonly kind: 'month' }
    | { readonly kind: 'money'; readonly most: Pence }
    | {
        readonly kind: 'number';
        readonly least: number;
        readonly most: number;
        /** A year: none to come. */
        readonly isYear: boolean;
      }
    | {
        readonly kind: 'yes-no';
        /** Why there is no form without a yes, in words; null where a no is as good. */
        readonly needsYes: string | null;
      }
    | { readonly kind: 'choice'; readonly options: readonly Option[] }
    | {
        readonly kind: 'address';
        /** It is somebody else’s, which the person may not know. */
        readonly mayBeUnknown: boolean;
      }
  );

/** A question with any number of answers of the same parts, such as each creditor. */
export type ListField = Asked & {
  readonly kind: 'list';
  /** What one entry is called in a sentence: "address", "job". */
  readonly entryName: string;
  readonly parts: readonly SingleField[];
  /** The part by whose value an entry is called on the page; null where none names it. */
  readonly namedBy: string | null;
  readonly fewest: number;
  readonly most: number;
  /**
   * The entries, by their parts `from`, `isNow` and `to`, leave no month out of so many months up to this one. Null where
   * they need not.
   */
  readonly unbrokenMonths: number | null;
  /** Only one of its entries can be so now, by their part `isNow`: nobody lives in two homes. */
  readonly isOneNow: boolean;
};

export type Field = SingleField | ListField;

export type FieldGroup = {
  readonly id: string;
  /** A heading, such as "About you". */
  readonly name: string;
  readonly fields: readonly Field[];
};

/** Where the questions of a form are from. `toConfirm` while the newest form itself could not be read. */
export type FormSource = {
  readonly name: string;
  readonly url: string;
  readonly toConfirm: string | null;
};

/** One application: what it asks, for which solutions and nations, and who receives it. */
export type ApplicationForm = {
  readonly kind: ApplicationKind;
  /** Changes with each change of what a file holds. */
  readonly version: number;
  readonly shortNames: readonly ShortName[];
  readonly nations: readonly UkNation[];
  readonly name: string;
  /** Who decides on it, or takes it over. */
  readonly receiver: string;
  /** Where that is somebody else in a nation. */
  readonly receiverIn: Readonly<Partial<Record<UkNation, string>>>;
  readonly sources: readonly FormSource[];
  /**
   * So many months of bank statements one of us looks at with the person before it goes, as a photo or a PDF: they are no part
   * of its file, and it is ready without them. Null where nobody asks to see any.
   */
  readonly statementMonths: number | null;
  readonly groups: readonly FieldGroup[];
};

/** Who decides on an application, or takes it over, in the nation of the person. */
export function receiverOf(form: Pick<ApplicationForm, 'receiver' | 'receiverIn'>, nation: UkNation): string {
  return form.receiverIn[nation] ?? form.receiver;
}

/** Every field of a form, in its order. */
export function fieldsOf({ groups }: Pick<ApplicationForm, 'groups'>): readonly Field[] {
  return groups.flatMap(({ fields }) => fields);
}
