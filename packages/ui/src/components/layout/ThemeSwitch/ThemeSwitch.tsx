import { useId } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { useIsLive } from '../../../hooks/useIsHydrated.ts';
import { type Theme, themes } from '../../../theme/theme.ts';
import { Icon, type IconName } from '../../base/Icon/Icon.tsx';
import styles from './ThemeSwitch.module.css';

export type ThemeSwitchProps = {
  /** What was chosen; 'system' for somebody who never did. */
  theme: Theme;
  onChange(theme: Theme): void;
};

const icons: Record<Theme, IconName> = { system: 'screen', light: 'sun', dark: 'moon' };

/** Light, dark, or the system's theme. A radio group: one Tab stop; the arrow keys choose. */
export const ThemeSwitch = ({ theme, onChange }: ThemeSwitchProps) => {
  const { footer } = useCopy();
  const name = useId();
  const isLive = useIsLive();
  return (
    <div className={styles.switch} role="radiogroup" aria-label={footer.theme} inert={!isLive} data-needs-script>
      {themes.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={one}
            checked={one === theme}
            onChange={() => onChange(one)}
          />
          <Icon name={icons[one]} />
          <span>{footer.themes[one]}</span>
        </label>
      ))}
    </div>
  );
};
