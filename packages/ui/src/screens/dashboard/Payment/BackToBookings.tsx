import { Link } from '../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './PaymentScreen.module.css';

type BackToBookingsProps = {
  /** The URL of My Orders. */
  href: string;
  /** Whether there is a main action above: then it is rendered as a link, not as a button. */
  isSecondary: boolean;
};

/** The link back to My Orders, for a page on which nothing can be paid now. */
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
