import type { ComponentProps, ReactNode } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { CoverLink } from '../../base/Link/CoverLink.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './SmallBikeCard.module.css';

type SmallBikeCardProps = ComponentProps<'li'> & {
  /** The photo of the bike, or its skeleton. */
  photo: ReactNode;
  /** The heading level of the name. */
  level: 2 | 3 | 4;
  /** The name that the seller wrote. */
  name: string;
  /** The text instead of an empty name. */
  unnamed?: string;
  /** The URL of the page of the bike. Without it the card has no link. */
  href?: string | undefined;
  /** The price that the seller wrote. Not shown if undefined. */
  price?: string | undefined;
  /** Short texts below the price. Blank ones are left out. */
  facts?: readonly string[];
  /** Whether the name and the price are still loading. */
  isWaiting?: boolean;
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
};

/** The class may set `--lines` (of a name), `--text-padding`, `--price-size`, `--price-color` and `--facts-size`. */
export const SmallBikeCard = ({
  photo,
  level,
  name,
  unnamed,
  href,
  price,
  facts = [],
  isWaiting = false,
  className = '',
  children,
  ...props
}: SmallBikeCardProps) => {
  const { bikes } = useCopy();
  const Name = `h${level}` as const;
  const shownFacts = facts.filter((fact) => !isBlank(fact));
  const shownName = (
    <span className={styles.clamped}>
      <BidiText isCopy={isBlank(name)}>{isBlank(name) ? (unnamed ?? bikes.unnamed) : name}</BidiText>
    </span>
  );
  return (
    <li {...props} className={`${styles.card} ${className}`}>
      {photo}
      <div className={styles.text}>
        {isWaiting ? (
          <>
            <Skeleton width="70%" height="1.25em" />
            <Skeleton width="5em" height="1em" />
          </>
        ) : (
          <Name className={styles.name}>{href ? <CoverLink href={href}>{shownName}</CoverLink> : shownName}</Name>
        )}
        {price !== undefined && (
          <p className={styles.price}>
            <Price label={bikes.resalePrice} value={price} size="inherit" />
          </p>
        )}
        {shownFacts.length > 0 && (
          <p className={`${styles.clamped} ${styles.facts}`}>
            <BidiText isCopy>{shownFacts.join(' · ')}</BidiText>
          </p>
        )}
      </div>
      {children}
    </li>
  );
};
