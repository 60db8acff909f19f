import { hideBroken } from './hideBroken.ts';
import address from './loosestrife.svg?no-inline';

/** A sprig of purple loosestrife, for the "Purple Thing" tip box. Decoration, so it loads after everything else. */
export function Loosestrife({ className }: { className?: string | undefined }) {
  return (
    <img
      className={className}
      src={address}
      width="84"
      height="156"
      alt=""
      loading="lazy"
      onError={hideBroken}
    />
  );
}
