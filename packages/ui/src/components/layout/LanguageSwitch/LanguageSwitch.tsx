import type { MouseEvent } from 'react';
import { type Language, languageNames } from '../../../language/language.ts';
import styles from './LanguageSwitch.module.css';

export type LanguageSwitchProps = {
  /** The language of the page. The switch shows the other one. */
  current: Language;
  /** The same page in the other language, for search engines, a new tab, and a browser without scripts. */
  href: string;
  /** Called instead of a navigation to `href` when the user presses the switch. */
  onChange: () => void;
};

const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => altKey || ctrlKey || metaKey || shiftKey;

/** The name of the other language in its script. It is no `Anchor`, which would add the language of the page. */
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
