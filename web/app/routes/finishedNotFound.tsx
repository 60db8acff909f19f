import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import type { DocumentHandle } from '../documentKind.ts';

export const handle: DocumentHandle = { finished: true };

/** What the server answers with, as a finished page, when an address leads nowhere. */
export default function NotFound() {
  return <NotFoundScreen />;
}
