import type { Bike } from '@second-gear/contract';
import { Icon } from '../../../../components/base/Icon/Icon.tsx';
import { Link } from '../../../../components/base/Link/Link.tsx';
import { TextOrFallback } from '../../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { useSellingCopy } from '../../../../copy/selling/selling.ts';
import styles from './SameBikeNotice.module.css';

type SameBikeNoticeProps = {
  /** The bike that the seller offers already and that seems to be the same. Null if there is none. */
  bike: Bike | null;
  /** The URL of the page of that bike. */
  href: string;
};

/** The seller can send the form nevertheless. */
export const SameBikeNotice = ({ bike, href }: SameBikeNoticeProps) => {
  const { sameBike: copy } = useSellingCopy();
  return (
    <div className={styles.region} role="status">
      {bike && (
        <p className={styles.notice}>
          <Icon name="alert" />
          <span className={styles.text}>
            <span>{copy.before}</span>
            <Link href={href}>
              <TextOrFallback>{bike.bikeName}</TextOrFallback>
            </Link>
            <span>{copy.after}</span>
          </span>
        </p>
      )}
    </div>
  );
};
