import type { MouseEvent } from 'react';
import { type Language, languageNames } from '../../../language/language.ts';
import styles from './LanguageSwitch.module.css';

export type LanguageSwitchProps = {
  /** The language of the page. The switch shows the other one. */
  current: Language;
  /** The URL of the same page in the other language, for search engines, a new tab, and a browser without scripts. */
  href: string;
  /** Called instead of a navigation to `href` when the user presses the switch. */
  onChange: () => void;
};

/** Whether a press opens the link in a new tab or window, or downloads it. */
const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => altKey || ctrlKey || metaKey || shiftKey;

/**
 * A link with the name of the other language, in the script of that language. It is not a link of react-aria, because
 * react-aria would pass the `href` to the app's router.
 */
export const LanguageSwitch = ({ current, href, onChange }: LanguageSwitchProps) => {
  const other: Language = current === 'en' ? 'bn' : 'en';
  return (
    <a
      className={styles.switch}
      href={href}
      hrefLang={other}
      lang={other}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChange();
      }}
    >
      {languageNames[other]}
    </a>
  );
};
