import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import type { ReactNode } from 'react';
import { brandName } from '../shell/brand.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { words } from './words.ts';

/** Shown instead of a page whose code is still loading. `children`: what a document says in its place, if it never comes. */
export function Waiting({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageTitle>{words.waiting.title}</PageTitle>
      <Header brandName={brandName} />
      <main id="main">
        <div className="wrap page">
          {children}
          <Loading wholePage label={words.waiting.loading} />
        </div>
      </main>
    </>
  );
}
