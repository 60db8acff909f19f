import { brandName } from '../shell/brand.ts';
import { useLogOut } from '../shell/LogOutProvider.tsx';
import { AdviceHeader } from './partsOnDemand.ts';
import { words } from './words.ts';

/** The header of an advice page, with Logout. */
export function LeavableAdviceHeader() {
  return <AdviceHeader brandName={brandName} title={words.adviceTitle} onLogout={useLogOut()} />;
}
