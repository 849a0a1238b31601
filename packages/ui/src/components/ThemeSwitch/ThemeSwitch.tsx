import { Radio, RadioGroup } from 'react-aria-components';
import { useCopy } from '../../copy/useCopy.ts';
import { type Theme, themes } from '../../theme/theme.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './ThemeSwitch.module.css';

export type ThemeSwitchProps = {
  /** What was chosen; 'system' for somebody who never did. */
  theme: Theme;
  onChange(theme: Theme): void;
};

const icons: Record<Theme, IconName> = { system: 'screen', day: 'sun', night: 'moon' };

/** Day, night, or as the system has it. One stop for Tab; the arrows choose. */
export const ThemeSwitch = ({ theme, onChange }: ThemeSwitchProps) => {
  const { footer } = useCopy();
  return (
    <RadioGroup
      className={styles.switch ?? ''}
      aria-label={footer.theme}
      orientation="horizontal"
      value={theme}
      onChange={(value) => {
        const chosen = themes.find((one) => one === value);
        if (chosen) onChange(chosen);
      }}
    >
      {themes.map((one) => (
        <Radio key={one} value={one} className={styles.choice ?? ''}>
          <Icon name={icons[one]} />
          {footer.themes[one]}
        </Radio>
      ))}
    </RadioGroup>
  );
};
