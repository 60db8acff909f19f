import { caseDebtKinds } from '@towpath/contracts/api/staffDebts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isWithPerson } from '@towpath/domain/applications/applicationState.ts';
import { useEffect, useRef, useState } from 'react';
import { Clashes } from '../../../../applications/Clashes.tsx';
import { type DebtKinds, DebtKindsProvider } from '../../../../applications/debtKinds.ts';
import { FilledAlready } from '../../../../applications/FilledAlready.tsx';
import { LeftTyping } from '../../../../applications/LeftTyping.tsx';
import { MayAdd, WhatWeAdd } from '../../../../applications/MayAdd.tsx';
import { StillToAdd } from '../../../../applications/StillToAdd.tsx';
import { TypingPlacesProvider } from '../../../../applications/typingPlaces.ts';
import { useLeftTyping } from '../../../../applications/useTyping.ts';
import { wordsOfFailure } from '../../../../data/failure.ts';
import { staffApi } from '../../../staffApi.ts';
import { typedPlaces } from '../../../typed.ts';
import { words as staffWords } from '../../../words.ts';
import styles from '../../Case.module.css';
import { HandOverForThem } from './HandOverForThem.tsx';
import { type FormInCase, useFilling } from './useFilling.ts';
import { words } from './words.ts';

type FillInProps = {
  readonly customerId: string;
  readonly onWritten: () => void;
  readonly onHandedOver: () => void;
};

/** Opens the form of a person, to write into it what they say on the phone. It is read once it is opened, not before. */
export function FillIn(props: FillInProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.said}>
      <p>
        <Button size="small" variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.close : words.open}
        </Button>
      </p>
      {isOpen && (
        <TypingPlacesProvider value={typedPlaces}>
          <DebtKindsProvider value={() => kindsOfCase(props.customerId)}>
            <Form {...props} />
          </DebtKindsProvider>
        </TypingPlacesProvider>
      )}
    </div>
  );
}

/** The kinds of debt by their names where the person lives. */
async function kindsOfCase(customerId: string): Promise<DebtKinds> {
  const { kinds } = await staffApi(caseDebtKinds, { params: { customerId } });
  return [{ group: null, names: kinds.map(({ name }) => name) }];
}

function Form({ customerId, onWritten, onHandedOver }: FillInProps) {
  const { reading, filling, giving, renewing, handing } = useFilling(customerId, onWritten);
  const heading = useRef<HTMLHeadingElement>(null);
  const typing = useLeftTyping(filling?.form ?? null);
  const isThere = filling !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  if (!filling) {
    if (reading.error) return <Notification tone="red">{wordsOfFailure(reading.error)}</Notification>;
    return <Loading label={staffWords.loading} skeleton={[60, 100, 100]} />;
  }
  const { form, mayFill } = filling;
  if (!form) return <p>{words.none}</p>;
  const elsewhere = typing.left.map(({ at }) => at);
  if (!mayFill)
    return <p>{form.state === 'handed over' ? words.notNow['handed over'] : words.notNow.other}</p>;
  return (
    <section aria-labelledby="fill-in">
      <h2 id="fill-in" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <p className={styles.small}>{words.of(form.filled.count, form.filled.of)}</p>
      <Anew filling={filling} renewing={renewing} />
      <LeftTyping
        application={form}
        giving={giving}
        left={typing.left}
        isBack={typing.isBack}
        onDone={typing.settle}
      />
      <Clashes application={form} giving={giving} />
      <StillToAdd application={form} giving={giving} />
      <WhatWeAdd application={form} giving={giving} elsewhere={elsewhere} />
      <MayAdd application={form} giving={giving} elsewhere={elsewhere} />
      <FilledAlready application={form} giving={giving} mayChange elsewhere={elsewhere} />
      {isWithPerson(form.state) && (
        <HandOverForThem form={form} handing={handing} begun={typing.begun} onHandedOver={onHandedOver} />
      )}
    </section>
  );
}

/** What was written down since the form was handed over is kept with it once its person says yes. */
function Anew({
  filling: { form, hasNewAnswers },
  renewing,
}: {
  readonly filling: FormInCase;
  readonly renewing: ReturnType<typeof useFilling>['renewing'];
}) {
  const [isKept, setIsKept] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isKept) said.current?.focus();
  }, [isKept]);
  if (!form) return null;
  if (!hasNewAnswers) {
    return isKept ? (
      <p ref={said} tabIndex={-1} role="status">
        {words.anew.done}
      </p>
    ) : null;
  }
  return (
    <Notification tone="orange" live={false} heading={words.anew.heading}>
      <p>{words.anew.text}</p>
      {renewing.error && <p role="alert">{wordsOfFailure(renewing.error)}</p>}
      <p>
        <Button
          size="small"
          loading={renewing.isFetching}
          loadingLabel={words.anew.busy}
          onClick={async () => setIsKept((await renewing.trigger(form)) !== undefined)}
        >
          {words.anew.button}
        </Button>
      </p>
    </Notification>
  );
}
