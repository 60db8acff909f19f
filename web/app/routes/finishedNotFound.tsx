import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import type { DocumentHandle } from '../documentKind.ts';

export const handle: DocumentHandle = { finished: true };

/** The finished page that the server sends for an unknown address. */
export default function NotFound() {
  return <NotFoundScreen />;
}
