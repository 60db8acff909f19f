import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';
import { words } from './words.ts';

export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />;
}

const AnchorKind = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** Sets the component that renders every link of the design system, such as one that navigates without a reload. */
export function AnchorProvider({
  kind,
  children,
}: {
  kind: ComponentType<AnchorProps>;
  children: ReactNode;
}) {
  return <AnchorKind value={kind}>{children}</AnchorKind>;
}

/** A link rendered by the component of `AnchorProvider`; a plain `<a>` without one. */
export function Anchor(props: AnchorProps) {
  const Kind = useContext(AnchorKind);
  return <Kind {...props} />;
}

/** Attributes of a link that opens in a new tab, and the words that say so. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;
export const newTabWords = words.newTab;
