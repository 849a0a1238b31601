import { useCopy } from '../../../copy/useCopy.ts';
import { Facts } from '../../base/DescriptionList/DescriptionList.tsx';
import { Tag } from '../../base/TicketCard/TicketCard.tsx';
import { Bone } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './BikeCard.module.css';

/** A tag before it is written on: the boxes of a real one. Nothing of it is read out; its list says what is waited for. */
export const BikeCardSkeleton = () => {
  const { bikes } = useCopy();
  return (
    <Tag className={styles.card} sheetClassName={styles.sheet} aria-hidden="true">
      <Bone className={styles.photo ?? ''} height="auto" />
      <div className={styles.name}>
        <Bone width="52%" height="1.2em" />
      </div>
      <div className={styles.money}>
        <Bone width="44%" height="var(--text-3xl)" />
      </div>
      <Facts
        className={styles.facts}
        facts={[
          { term: bikes.condition, detail: <Word width="60%" /> },
          { term: bikes.purchaseYear, detail: <Word width="40%" /> },
          { term: bikes.yearsUsed, detail: <Word width="30%" /> },
          { term: bikes.location, detail: <Word width="70%" /> },
        ]}
      />
      <div className={styles.description}>
        <Word width="96%" />
        <Word width="62%" />
      </div>
      <div className={styles.seller}>
        <Bone width="8rem" height="1rem" />
        <Bone width="6.5rem" height="0.75rem" />
      </div>
      <div className={styles.foot}>
        <Bone height="var(--control)" />
      </div>
    </Tag>
  );
};

/** One line of text: the bone is as high as the letters, its line as high as a line. */
const Word = ({ width }: { width: string }) => (
  <span className={styles.word}>
    <Bone width={width} height="0.875em" />
  </span>
);
