import { useState } from 'react';

const KEPT_AS = 'console-keys';

/** Whether single keys work in this browser; they can be switched off, for who speaks to their computer. */
export function useKeysOn(): readonly [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => read() !== 'off');
  return [
    isOn,
    on => {
      setOn(on);
      keep(on ? 'on' : 'off');
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    // A browser that keeps nothing: they are on.
    return null;
  }
}

function keep(state: 'on' | 'off'): void {
  try {
    localStorage.setItem(KEPT_AS, state);
  } catch {
    // It holds until the page is closed.
  }
}
