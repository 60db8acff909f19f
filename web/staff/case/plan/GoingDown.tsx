import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { byOrderWords } from '@towpath/domain/plans/repayment/byOrderWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { StepsDown } from '../../../plans/repayment/StepsDown.tsx';
import { Figures } from './Figures.tsx';
import { words } from './words.ts';

const say = words.down;

type GoingDownProps = {
  readonly stands: Pick<StandingRepayment, 'years' | 'sums' | 'endsOn'>;
  /** The day as of which it is shown. */
  readonly on: string;
};

/** How the debt goes down year by year: the picture that the person has on their page, and its figures. */
export function GoingDown({ stands, on }: GoingDownProps) {
  const { years, sums, endsOn } = stands;
  if (years.length === 0) return <p>{say.none}</p>;
  return (
    <>
      <h3>{say.heading}</h3>
      {sums.waiting > 0 && <p>{say.leavesOut(formatSum(sums.waiting))}</p>}
      {sums.ordered > 0 && <p>{byOrderWords.leavesOut(formatSum(sums.ordered))}</p>}
      {/* As on their page: one year is no way down. */}
      {years.length > 1 && endsOn !== null && <StepsDown stands={stands} today={on} says={say.says} />}
      <Figures caption={say.table} columns={say.columns}>
        {years.map(({ year, pays, left, isOver }) => [
          isOver ? `${year}, ${say.over}` : String(year),
          formatSum(pays),
          formatSum(left),
        ])}
      </Figures>
    </>
  );
}
