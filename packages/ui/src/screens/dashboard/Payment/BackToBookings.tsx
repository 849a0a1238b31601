import { Link } from '../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './PaymentScreen.module.css';

type BackToBookingsProps = {
  /** The URL of My Orders. */
  href: string;
  /** Whether there is a main action above it: then it is a link, not a button. */
  isSecondary: boolean;
};

/** The link back to My Orders, when there is nothing to pay now. */
export const BackToBookings = ({ href, isSecondary }: BackToBookingsProps) => {
  const { myOrders } = useCopy();
  return isSecondary ? (
    <Link href={href} className={styles.secondaryLink ?? ''}>
      {myOrders.title}
    </Link>
  ) : (
    <LinkButton href={href} variant="outline">
      {myOrders.title}
    </LinkButton>
  );
};
