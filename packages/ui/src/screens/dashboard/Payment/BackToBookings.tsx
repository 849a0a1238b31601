import { Link } from '../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './PaymentScreen.module.css';

type WayOutProps = {
  /** Where the buyer's orders are. */
  href: string;
  /** There is something better to do: it is a link under that, not a button. */
  isQuiet: boolean;
};

/** Back to the orders, where there is nothing to pay, or not now. */
export const WayOut = ({ href, isQuiet }: WayOutProps) => {
  const { myOrders } = useCopy();
  return isQuiet ? (
    <Link href={href} className={styles.quietly ?? ''}>
      {myOrders.title}
    </Link>
  ) : (
    <LinkButton href={href} variant="outline">
      {myOrders.title}
    </LinkButton>
  );
};
