import { Link } from '../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './PaymentScreen.module.css';

type BackToBookingsProps = {
  /** The URL to which the link leads. */
  href: string;
  /** True if another button above this link is the main action. Then this link does not look like a button. */
  isSecondary: boolean;
};

/** The link back to My Orders, for a page on which the buyer cannot pay now. */
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
