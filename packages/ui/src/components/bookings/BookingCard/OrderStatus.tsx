import { useOrdersCopy } from '../../../copy/account/orders.ts';
import { Icon, type IconName } from '../../base/Icon/Icon.tsx';
import styles from './OrderStatus.module.css';
import type { OrderState } from './orderState.ts';

const icons: Record<OrderState, IconName> = {
  unpaid: 'card',
  paid: 'check',
  finishing: 'alert',
  soldToAnother: 'close',
  removed: 'close',
};

/** The state of an order in words, and what the buyer can do now. */
export const OrderStatus = ({ state }: { /** The state that decides what is shown. */ state: OrderState }) => {
  const { title, text } = useOrdersCopy().orders.states[state];
  return (
    <div className={styles.status} data-state={state}>
      <Icon name={icons[state]} />
      <p>
        <strong className={styles.title}>{title}</strong> <span className={styles.text}>{text}</span>
      </p>
    </div>
  );
};
