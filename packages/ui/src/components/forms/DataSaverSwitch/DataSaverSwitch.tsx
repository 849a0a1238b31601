import { useCopy } from '../../../copy/useCopy.ts';
import { useIsHydrated } from '../../../hooks/useIsHydrated.tsx';
import styles from './DataSaverSwitch.module.css';

export type DataSaverSwitchProps = {
  /** Whether photos are loaded only when the user asks for them. */
  isOn: boolean;
  /** Called with the new value after the user has changed it. */
  onChange: (isOn: boolean) => void;
};

export const DataSaverSwitch = ({ isOn, onChange }: DataSaverSwitchProps) => {
  const { footer } = useCopy();
  const isHydrated = useIsHydrated();
  return (
    <label className={styles.dataSaver} inert={!isHydrated} data-needs-script>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{footer.dataSaver}</span>
    </label>
  );
};
