import { useCopy } from '../../../copy/useCopy.ts';
import { Anchor } from '../../base/Link/Anchor.tsx';
import { Logo } from '../../base/Logo/Logo.tsx';
import { DataSaverSwitch, type DataSaverSwitchProps } from '../../forms/DataSaverSwitch/DataSaverSwitch.tsx';
import { ThemeSwitch, type ThemeSwitchProps } from '../../forms/ThemeSwitch/ThemeSwitch.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from '../LanguageSwitch/LanguageSwitch.tsx';
import styles from './Footer.module.css';

export type FooterSettings = {
  /** The chosen theme; if undefined, there is no theme switch. */
  theme?: ThemeSwitchProps | undefined;
  /** If undefined, there is no switch of the data saver. */
  dataSaver?: DataSaverSwitchProps | undefined;
};

type FooterProps = FooterSettings & {
  /** The URLs of the links. */
  links: { home: string; bikes: string; blogs: string; help: string; sell?: string | undefined };
  /** If undefined, there is no switch of the language. */
  language?: LanguageSwitchProps | undefined;
  /** A lower footer without the brand, for pages on which users work. */
  isSlim?: boolean;
};

export const Footer = ({ links, theme, language, dataSaver, isSlim = false }: FooterProps) => {
  const { footer, navbar } = useCopy();
  const pages = [
    { href: links.home, label: navbar.home },
    { href: links.bikes, label: navbar.bikes },
    { href: links.blogs, label: navbar.blogs },
    { href: links.help, label: footer.help },
    ...(links.sell ? [{ href: links.sell, label: navbar.sell }] : []),
  ];
  return (
    <footer className={styles.footer} data-screen-only>
      <div className={styles.row} data-theme="dark" data-slim={isSlim || undefined}>
        {!isSlim && (
          <Anchor href={links.home} className={styles.brand}>
            <Logo />
          </Anchor>
        )}
        <p className={styles.since}>{footer.since}</p>
        <nav aria-label={footer.label}>
          <ul className={styles.links}>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <Anchor href={href} className={styles.link}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        {(theme || language || dataSaver) && (
          <div className={styles.settings}>
            {theme && <ThemeSwitch {...theme} />}
            {language && <LanguageSwitch {...language} />}
            {dataSaver && <DataSaverSwitch {...dataSaver} />}
          </div>
        )}
      </div>
    </footer>
  );
};
