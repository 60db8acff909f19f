import type { Help, PublicPage as PageContent } from '@towpath/contracts/content/operator.ts';
import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { ONLY_WITH } from '@towpath/contracts/content/siteFacts.ts';
import { Anchor } from '@towpath/design-system/links.tsx';
import { Loosestrife } from '@towpath/design-system/pictures/Loosestrife.tsx';
import type { ReactNode } from 'react';
import { FinishedFrame } from '../shell/FinishedFrame.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { HelpContacts } from './HelpContacts.tsx';
import { OpenNow } from './OpenNow.tsx';
import styles from './PublicPage.module.css';
import { TextWithNumbers } from './TextWithNumbers.tsx';

/**
 * One of the operator's pages: heading, lead, sections, and who else can help. Where it says when we are here, it says
 * too whether we are now. `children` come after the sections.
 */
export function PublicPage({
  brand,
  page,
  help,
  callHours,
  children,
}: {
  brand: Pick<OperatorContent['brand'], 'name' | 'tagline' | 'footer'>;
  page: PageContent;
  help: readonly Help[];
  callHours: OperatorContent['settings']['callHours'];
  children?: ReactNode;
}) {
  return (
    <FinishedFrame brand={brand}>
      <PageTitle>{page.title}</PageTitle>
      <meta name="description" content={page.lead} />
      {page.onlyWith && <meta name={ONLY_WITH} content={page.onlyWith} />}
      <div className={`wrap wrap-narrow page ${styles.page}`}>
        <Loosestrife className={styles.sprig} />
        <h1>{page.title}</h1>
        <p className={`lead ${styles.lead}`}>{page.lead}</p>
        {page.sections.map(section => (
          <section key={section.heading} className={styles.section} data-if={section.onlyWith}>
            <h2>{section.heading}</h2>
            {section.paragraphs?.map(paragraph => (
              <p key={paragraph}>
                <TextWithNumbers>{paragraph}</TextWithNumbers>
              </p>
            ))}
            {section.paragraphs?.some(paragraph => paragraph.includes(callHours.text)) && (
              <OpenNow callHours={callHours} />
            )}
            {section.steps && (
              <ol className={styles.steps}>
                {section.steps.map(step => (
                  <li key={step}>
                    <span>
                      <TextWithNumbers>{step}</TextWithNumbers>
                    </span>
                  </li>
                ))}
              </ol>
            )}
            {section.points && (
              <ul className={styles.points}>
                {section.points.map(point => (
                  <li key={point}>
                    <TextWithNumbers>{point}</TextWithNumbers>
                  </li>
                ))}
              </ul>
            )}
            {section.link && (
              <p>
                <Anchor href={section.link.path}>{section.link.label}</Anchor>
              </p>
            )}
          </section>
        ))}
        {children}
        <HelpContacts help={help} />
      </div>
    </FinishedFrame>
  );
}
