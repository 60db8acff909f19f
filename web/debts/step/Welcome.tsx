import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { ChoiceCard } from '@towpath/design-system/cards/ChoiceCard.tsx';
import { info, listPlus, magnifyingGlass } from '@towpath/design-system/icons/drawings.generated.ts';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { type ReactNode, useState } from 'react';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import styles from './debts.module.css';
import { words } from './words.ts';

type WelcomeProps = {
  readonly stepId: string;
  /** Says where one is; the greeting is the first sentence below it. */
  readonly heading: string;
  readonly firstName: string | null;
  /** The step's own words. */
  readonly text: string | undefined;
  /** Left out where the credit search is not offered. */
  readonly onSearch: (() => void) | undefined;
  readonly onAdd: () => void;
  /** What the person named before, to fill in here and now. */
  readonly cards?: ReactNode;
};

/** Before the first debt: hello, where the details can come from, and the two ways to begin (DE-009 to DE-012). */
export function Welcome({ stepId, heading, firstName, text, onSearch, onAdd, cards }: WelcomeProps) {
  const [open, setOpen] = useState<'agency' | 'by hand'>();
  return (
    <div>
      <StepHeading stepId={stepId} level={1}>
        {heading}
      </StepHeading>
      <StepText>{words.welcome.hello(firstName)}</StepText>
      <StepText>{onSearch ? words.welcome.withSearch : words.welcome.withoutSearch}</StepText>
      <StepText>{text ?? words.welcome.addAll}</StepText>
      <ul className={styles.choices}>
        {onSearch && (
          <li>
            <ChoiceCard
              icon={magnifyingGlass}
              title={words.welcome.search}
              line={words.welcome.searchLine}
              onPress={onSearch}
            />
          </li>
        )}
        <li>
          <ChoiceCard
            icon={listPlus}
            title={words.welcome.byHand}
            line={words.welcome.byHandLine}
            onPress={onAdd}
          />
        </li>
      </ul>
      {cards && <div className={styles.told}>{cards}</div>}
      <ul className={styles.infos}>
        {onSearch && (
          <li>
            <TextButton iconStart={info} aria-haspopup="dialog" onClick={() => setOpen('agency')}>
              {words.welcome.aboutAgency.title}
            </TextButton>
          </li>
        )}
        <li>
          <TextButton iconStart={info} aria-haspopup="dialog" onClick={() => setOpen('by hand')}>
            {words.welcome.aboutByHand.title}
          </TextButton>
        </li>
      </ul>
      <Modal
        open={open === 'agency'}
        onClose={() => setOpen(undefined)}
        title={words.welcome.aboutAgency.title}
        actions={close => <Button onClick={close}>{words.welcome.gotIt}</Button>}
      >
        <div className={styles.reading}>
          <p>{words.welcome.aboutAgency.what}</p>
          <p>{words.welcome.aboutAgency.softSearch}</p>
          <p>{words.welcome.aboutAgency.misses}</p>
        </div>
      </Modal>
      <Modal
        open={open === 'by hand'}
        onClose={() => setOpen(undefined)}
        title={words.welcome.aboutByHand.title}
        actions={close => <Button onClick={close}>{words.welcome.gotIt}</Button>}
      >
        <div className={styles.reading}>
          <p>{words.welcome.aboutByHand.what}</p>
          <p>{words.welcome.aboutByHand.guess}</p>
          <p>{words.welcome.aboutByHand.private}</p>
        </div>
      </Modal>
    </div>
  );
}
