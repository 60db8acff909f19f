import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { paths } from '../shell/paths.ts';
import styles from './ProtectedForm.module.css';
import { words } from './words.ts';

type CodeFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
};

/** The code of the app, or a recovery code: asked for beside the password, of who has turned codes on. */
export function CodeField(props: CodeFieldProps) {
  return (
    <div className={styles.code}>
      <TextField
        {...props}
        name="code"
        label={words.confirm.code}
        hint={words.confirm.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <p className="small">
        {words.confirm.neither.before} <a href={paths.contact}>{words.confirm.neither.link}</a>
        {words.confirm.neither.after}
      </p>
    </div>
  );
}
