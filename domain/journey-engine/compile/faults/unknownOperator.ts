import type { JourneyDefinition } from '../../definition/definition.ts';
import { CONDITION_PROPERTIES, OPERATORS } from '../../definition/kinds.ts';
import { type Fault, placedWays } from '../fault.ts';
import { comparisonsOf } from '../plan.ts';

/** Refuses a condition that compares in a way, or by a property, that is not known. */
export function unknownOperator(definition: JourneyDefinition): readonly Fault[] {
  return placedWays(definition).flatMap(({ way, where }) =>
    comparisonsOf(way.condition).flatMap(({ operator, property }) => [
      ...(OPERATORS.includes(operator) ? [] : [fault(where, `There is no operator '${operator}'.`)]),
      ...(property === 'fact' || CONDITION_PROPERTIES.includes(property)
        ? []
        : [fault(where, `A condition compares 'AnswerId' or 'value', not '${property}'.`)]),
    ]),
  );
}

function fault(where: string, message: string): Fault {
  return { code: 'unknown-operator', where, message };
}
