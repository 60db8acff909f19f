import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { downloadSimple, printer } from '@towpath/design-system/icons/drawings.generated.ts';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { saveAs } from '../../papers/saveFile.ts';
import styles from './RecoveryCodes.module.css';
import { useCopy } from './useCopy.ts';
import { words as allWords } from './words.ts';

const words = allWords.codes;

/** The recovery codes, shown once: to copy, to save and to print, without anything else of the page. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');
  const { copy, said } = useCopy(text, words.copied);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    document.documentElement.dataset.printsCodes = '';
    return () => {
      delete document.documentElement.dataset.printsCodes;
    };
  }, []);

  function save() {
    saveAs(new Blob([`${words.paper}\n\n${text}\n`], { type: 'text/plain' }), words.file);
    setSaved(true);
  }

  const list = (
    <ol className={styles.codes}>
      {codes.map(code => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
  return (
    <div className={styles.part}>
      <h4 ref={heading} tabIndex={-1} className={styles.heading}>
        {words.heading}
      </h4>
      <p>{words.lead}</p>
      {list}
      <p>{words.where}</p>
      <div className={styles.buttons}>
        <TextButton onClick={copy}>{words.copy}</TextButton>
        <TextButton iconStart={downloadSimple} onClick={save}>
          {words.save}
        </TextButton>
        <TextButton iconStart={printer} onClick={() => print()}>
          {words.print}
        </TextButton>
      </div>
      <p role="status" className="small">
        {[said, isSaved ? words.saved : ''].filter(Boolean).join(' ')}
      </p>
      <div>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
      {createPortal(
        <div className={styles.paper}>
          <h1>{words.paper}</h1>
          {list}
        </div>,
        document.body,
      )}
    </div>
  );
}
