import address from './loosestrife.svg?no-inline';

/** A sprig of purple loosestrife, the plant of the "Purple Thing" tip box. Decoration, so it waits until all else is there. */
export function Loosestrife({ className }: { className?: string | undefined }) {
  return <img className={className} src={address} width="84" height="156" alt="" loading="lazy" />;
}
