import {
  type Letter,
  type LetterInList,
  type LetterPack,
  myLetters,
} from '@towpath/contracts/api/letters.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { info } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { useCallback, useState } from 'react';
import { api } from '../data/client.ts';
import { wordsOfReading } from '../data/failure.ts';
import { useRemote } from '../data/remote.ts';
import { useChatHere } from '../journey/liveChat.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useLocation, useNavigationType, useParams } from '../shell/router/router.tsx';
import { useGoTo } from '../shell/useGoTo.ts';
import { useSessionGuard } from '../shell/useSessionGuard.ts';
import { FirstThings } from './FirstThings.tsx';
import { LetterFacts } from './facts/LetterFacts.tsx';
import { LetterList, NotToWrite } from './LetterList.tsx';
import styles from './Letters.module.css';
import { LettersFrame } from './LettersFrame.tsx';
import { letterAbout, TO_SEND } from './letterAbout.ts';
import { OpenLetter } from './OpenLetter.tsx';
import { ReadTogether } from './ReadTogether.tsx';
import { words } from './words.ts';

/** The letters of a person: the list, and one of them open. */
export function LettersPage() {
  const hasSession = useSessionGuard();
  useChatHere(hasSession);
  return (
    <LettersFrame>
      <PageTitle>{words.title}</PageTitle>
      {hasSession ? <Reading /> : <Loads />}
    </LettersFrame>
  );
}

function Reading() {
  const { answer, error, isFetching, again } = useRemote(() => api(myLetters));
  if (!answer) {
    return error ? (
      <TroubleState headingLevel={1} onRetry={() => void again()} retrying={isFetching}>
        {wordsOfReading(error)}
      </TroubleState>
    ) : (
      <Loads />
    );
  }
  if (answer.letters.length === 0 && answer.others.length === 0) {
    return (
      <>
        <EmptyState
          headingLevel={1}
          heading={words.none}
          action={<ButtonLink href={paths.plan}>{words.seePlan}</ButtonLink>}
        >
          {words.noneText}
        </EmptyState>
        <FirstThings notToSend={answer.notToSend} />
        <NotToWrite notToSend={answer.notToSend.filter(({ isFirst }) => !isFirst)} />
        <LetterFacts pack={answer} again={again} />
        {answer.notToSend.some(({ isFirst }) => isFirst) && <ReadTogether />}
      </>
    );
  }
  return <Letters pack={answer} again={again} />;
}

const SENT: readonly string[] = ['sent', 'no answer yet', 'answered'];
const TO_READ: readonly string[] = ['fill in', 'not read', 'read again'];

function Letters({ pack, again }: { readonly pack: LetterPack; readonly again: () => Promise<unknown> }) {
  const { id } = useParams();
  const { search } = useLocation();
  // Said once: it stays open, whatever becomes of it.
  const [meant] = useState(() => letterAbout(pack, new URLSearchParams(search).get('about') ?? ''));
  const goTo = useGoTo();
  // Who came by a link of this page hears of the letter first; who opened the address, of the page.
  const takesFocus = useNavigationType() === 'PUSH' && (id ?? meant) !== undefined;
  const [changed, setChanged] = useState<Readonly<Record<string, LetterInList>>>({});
  const onChanged = useCallback(
    (letter: Letter) => {
      setChanged(before => ({ ...before, [letter.id]: letter }));
      // What they offer together, and a letter that may follow, change with it.
      void again();
    },
    [again],
  );
  // What is to be asked comes before the letters, and stays there once it is answered, as the focus does.
  const [asksFirst] = useState(pack.facts.some(fact => fact.known === null));
  const known = [...pack.letters, ...pack.others.filter(one => changed[one.id])].map(
    one => changed[one.id] ?? one,
  );
  const open = id ?? meant ?? (known.find(({ state }) => TO_SEND.includes(state.kind)) ?? known[0])?.id;
  const opened = pack.others.find(one => one.id === open);
  const letters = opened && known.every(one => one.id !== opened.id) ? [...known, opened] : known;
  const after = letters.slice(letters.findIndex(one => one.id === open) + 1);
  const next = [...after, ...letters].find(one => one.id !== open && TO_READ.includes(one.state.kind));
  // One that is only looked at does not come with the others.
  const unsent = known.filter(({ state }) => TO_SEND.includes(state.kind));
  // The heading counts as the plan does.
  const counted = known.length === 0 ? letters : known;
  const toSend = counted.filter(({ state }) => TO_SEND.includes(state.kind)).length;
  const sent = counted.filter(({ state }) => SENT.includes(state.kind)).length;
  return (
    <>
      <h1>{headingOf(counted)}</h1>
      <p className={`${styles.lead} lead`}>{leadOf(counted, toSend, sent)}</p>
      <FirstThings notToSend={pack.notToSend} />
      {asksFirst && <LetterFacts pack={pack} again={again} />}
      <div className={styles.desk}>
        <LetterList letters={letters} pack={pack} openId={open} />
        <div>
          {open && (
            <OpenLetter
              key={open}
              letterId={open}
              pack={pack}
              unsent={unsent}
              takesFocus={takesFocus}
              onChanged={onChanged}
              onNext={next ? () => goTo(paths.letter(next.id)) : undefined}
            />
          )}
        </div>
      </div>
      {!asksFirst && <LetterFacts pack={pack} again={again} />}
      <p className={`${styles.careful} small muted`}>
        <Glyph of={info} />
        <span>
          {words.careful.before}
          <a href="#read-together">{words.careful.ask}</a>
          {words.careful.after}
        </span>
      </p>
      <ReadTogether />
    </>
  );
}

function headingOf(letters: readonly LetterInList[]): string {
  const { heading } = words;
  const count = (kinds: readonly string[]) =>
    letters.filter(({ state }) => kinds.includes(state.kind)).length;
  const toRead = count(TO_READ);
  const read = count(['read']);
  const sent = count(SENT);
  if (letters.length === 0) return heading.others;
  if (toRead + read + sent === 0) return heading.allWait;
  if (letters.some(({ warns, state }) => warns !== null && TO_SEND.includes(state.kind)))
    return heading.doNotAddUp;
  if (toRead + read === 0) return heading[count(['sent']) === sent ? 'allSent' : 'answered'](sent);
  if (read + sent === 0) return heading.open(toRead);
  return toRead + sent === 0 ? heading.allRead(read) : heading.mixed({ toRead, read, sent });
}

function leadOf(letters: readonly LetterInList[], unsent: number, sent: number): string {
  if (letters.length === 0) return words.leadOthers;
  if (letters.some(({ warns }) => warns !== null)) return words.leadTooMuch;
  if (unsent > 0) return isOneEach(letters) ? words.lead : words.leadMixed;
  return sent > 0 ? words.leadSent : words.leadWait;
}

/** Whether no two letters go to the same. */
function isOneEach(letters: readonly LetterInList[]): boolean {
  return new Set(letters.map(({ to }) => to)).size === letters.length;
}

function Loads() {
  return <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />;
}
