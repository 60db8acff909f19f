import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { Figures } from './Figures.tsx';
import { words } from './words.ts';

const say = words.down;

/** How the debt goes down year by year, in figures. */
export function GoingDown({ stands: { years } }: { readonly stands: StandingRepayment }) {
  if (years.length === 0) return <p>{say.none}</p>;
  return (
    <Figures caption={say.heading} columns={say.columns}>
      {years.map(({ year, pays, left, isOver }) => [
        isOver ? `${year}, ${say.over}` : String(year),
        formatSum(pays),
        formatSum(left),
      ])}
    </Figures>
  );
}
