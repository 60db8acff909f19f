import { LIMIT_KEYS, LIMITS, type LimitKey } from '@towpath/domain/solutions/thresholds/limits.ts';
import { contradictions, nationsProblems, sureRows } from './checkLimitsTogether.ts';
import {
  LimitBounds,
  LimitDates,
  LimitDay,
  LimitFigure,
  LimitSpan,
  type LimitsFile,
  writtenUnit,
} from './limits.ts';
import { dayOutside, inBrackets, isOutside, type Plausible, spanText } from './plausible.ts';
import { type ContentProblems, fieldOf, inPart, readableFields, writtenRows } from './problem.ts';
import { isWholePence } from './values.ts';

/**
 * What is wrong with limits one by one, whatever else is wrong in the file: a unit that the rules do not count in, a
 * figure that is hardly meant, a first day out of reach.
 *
 * @param file as it is written
 */
export function limitSlips(file: unknown): ContentProblems {
  const { first: least, last: most, because } = readableFields(LimitDates, fieldOf(file, 'dates'));
  const areInOrder = least === undefined || most === undefined || least <= most;
  const inRows = LIMIT_KEYS.flatMap(key => {
    const limit = fieldOf(fieldOf(file, 'limits'), key);
    const days = writtenRows(fieldOf(limit, 'rows'), 'rows').flatMap(({ written, place }) => {
      const { from = null } = readableFields(LimitDay, written);
      if (!areInOrder || from === null || !isOutside(from, { least, most })) return [];
      return [{ place: `${place}.from`, problem: dayOutside(from, { least, most, because }) }];
    });
    return inPart(`limits.${key}`, [...figureProblems(key, limit), ...days]);
  });
  if (areInOrder) return inRows;
  return [{ place: 'dates.last', problem: `must not be before ${least}` }, ...inRows];
}

function figureProblems(key: LimitKey, limit: unknown): ContentProblems {
  const unit = writtenUnit(LIMITS[key].unit);
  const { unit: written = unit } = readableFields(LimitBounds, limit);
  const { atLeast: least, atMost: most, because } = readableFields(LimitSpan, fieldOf(limit, 'plausible'));
  const areInOrder = least === undefined || most === undefined || least <= most;
  const span = areInOrder ? { least, most, because } : {};
  const ofFigures = writtenRows(fieldOf(limit, 'rows'), 'rows').flatMap(({ written: row, place }) => {
    const { figure } = readableFields(LimitFigure, row);
    const problem = figure === undefined ? null : figureProblem(figure, unit, span);
    return problem === null ? [] : [{ place: `${place}.figure`, problem }];
  });
  return [
    ...(written === unit
      ? []
      : [{ place: 'unit', problem: `must be '${unit}', in which the rules count it` }]),
    ...(areInOrder ? [] : [{ place: 'plausible.atMost', problem: `must not be below ${least}` }]),
    ...ofFigures,
  ];
}

function figureProblem(figure: number, unit: string, span: Plausible<number>): string | null {
  if (isOutside(figure, span)) {
    const change = `If it is meant, change 'plausible' too`;
    return `${figure} is not plausible: ${spanText(span, unit)} is${inBrackets(span.because)}. ${change}`;
  }
  const isMoney = unit.startsWith('pounds');
  if (isMoney ? isWholePence(figure) : Number.isInteger(figure)) return null;
  return isMoney ? 'must have at most two decimals' : 'must be a whole number';
}

/**
 * Where rows overlap or leave a nation out, and figures that contradict one another, where each of them is right.
 *
 * @param file as far as it can be read
 * @param written as it is written
 */
export function limitsProblems(file: LimitsFile, written: unknown): ContentProblems {
  const inRows = LIMIT_KEYS.flatMap(key =>
    inPart(`limits.${key}`, nationsProblems(key, file.limits[key].rows)),
  );
  const slips = new Set([...inRows, ...limitSlips(written)].map(({ place }) => place));
  return [...inRows, ...contradictions(file, sureRows(written, slips))];
}
