import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import { useEffect, useRef, useState } from 'react';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { today } from '../data/today.ts';
import { factsToAsk } from './heldFacts.ts';
import { keptFields } from './keptFields.ts';
import {
  type FieldName,
  knownFields,
  problemsOf,
  type SearchFields,
  wrongDateParts,
} from './searchFields.ts';

/**
 * The content of the form, its problems, and when they show: once a field was left, or Continue was pressed.
 */
export type SearchForm = ReturnType<typeof useSearchForm>;

export function useSearchForm(details: UserDetail) {
  const outbox = useOutbox();
  const [fields, setFields] = useState<SearchFields>(() => ({
    ...knownFields(details),
    ...keptFields(outbox, details.userId).read()?.fields,
  }));
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [presses, setPresses] = useState(0);
  const day = today();
  const problems = problemsOf(fields, day);

  // Only typed values need storing here; prefilled values are known already.
  const atFirst = useRef(fields);
  useEffect(() => {
    if (fields !== atFirst.current) keptFields(outbox, details.userId).keep({ fields, awaitsCode: false });
  }, [fields, details.userId, outbox]);

  function fill(changes: Partial<SearchFields>) {
    setFields(before => ({ ...before, ...changes }));
  }

  const [asked] = useState(() => factsToAsk(fields, details, day));

  return {
    fields,
    /** The facts about the person that were not known when the form opened. */
    asked,
    fill,
    set:
      <Name extends keyof SearchFields>(name: Name) =>
      (value: SearchFields[Name]) =>
        fill({ [name]: value }),
    leave: (name: FieldName) => () => setLeft(before => new Set(before).add(name)),
    problems,
    ready: problems.length === 0,
    /**
     * The message at a field, or at the three that name the house. An empty input that was only passed
     * through is no error.
     */
    errorOf(name: FieldName): string | undefined {
      const problem = problems.find(each => each.field === name);
      const shown = presses > 0 || (left.has(name) && (name === 'house' || isFilled(fields, name)));
      return shown ? problem?.message : undefined;
    },
    wrongDateParts: wrongDateParts(fields, day),
    /**
     * Continue was pressed while something is missing: every problem shows, and is announced again at the
     * next press.
     */
    showProblems: () => setPresses(before => before + 1),
    presses,
  };
}

function isFilled(fields: SearchFields, name: FieldName): boolean {
  if (name === 'house' || name === 'agreed') return false;
  const value = fields[name];
  return typeof value === 'string' ? value.trim() !== '' : Object.values(value).every(part => part !== '');
}
