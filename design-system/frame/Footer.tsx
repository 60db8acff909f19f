import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import { Anchor } from '../links.tsx';
import { Ripples } from '../pictures/Ripples.tsx';
import { words } from '../words.ts';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { RichText } from './RichText.tsx';

interface MenuItem {
  label: string;
  url: string;
}

/** Footer content as the API sends it (SH-020). A logo is the URL of an image, or the name of an icon. */
export interface FooterFields {
  brand_logo: string;
  brand_logo_alt_text: string;
  review_logo: string;
  review_logo_alt_text: string;
  disability_confident_logo: string;
  disability_confident_logo_alt_text: string;
  social_menu: { menu_items: readonly (MenuItem & { link_icon: string })[] };
  menu: { menu_items: readonly MenuItem[]; chevron_icon: string };
  wysiwyg_content: string;
}

export interface FooterProps {
  content: FooterFields;
  brandName: string;
  tagline?: string | undefined;
  wide?: boolean | undefined;
}

/**
 * The full footer: logo, menu, follow-us links, badges and rich text (SH-018). Loads every icon that content may
 * name.
 */
export function Footer({ content, brandName, tagline, wide }: FooterProps) {
  const text = content.wysiwyg_content;
  const half = Math.ceil(content.menu.menu_items.length / 2);
  return (
    <>
      <Ripples className={classNames(styles.ripples, 'no-print')} />
      <footer className={classNames(styles.footer, 'no-print')}>
        <div className={classNames('wrap', wide && 'wrap-wide', styles.inner)}>
          <div className={styles.about}>
            {isPicture(content.brand_logo) ? (
              <Anchor className={styles.logo} href="/">
                <img src={content.brand_logo} alt={content.brand_logo_alt_text || brandName} />
              </Anchor>
            ) : (
              <Brand plain name={brandName} />
            )}
            {tagline && <p>{tagline}</p>}
            {content.social_menu.menu_items.length > 0 && (
              <nav aria-label={words.footer.follow}>
                <ul className={styles.social}>
                  {content.social_menu.menu_items.map(item => (
                    <li key={item.url + item.label}>
                      <a href={item.url}>
                        <span className="visually-hidden">{item.label}</span>
                        <Icon name={item.link_icon} />
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          {content.menu.menu_items.length > 0 && (
            <nav className={styles.menu} aria-label={words.footer.label}>
              <div>
                <MenuLinks
                  items={content.menu.menu_items.slice(0, half)}
                  chevron={content.menu.chevron_icon}
                />
              </div>
              <div>
                <MenuLinks items={content.menu.menu_items.slice(half)} chevron={content.menu.chevron_icon} />
              </div>
            </nav>
          )}
          <div className={styles.badges}>
            <Badge logo={content.review_logo} alt={content.review_logo_alt_text} />
            <Badge
              logo={content.disability_confident_logo}
              alt={content.disability_confident_logo_alt_text}
            />
          </div>
          {text && <RichText className={classNames(styles.text, styles.legal)} cleanHtml={text} />}
        </div>
      </footer>
    </>
  );
}

function isPicture(logo: string): boolean {
  return /[/.:]/.test(logo);
}

function MenuLinks({ items, chevron }: { items: readonly MenuItem[]; chevron?: string }) {
  return items.map(item => (
    <Anchor key={item.url + item.label} href={item.url}>
      {item.label}
      {chevron && <Icon name={chevron} />}
    </Anchor>
  ));
}

function Badge({ logo, alt }: { logo: string; alt: string }) {
  if (isPicture(logo)) return <img className={styles.badgePicture} src={logo} alt={alt} loading="lazy" />;
  if (!alt) return null;
  return (
    <span className={styles.badge}>
      {logo && <Icon name={logo} />}
      <span>{alt}</span>
    </span>
  );
}
