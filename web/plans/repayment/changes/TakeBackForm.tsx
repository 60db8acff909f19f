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

/** Something that was written down and never happened, before it is taken back. */
export function TakeBackForm({ entry, happened, ...form }: TakeBackFormProps) {
  const taken = happened.find(({ sequence }) => sequence === entry);
  if (!taken) return null;
  return (
    <ChangeForm
      {...form}
      text={words.takeBack.text(saysOfEntry(taken), sayDay(taken.on))}
      submit={words.takeBack.submit}
      compose={() => ({ kind: 'taken back', entry })}
    />
  );
}
