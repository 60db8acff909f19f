import { type ReactNode, useEffect, useRef } from 'react';
import { AppFooter } from '../../shell/AppFooter.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { PublicHeader } from '../../shell/PublicHeader.tsx';
import styles from './ResetFrame.module.css';

/** The frame of every reset screen. When one screen replaces another, its heading takes the focus. */
export function ResetFrame({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current !== title) heading.current?.focus();
    before.current = title;
  }, [title]);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PublicHeader />
      <main id="main">
        <div className={`wrap wrap-narrow page ${styles.screen}`}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </main>
      <AppFooter />
    </>
  );
}
