import address from './waveyMan.svg?no-inline';

/** A man in a woolly hat who waves, for the "Wavey Man" tip box. Decoration, so he waits until all else is there. */
export function WaveyMan({ className }: { className?: string | undefined }) {
  return <img className={className} src={address} width="104" height="92" alt="" loading="lazy" />;
}
