import { useId } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { useIsHydrated } from '../../../hooks/useIsHydrated.tsx';
import { type Theme, themes } from '../../../theme/theme.ts';
import { Icon, type IconName } from '../../base/Icon/Icon.tsx';
import styles from './ThemeSwitch.module.css';

export type ThemeSwitchProps = {
  /** The chosen theme; 'system' if the user has not chosen one. */
  theme: Theme;
  /** Called with the new value after the user has changed it. */
  onChange: (theme: Theme) => void;
};

const icons: Record<Theme, IconName> = { system: 'screen', light: 'sun', dark: 'moon' };

/** A radio group: one Tab stop, and the arrow keys select an option. */
export const ThemeSwitch = ({ theme, onChange }: ThemeSwitchProps) => {
  const { footer } = useCopy();
  const name = useId();
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.switch} role="radiogroup" aria-label={footer.theme} inert={!isHydrated} data-needs-script>
      {themes.map((option) => (
        <label key={option} className={styles.choice} data-checked={option === theme || undefined}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={option}
            checked={option === theme}
            onChange={() => onChange(option)}
          />
          <Icon name={icons[option]} />
          <span>{footer.themes[option]}</span>
        </label>
      ))}
    </div>
  );
};
