import type { SyntheticEvent } from 'react';

/** Takes away a decoration that cannot be loaded, such as without a connection. */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true;
}
