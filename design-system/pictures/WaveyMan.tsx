import { hideBroken } from './hideBroken.ts';
import address from './waveyMan.svg?no-inline';

/** A waving man in a woolly hat, for the "Wavey Man" tip box. Decoration, so he loads after everything else. */
export function WaveyMan({ className }: { className?: string | undefined }) {
  return (
    <img
      className={className}
      src={address}
      width="104"
      height="92"
      alt=""
      loading="lazy"
      onError={hideBroken}
    />
  );
}
