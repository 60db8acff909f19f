import { letterDocx, letterPdf } from '@towpath/contracts/api/letterFiles.ts';
import type { Letter, LetterInList, LetterPack } from '@towpath/contracts/api/letters.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useEffect, useRef } from 'react';
import { exchange } from '../data/client.ts';
import { hasCode, wordsOfReading } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import { DownloadButton } from '../papers/DownloadButton.tsx';
import { paths } from '../shell/paths.ts';
import { AfterSent } from './AfterSent.tsx';
import { AskFirst } from './AskFirst.tsx';
import { Files } from './Files.tsx';
import { GoneLetter } from './GoneLetter.tsx';
import { LastDay } from './LastDay.tsx';
import { LetterPaper, SentPaper } from './LetterPaper.tsx';
import styles from './Letters.module.css';
import { NoneOf } from './NoneOf.tsx';
import { PaperFold } from './PaperFold.tsx';
import { Picks } from './Picks.tsx';
import { placeId, placesIn } from './places.ts';
import { SentForm } from './SentForm.tsx';
import { type LetterChanges, useLetter } from './useLetter.ts';
import { useTakeFocus } from './useTakeFocus.ts';
import { words } from './words.ts';

type OpenLetterProps = {
  readonly letterId: string;
  readonly pack: LetterPack;
  /** The letters that are not sent yet. */
  readonly unsent: readonly LetterInList[];
  /** The person came to it from the list or the letter before: the focus goes to its heading. */
  readonly takesFocus: boolean;
  readonly onChanged: (letter: Letter) => void;
  /** Goes to the next that is not read; undefined where there is none. */
  readonly onNext: (() => void) | undefined;
};

/** One letter: as it will be printed, what can be done with it, and what became of it. */
export function OpenLetter({ letterId, onChanged, takesFocus, ...rest }: OpenLetterProps) {
  const { letter, error, isFetching, again, changes } = useLetter(letterId, onChanged);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = letter !== undefined;
  useTakeFocus(heading, takesFocus, isThere);
  const kind = letter?.state.kind;
  const before = useRef(kind);
  // What was pressed is gone with how the letter stood before: the focus goes to what comes next.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (before.current !== undefined && before.current !== kind && isLost) {
      const next = document.getElementById('sent-form') ?? document.getElementById('after-sent');
      (next ?? heading.current)?.focus();
    }
    before.current = kind;
  }, [kind]);
  // It is no fault: what it was about is gone, or it never was there.
  if (!letter && hasCode(error, 'NOT_FOUND')) return <GoneLetter />;
  if (!letter) {
    return error ? (
      <TroubleState headingLevel={2} onRetry={() => void again()} retrying={isFetching}>
        {wordsOfReading(error)}
      </TroubleState>
    ) : (
      <Loading label={words.loading} skeleton={[40, 100, 100, 100]} />
    );
  }
  const isSent = ['sent', 'no answer yet', 'answered'].includes(letter.state.kind);
  const its = { letter, changes, onChanged, ...rest };
  // What went is shown as it went; how it would go today is another letter.
  const isAnew = letter.asSent !== null;
  const paper = (
    <>
      {letter.asSent && (
        <PaperFold isFolded summary={words.seeSent}>
          <SentPaper of={letter.asSent} to={letter.to} />
        </PaperFold>
      )}
      {!(isAnew && letter.stops !== null) && (
        <PaperFold
          key="today"
          isBeside={isAnew}
          isFolded={!letter.inOwnWords && (isSent || letter.state.kind === 'read')}
          summary={isAnew ? words.anew.heading : words.seeRead}
        >
          {isAnew && <p className={styles.anew}>{words.anew.text}</p>}
          <LetterPaper letter={letter} changes={changes} isFixed={letter.stops !== null} />
          {isAnew && <Anew {...its} />}
        </PaperFold>
      )}
    </>
  );
  const tray = <Tray {...its} isSent={isSent} isAnew={isAnew} />;
  // What went in words that nobody knows is not shown as these: they are there for the next one.
  const ours = (
    <>
      {paper}
      {tray}
    </>
  );
  return (
    <>
      <section aria-labelledby="letter">
        <div className={styles.top}>
          <h2 id="letter" ref={heading} tabIndex={-1}>
            {words.to(letter.to)}
          </h2>
          {letter.stops === null && !isAnew && (
            <p className={`${styles.key} small`}>
              <span className={styles.slot}>{words.key.change}</span>
              <span className={`${styles.slot} ${styles.need}`}>{words.key.fill}</span>
            </p>
          )}
        </div>
        <p className="small">{letter.purpose}</p>
        <div className={styles.said}>
          {letter.lastDay !== null && <LastDay lastDay={letter.lastDay} />}
          {letter.saidFirst !== null && (
            <Notification tone="orange" live={false} heading={letter.saidFirst.heading}>
              <p>{letter.saidFirst.text}</p>
              <a href="#read-together">{words.askFirst.ring}</a>
            </Notification>
          )}
          {letter.stops !== null && (
            <Notification tone="orange" live={false} heading={words.stops}>
              {letter.stops}
            </Notification>
          )}
          {letter.state.kind === 'read again' && letter.stops === null && (
            <Notification tone="orange" live={false} heading={words.changed}>
              {words.changedText}
            </Notification>
          )}
          {letter.warns !== null && !isSent && (
            <Notification tone="orange" live={false}>
              {letter.warns}
            </Notification>
          )}
          {letter.asks !== null && (
            <Notification tone="orange" live={false}>
              {letter.asks}{' '}
              {letter.state.kind === 'answered' && <TextLink href={paths.plan}>{words.seePlan}</TextLink>}
            </Notification>
          )}
        </div>
        {letter.askFirst && letter.stops === null && !isSent && <AskFirst />}
        {isSent && <AfterSent letter={letter} changes={changes} />}
        {letter.inOwnWords ? <Disclosure summary={words.onPlan.ours}>{ours}</Disclosure> : paper}
      </section>
      {!letter.inOwnWords && tray}
    </>
  );
}

