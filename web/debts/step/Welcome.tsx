import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { ChoiceCard } from '@towpath/design-system/cards/ChoiceCard.tsx';
import { info, listPlus, magnifyingGlass } from '@towpath/design-system/icons/drawings.generated.ts';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { useState } from 'react';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import styles from './debts.module.css';

type WelcomeProps = {
  readonly stepId: string;
  /** Of the step; the greeting, where it has none. */
  readonly heading?: string;
  readonly firstName: string | null;
  /** The step's own words. */
  readonly text: string | undefined;
  /** Left out where the credit search is not offered. */
  readonly onSearch: (() => void) | undefined;
  readonly onAdd: () => void;
};

/** Before the first debt: hello, where the details can come from, and the two ways to begin (DE-009 to DE-012). */
export function Welcome({ stepId, heading, firstName, text, onSearch, onAdd }: WelcomeProps) {
  const hello = firstName ? `Hello, ${firstName}` : 'Hello';
  const [open, setOpen] = useState<'agency' | 'by hand'>();
  return (
    <div>
      <StepHeading stepId={stepId} level={1}>
        {heading ?? hello}
      </StepHeading>
      {heading !== undefined && <StepText>{`${hello}.`}</StepText>}
      <StepText>
        {onSearch
          ? 'Your debts can come from your credit report, or you can add them yourself.'
          : 'You can add your debts one by one. It’s fine to do a few now and the rest later.'}
      </StepText>
      <StepText>{text ?? 'Please add all your debts, even small ones or money owed to family.'}</StepText>
      <ul className={styles.choices}>
        {onSearch && (
          <li>
            <ChoiceCard
              icon={magnifyingGlass}
              title="Search my credit report"
              line="We list your debts for you. It does not change your credit score."
              onPress={onSearch}
            />
          </li>
        )}
        <li>
          <ChoiceCard
            icon={listPlus}
            title="Add debts myself"
            line="Type in who you owe and how much. A good guess is fine."
            onPress={onAdd}
          />
        </li>
      </ul>
      <ul className={styles.infos}>
        {onSearch && (
          <li>
            <TextButton iconStart={info} aria-haspopup="dialog" onClick={() => setOpen('agency')}>
              About the credit reference agency
            </TextButton>
          </li>
        )}
        <li>
          <TextButton iconStart={info} aria-haspopup="dialog" onClick={() => setOpen('by hand')}>
            About adding debts yourself
          </TextButton>
        </li>
      </ul>
      <Modal
        open={open === 'agency'}
        onClose={() => setOpen(undefined)}
        title="About the credit reference agency"
        actions={close => <Button onClick={close}>Got it</Button>}
      >
        <div className={styles.reading}>
          <p>
            A credit reference agency is a company that keeps a record of what people borrow and pay back.
            Banks and shops tell it.
          </p>
          <p>
            If you agree, we ask it for your record and put your debts in the list. This is a soft search. You
            can see it on your report. Lenders can’t, and your score stays the same.
          </p>
          <p>
            It can miss some debts, such as council tax, bills or money owed to family. You can check the
            list, change it and add to it.
          </p>
        </div>
      </Modal>
      <Modal
        open={open === 'by hand'}
        onClose={() => setOpen(undefined)}
        title="About adding debts yourself"
        actions={close => <Button onClick={close}>Got it</Button>}
      >
        <div className={styles.reading}>
          <p>
            For each debt we ask who you owe, what kind of debt it is, how much is left, and what you should
            pay each month.
          </p>
          <p>
            Letters, emails or your bank app can help. If you’re not sure of a sum, give your best guess. You
            can change it later.
          </p>
          <p>We don’t tell the people you owe that you’ve listed them.</p>
        </div>
      </Modal>
    </div>
  );
}
