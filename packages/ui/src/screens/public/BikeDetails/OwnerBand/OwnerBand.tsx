import type { Bike } from '@second-gear/contract';
import { useId } from 'react';
import { ActionButton } from '../../../../components/base/ActionButton/ActionButton.tsx';
import { PhoneText } from '../../../../components/base/BidiText/PhoneText.tsx';
import { Icon } from '../../../../components/base/Icon/Icon.tsx';
import { Link } from '../../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../../components/base/LinkButton/LinkButton.tsx';
import { DeleteBikeButton } from '../../../../components/forms/DeleteButton/DeleteBikeButton.tsx';
import { Cluster } from '../../../../components/layout/Stack/Stack.tsx';
import { useBikeDetailsCopy } from '../../../../copy/bikes/bikeDetails.ts';
import { useCopy } from '../../../../copy/useCopy.ts';
import { isBlank } from '../../../../lib/isBlank.ts';
import styles from './OwnerBand.module.css';

type OwnerBandProps = {
  /** The bike that is shown. Its fields are free text of the seller. */
  bike: Bike;
  /** Advertises the bike, and shows the result in a toast. */
  onAdvertise: () => Promise<unknown>;
  /** Deletes the bike after the seller has confirmed, and shows the result in a toast. */
  onDelete: () => Promise<unknown>;
  /** The URL of the form with a copy of the bike. */
  copyHref: string;
  /** The URL of My Product. */
  myBikesHref: string;
};

/** What the seller of a bike can do with it, as in My Product. */
export const OwnerBand = ({ bike, onAdvertise, onDelete, copyHref, myBikesHref }: OwnerBandProps) => {
  const { dashboard, myProduct } = useCopy();
  const { own: copy } = useBikeDetailsCopy().bikeDetails;
  const titleId = useId();
  return (
    <section className={styles.band} aria-labelledby={titleId}>
      <div className={styles.texts}>
        <p className={styles.title}>
          <strong id={titleId}>{copy.title}</strong>
          {bike.advertise && !bike.soldOut && <span className={styles.advertised}>{myProduct.advertised}</span>}
          <Link href={myBikesHref}>
            <span>{dashboard.myProduct}</span>
            <Icon name="arrow" />
          </Link>
        </p>
        <p className={styles.phone}>
          {isBlank(bike.phone) ? (
            copy.noPhone
          ) : (
            <>
              <span>{copy.phone}</span> <PhoneText>{bike.phone.trim()}</PhoneText>
            </>
          )}
        </p>
      </div>
      <Cluster gap="1">
        {!bike.soldOut && (
          <ActionButton variant={bike.advertise ? 'quiet' : 'outline'} size="small" action={onAdvertise}>
            {bike.advertise ? myProduct.advertiseAgain : myProduct.advertise}
          </ActionButton>
        )}
        <LinkButton variant="outline" size="small" href={copyHref}>
          {copy.copy}
        </LinkButton>
        <DeleteBikeButton bike={bike} onDelete={onDelete} />
      </Cluster>
    </section>
  );
};
