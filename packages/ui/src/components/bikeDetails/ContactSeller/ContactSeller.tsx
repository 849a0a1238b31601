import type { Bike } from '@second-gear/contract';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { truncate } from '../../../lib/truncate.ts';
import { PhoneText } from '../../base/BidiText/PhoneText.tsx';
import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './ContactSeller.module.css';

type ContactSellerProps = {
  /** The bike that is shown. Its fields are free text of the seller. */
  bike: Pick<Bike, 'bikeName' | 'phone' | 'resaleValue'>;
  /** The absolute URL of the bike's page. The message contains it. */
  url: string;
};

export const ContactSeller = ({ bike, url }: ContactSellerProps) => {
  const { bikes } = useCopy();
  const { contact } = useBikeDetailsCopy().bikeDetails;
  const name = isBlank(bike.bikeName) ? bikes.unnamed : bike.bikeName.trim();
  return (
    <Stack gap="15">
      <p className={styles.phone}>
        {isBlank(bike.phone) ? <TextOrFallback>{undefined}</TextOrFallback> : <PhoneText>{bike.phone}</PhoneText>}
      </p>
      <ContactLinks
        phone={bike.phone}
        message={contact.message(truncate(name), truncate(bike.resaleValue.trim()), url)}
      />
    </Stack>
  );
};
