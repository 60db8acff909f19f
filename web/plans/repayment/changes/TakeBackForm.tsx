import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { saysOfEntry } from '../../history/saysOfEntry.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { NotingForm } from './formProps.ts';
import { words } from './words.ts';

type TakeBackFormProps = NotingForm & {
  /** Its place in what was written down. */
  readonly entry: number;
} & Pick<Repayment, 'happened'>;

type Entry = Repayment['happened'][number];

/** Of a sale: that what was paid to the buyer since stays counted on the debt. */
function paidSince({ kind, creditors: [buyer = ''] }: Entry, happened: Repayment['happened']): string {
  const isPaid = happened.some(
    one => one.kind === 'paid' && one.takes === null && one.counts === 'yes' && one.creditors.includes(buyer),
  );
  return kind === 'sold' && isPaid ? words.takeBack.paidSince(buyer) : '';
}

/** Something that was written down and never happened, before it is taken back. */
export function TakeBackForm({ entry, happened, ...form }: TakeBackFormProps) {
  const taken = happened.find(({ sequence }) => sequence === entry);
  if (!taken) return null;
  return (
    <ChangeForm
      {...form}
      text={[words.takeBack.text(saysOfEntry(taken), sayDay(taken.on)), paidSince(taken, happened)]
        .join(' ')
        .trim()}
      submit={words.takeBack.submit}
      compose={() => ({ kind: 'taken back', entry })}
    />
  );
}
