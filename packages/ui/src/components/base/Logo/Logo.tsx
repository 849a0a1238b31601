import { useCopy } from '../../../copy/useCopy.ts';
import styles from './Logo.module.css';

export const Logo = () => {
  const { product } = useCopy();
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.wheel} cx="20" cy="20" r="16" />
        {/* The dashes are the ten teeth of the gear: 2π × 17.4 / 20 = 5.466. */}
        <circle className={styles.teeth} cx="20" cy="20" r="17.4" strokeDasharray="5.466" />
        <path
          className={styles.digit}
          d="M14 16.6c0-3.9 2.5-6.2 6.2-6.2s6 2.2 6 5.6c0 2.6-1.2 4.4-3.4 7l-3.4 4h6.7v3.6H13.9v-3l5.6-6.9c1.9-2.3 2.5-3.4 2.5-4.7 0-1.4-.7-2.2-1.9-2.2-1.3 0-2 .9-2 2.8z"
        />
      </svg>
      <span>{product.name}</span>
    </span>
  );
};
