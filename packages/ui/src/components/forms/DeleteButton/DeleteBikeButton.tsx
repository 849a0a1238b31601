import type { Bike } from '@second-gear/contract';
import { useCopy } from '../../../copy/useCopy.ts';
import { formatPostedDate } from '../../../lib/format.ts';
import { Image } from '../../base/Image/Image.tsx';
import { Price } from '../../bikes/Price/Price.tsx';
import styles from './DeleteBikeButton.module.css';
import { DeleteButton, type DeleteButtonProps } from './DeleteButton.tsx';

type DeleteBikeButtonProps = Omit<DeleteButtonProps, 'name' | 'detail'> & {
  /** The bike that is deleted. */
  bike: Bike;
};

/** The confirmation shows photo, price and date, which tell the bike apart from a copy of it. */
export const DeleteBikeButton = ({ bike, ...props }: DeleteBikeButtonProps) => (
  <DeleteButton
    {...props}
    name={bike.bikeName}
    detail={
      <span className={styles.bike}>
        <Image className={styles.photo} src={bike.img} alt="" isSmall />
        <span className={styles.facts}>
          <strong>
            <Price size="inherit" value={bike.resaleValue} />
          </strong>{' '}
          <br />
          <Posted date={bike.date} />
        </span>
      </span>
    }
  />
);

/** With the time, because a copy may be posted on the same day. */
const Posted = ({ date }: Pick<Bike, 'date'>) => {
  const { bikes, formats } = useCopy();
  const time = date.length > 10 ? Date.parse(date) : Number.NaN;
  return <span>{bikes.posted(Number.isNaN(time) ? formatPostedDate(date) : formats.dateTime(time))}</span>;
};