type ItsProps = Omit<OpenLetterProps, 'letterId' | 'takesFocus'> & {
  readonly letter: Letter;
  readonly changes: LetterChanges;
};
type TrayProps = ItsProps & {
  readonly isSent: boolean;
  /** It went: what can be done with it as it would go today stands with that. */
  readonly isAnew: boolean;
};

/** What is to be filled in of a letter as it would go today, and its files. */
function ToWrite({ letter, pack, changes, unsent, onChanged }: ItsProps) {
  const open = placesIn(letter).filter(({ status }) => status === 'fill in');
  return (
    <>
      <Picks letter={letter} changes={changes} />
      <NoneOf letter={letter} open={open} changes={changes} />
      <Files letter={letter} pack={pack} changes={changes} unsent={unsent} onChanged={onChanged} />
    </>
  );
}

/** What can be done with a letter that went, to send it anew: where no answer came it can go as it is. */
function Anew(its: ItsProps) {
  const { letter, changes } = its;
  return (
    <section className={styles.tray} aria-label={words.anew.tray}>
      <ToWrite {...its} />
      {letter.state.kind === 'no answer yet' && (
        <ReadBar letter={letter} changes={changes} onNext={undefined} says={words.sent.again} />
      )}
    </section>
  );
}

function Tray({ isSent, isAnew, ...its }: TrayProps) {
  const { letter, changes, onNext } = its;
  const mayGo = letter.stops === null;
  return (
    <section className={styles.tray} aria-label={words.tray}>
      {mayGo && !isAnew && <ToWrite {...its} />}
      {mayGo && !isSent && letter.state.kind !== 'read' && (
        <ReadBar
          letter={letter}
          changes={changes}
          onNext={onNext}
          says={onNext ? words.read.next : words.read.last}
        />
      )}
      {mayGo && letter.state.kind === 'read' && <SentForm letter={letter} changes={changes} />}
      {letter.versions.length > 0 && (
        <div>
          <h3>{words.versions.heading}</h3>
          <ul className={styles.links}>
            {letter.versions.map(({ version, sentOn, takenBackOn, isWordOnly, budgetNotKept }) => (
              <li key={version}>
                <p>
                  {takenBackOn === null
                    ? words.versions.says(version, sayDay(sentOn))
                    : words.versions.takenBack(version, sayDay(sentOn), sayDay(takenBackOn))}
                </p>
                {budgetNotKept && <p className="small muted">{words.versions.budgetNotKept}</p>}
                {isWordOnly && <p className="small muted">{words.versions.wordOnly}</p>}
                <div className={styles.files}>
                  {!isWordOnly && (
                    <DownloadButton
                      size="small"
                      fetchFile={() => exchange(letterPdf, versionOf(letter, version))}
                    >
                      {words.versions.get}
                    </DownloadButton>
                  )}
                  <DownloadButton
                    isWord
                    size="small"
                    fetchFile={() => exchange(letterDocx, versionOf(letter, version))}
                  >
                    {words.versions.getWord}
                  </DownloadButton>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const versionOf = ({ id }: Letter, version: number) => ({
  params: { letterId: id },
  query: { version: String(version) },
});

/** Says that a letter was read; while something is to be filled in, what that is, and leads there. */
function ReadBar({
  letter,
  changes,
  onNext,
  says,
}: Pick<ItsProps, 'letter' | 'changes' | 'onNext'> & { readonly says: string }) {
  const [first, ...more] = placesIn(letter).filter(({ status }) => status === 'fill in');
  const reading = useOperation(() => changes.read({ shown: letter.shown }));
  const why = first && (more.length > 0 ? words.read.gaps(more.length + 1) : words.read.gap(first.label));
  return (
    <div className={styles.bar}>
      {why && (
        <p className="small muted" id="why-not-read">
          {why}
        </p>
      )}
      {reading.error && <p role="alert">{reading.error.message}</p>}
      <Button
        disabled={first !== undefined}
        aria-describedby={first ? 'why-not-read' : undefined}
        onBlockedPress={() => first && document.getElementById(placeId(first.name))?.focus()}
        loading={reading.isFetching}
        loadingLabel={words.read.reading}
        onClick={async () => {
          if (await reading.trigger()) onNext?.();
          else void changes.reread().catch(() => undefined);
        }}
      >
        {says}
      </Button>
    </div>
  );
}
