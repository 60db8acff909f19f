import { Header } from '@towpath/design-system/frame/Header.tsx';
import { Suspense } from 'react';
import { brandName } from '../shell/brand.ts';
import { useLogOut } from '../shell/LogOutProvider.tsx';
import { paths } from '../shell/paths.ts';
import { useClose } from '../shell/popUp.ts';
import { useGoTo } from '../shell/useGoTo.ts';
import { LeavableAdviceHeader } from './LeavableAdviceHeader.tsx';
import { useSnapshot } from './state/journeyContext.ts';

const SAVED_STATES = { saved: 'saved', saving: 'saving', 'not saved yet': 'notSaved' } as const;

/**
 * The header of a journey page: whether all is saved, and the ways out, which keep what is answered. A page of advice
 * has a header of its own.
 */
export function JourneyHeader({ isAdvicePage }: { isAdvicePage: boolean }) {
  const { saveState, stepSaveState } = useSnapshot();
  const goTo = useGoTo();
  const close = useClose();
  const logOut = useLogOut();
  if (isAdvicePage) {
    return (
      <Suspense fallback={<Header brandName={brandName} />}>
        <LeavableAdviceHeader />
      </Suspense>
    );
  }
  return (
    <Header
      brandName={brandName}
      saved={SAVED_STATES[saveState === 'saved' ? stepSaveState : saveState]}
      onSaveAndLeave={() => goTo(paths.dashboard, { state: { saved: true } })}
      onLogout={logOut}
      onClose={close}
    />
  );
}
