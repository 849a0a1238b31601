import { Link } from '../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './PaymentScreen.module.css';

type BackToBookingsProps = {
  /** Where the buyer's orders are. */
  href: string;
  /** There is something better to do: it is a link under that, not a button. */
  isSecondary: boolean;
};

/** Back to the orders, where there is nothing to pay, or not now. */
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
