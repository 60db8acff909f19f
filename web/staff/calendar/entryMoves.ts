/** Where something stands in the table of the calendar; several may stand in one cell, one below the other. */
export type Place = { readonly row: number; readonly column: number; readonly nth: number };

const ARROWS = {
  ArrowLeft: { axis: 'column', by: -1 },
  ArrowRight: { axis: 'column', by: 1 },
  ArrowUp: { axis: 'row', by: -1 },
  ArrowDown: { axis: 'row', by: 1 },
} as const;

/** Whether a key is one of the arrows. */
export function isArrow(key: string): key is keyof typeof ARROWS {
  return Object.hasOwn(ARROWS, key);
}

/**
 * Where an arrow leads from a place: up and down within the day, left and right to the nearest day that has something, and
 * there to what stands nearest in time. Undefined where there is nothing in that way.
 */
export function placeBeside(
  places: readonly Place[],
  from: Place,
  key: keyof typeof ARROWS,
): Place | undefined {
  const { axis, by } = ARROWS[key];
  const down = ({ row, nth }: Place) => (row - from.row) * MOST_IN_CELL + nth - from.nth;
  const ahead = places.filter(place =>
    axis === 'row'
      ? place.column === from.column && down(place) * by > 0
      : (place.column - from.column) * by > 0,
  );
  const far = (place: Place) =>
    axis === 'row'
      ? Math.abs(down(place))
      : Math.abs(place.column - from.column) * MOST_IN_COLUMN + Math.abs(down(place));
  return ahead.toSorted((one, other) => far(one) - far(other))[0];
}

const MOST_IN_CELL = 1000;
const MOST_IN_COLUMN = 1000 * MOST_IN_CELL;
