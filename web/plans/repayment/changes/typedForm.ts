import { createContext, useContext, useState } from 'react';
import type { Kind } from '../../../data/outbox/entry.ts';
import type { Outbox, Slot } from '../../../data/outbox/outbox.ts';
import { isText, listOf, mapOf, objectOf, optional, readAs, type Shape } from '../../../data/outbox/shape.ts';
import { words } from './words.ts';

/** Which form is open: what it tells of, and of which debts, month or end. */
export type FormAddress = {
  readonly kind: string;
  readonly debtIds?: readonly string[] | undefined;
  readonly due?: string | undefined;
  readonly why?: string | undefined;
};

/** A form that was begun, with what was typed into each of its fields, as JSON. */
export type TypedForm = { readonly form: FormAddress; readonly fields: Readonly<Record<string, string>> };

/** It says who is owed what: it stays in this tab. */
const TYPED: Kind<TypedForm> = {
  name: 'plan form',
  called: words.typed,
  fits: objectOf<TypedForm>({
    form: objectOf<FormAddress>({
      kind: isText,
      debtIds: optional(listOf(isText)),
      due: optional(isText),
      why: optional(isText),
    }),
    fields: mapOf(isText),
  }),
  keptIn: 'tab',
};

/** Where what is typed into the open form of a plan is kept at each key, through a reload; one form is open at a time. */
export function typedFormSlot(outbox: Outbox, planId: string): Slot<TypedForm> {
  return outbox.slot(TYPED, () => ({ scope: `plan ${planId}`, key: 'form' }));
}

/** The fields of the open form; null where nothing is kept. */
export type KeptFields = {
  readonly read: (name: string) => string | undefined;
  readonly keep: (name: string, value: string) => void;
};

export const KeptFieldsContext = createContext<KeptFields | null>(null);

/** The fields of one form in a slot: those of another form are not of it. */
export function fieldsOf(slot: Slot<TypedForm>, form: FormAddress): KeptFields {
  const kept = () => {
    const typed = slot.read();
    return typed && JSON.stringify(typed.form) === JSON.stringify(form) ? typed.fields : {};
  };
  return {
    read: name => kept()[name],
    keep: (name, value) => slot.keep({ form, fields: { ...kept(), [name]: value } }),
  };
}

/** What stands in a field, kept at each key; `first` where nothing was typed yet. */
export function useTypedField<T>(name: string, fits: Shape<T>, first: T): [T, (value: T) => void] {
  const fields = useContext(KeptFieldsContext);
  const [value, setValue] = useState<T>(() => readAs(fits, fields?.read(name)) ?? first);
  return [
    value,
    now => {
      setValue(now);
      fields?.keep(name, JSON.stringify(now));
    },
  ];
}
