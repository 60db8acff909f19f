import { myDebts } from '@towpath/contracts/api/debts.ts';
import { addPaperPhoto, type PaperPhoto } from '@towpath/contracts/api/paperPhotos.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { FileField } from '@towpath/design-system/inputs/FileField.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { checkPhoto, checkPhotoWords, PHOTO_MESSAGES } from '@towpath/domain/people/paperPhoto.ts';
import type { Checked } from '@towpath/domain/values/checked.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode, wordsOfFailure } from '../../data/failure.ts';
import { newId } from '../../data/newId.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import styles from './Photos.module.css';
import type { PapersOf } from './papersOf.ts';
import { asBase64, readyPhoto } from './readyPhoto.ts';
import { words as allWords } from './words.ts';

const words = allWords.form;
const ACCEPTED = 'image/jpeg,image/png,application/pdf';

type Wrong = {
  readonly file?: string | undefined;
  readonly words?: string | undefined;
  readonly debtId?: string | undefined;
};

type AddPhotoProps = {
  /** Which papers alone are added here; any, where nothing is said. */
  readonly of?: PapersOf | undefined;
  readonly onAdded: (photo: PaperPhoto) => void;
  readonly onCancel: () => void;
};

/** The form by which a photo of a letter is sent. What stands in it stays until it has got through. */
export function AddPhoto({ of, onAdded, onCancel }: AddPhotoProps) {
  const [file, setFile] = useState<File>();
  const [typed, setSaid] = useState(of?.begins ?? '');
  const said = of === undefined || of.isOne(typed) ? typed : `${of.begins}: ${typed}`;
  const [debtId, setDebtId] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const { answer: listed } = useRemote(() => api(myDebts, {}));
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // However often this form is sent, it is one paper.
  const [photoId] = useState(newId);

  const sending = useOperation((photo: Blob) =>
    asBase64(photo).then(content =>
      api(addPaperPhoto, {
        params: { photoId },
        body: { words: said, debtId: debtId || null, file: content },
      }),
    ),
  );
  const preparing = useOperation((chosen: File) => prepared(chosen));
  const isBusy = preparing.isFetching || sending.isFetching;
  const { error } = sending;
  const refused = hasCode(error, 'VALIDATION_FAILED') ? error.fields : [];
  const messageAt = (field: keyof Wrong) => wrong[field] ?? refused.find(one => one.field === field)?.message;
  const atFields = { file: messageAt('file'), words: messageAt('words'), debtId: messageAt('debtId') };
  const isWrong = Object.values(atFields).some(message => message !== undefined);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isWrong && !isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isWrong, isBusy]);

  async function send() {
    if (isBusy) return;
    sending.reset();
    const ready = file && (await preparing.trigger(file));
    const found = {
      file: ready ? messageOf(ready.checked) : PHOTO_MESSAGES.missing,
      words: messageOf(checkPhotoWords(said)),
    };
    setWrong(found);
    if (!ready || found.file !== undefined || found.words !== undefined) return;
    const photo = await sending.trigger(ready.photo);
    if (photo) onAdded(photo);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-labelledby="add-photo-heading"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <h3 id="add-photo-heading" ref={heading} tabIndex={-1}>
        {of?.formHeading ?? words.heading}
      </h3>
      <FileField
        label={words.file}
        name="photo-file"
        hint={words.fileHint}
        accept={ACCEPTED}
        required
        error={atFields.file}
        onChange={chosen => {
          setFile(chosen);
          setWrong(({ words: ofWords }) => ({ words: ofWords }));
          sending.reset();
        }}
      />
      <TextField
        label={words.words}
        name="photo-words"
        hint={words.wordsHint}
        required
        value={typed}
        error={atFields.words}
        onChange={next => {
          setSaid(next);
          setWrong(({ file: ofFile }) => ({ file: ofFile }));
        }}
      />
      {!of && listed && listed.debts.length > 0 && (
        <Select
          label={words.debt}
          name="photo-debt"
          optional
          placeholder={words.noDebt}
          options={listed.debts.map(debt => ({
            value: debt.id,
            label: debt.sold?.to ?? debt.initialCreditorName,
          }))}
          value={debtId}
          error={atFields.debtId}
          onChange={next => {
            setDebtId(next);
            sending.reset();
          }}
        />
      )}
      {error && !isWrong && !isBusy && (
        <Notification tone="red">
          {wordsOfFailure(error)} {words.notSent}
        </Notification>
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={isBusy} loadingLabel={words.sending}>
          {words.send}
        </Button>
        <TextButton onClick={onCancel}>{words.cancel}</TextButton>
      </div>
    </form>
  );
}

/** A file as it is to be sent, with what its first bytes say of it. */
async function prepared(chosen: File) {
  const photo = await readyPhoto(chosen);
  return { photo, checked: checkPhoto(new Uint8Array(await photo.arrayBuffer())) };
}

function messageOf(checked: Checked<unknown>): string | undefined {
  return checked.ok ? undefined : checked.message;
}
