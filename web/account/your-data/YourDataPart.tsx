import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { api } from '../../data/client.ts';
import { wordsOfFailure } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { CopyRow } from './CopyRow.tsx';
import { CorrectionRow } from './CorrectionRow.tsx';
import { EraseCard } from './EraseCard.tsx';
import { LooksRow } from './LooksRow.tsx';
import { words } from './words.ts';

/** What the person can have done with what we hold about them. */
export function YourDataPart() {
  const { answer, error, isFetching, again } = useRemote(() => api(myOwnData));
  if (!answer) {
    if (!error) return <Loading label={words.loading} skeleton={[100, 100]} />;
    return (
      <TroubleState onRetry={again} retrying={isFetching}>
        {wordsOfFailure(error)}
      </TroubleState>
    );
  }
  return (
    <>
      <SettingList>
        <CopyRow />
        <CorrectionRow corrections={answer.corrections} again={again} />
        <LooksRow looks={answer.looks} />
      </SettingList>
      <EraseCard data={answer} again={again} />
    </>
  );
}
