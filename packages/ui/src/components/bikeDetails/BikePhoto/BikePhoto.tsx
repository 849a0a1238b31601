import type { Bike } from '@second-gear/contract';
import { useState } from 'react';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useDataSaver } from '../../../hooks/dataSaver.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Image } from '../../base/Image/Image.tsx';
import { imageSource } from '../../base/Image/imageSource.ts';
import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';
import styles from './BikePhoto.module.css';

/** Loaded with the zoom library when the user first opens it. */
const PhotoDialog = lazyDialog(async () => (await import('../PhotoDialog/PhotoDialog.tsx')).PhotoDialog);

/** The large photo of a bike. A press opens it in full screen, where the user can zoom. */
export const BikePhoto = ({
  bike,
}: {
  /** The bike that is shown. Its fields are free text of the seller. */
  bike: Pick<Bike, 'img' | 'bikeName'>;
}) => {
  const { bikes } = useCopy();
  const { bikeDetails } = useBikeDetailsCopy();
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const dataSaver = useDataSaver();
  const src = imageSource(bike.img);
  const alt = bikes.photoAlt(bike.bikeName);
  return (
    <div className={styles.photo}>
      <Image src={bike.img} alt={alt} isEager onFailedChange={setBroken} />
      {src && !isBroken && dataSaver.allows(src) && (
        <>
          <button
            type="button"
            className={styles.enlarge}
            aria-label={bikeDetails.enlarge(alt)}
            onClick={() => setOpen(true)}
          >
            <span className={styles.icon}>
              <Icon name="expand" />
            </span>
          </button>
          <PhotoDialog isOpen={isOpen} src={src} alt={alt} onClose={() => setOpen(false)} />
        </>
      )}
    </div>
  );
};
