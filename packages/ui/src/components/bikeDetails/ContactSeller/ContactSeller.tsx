import type { Bike } from '@second-gear/contract';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { callUrl, toInternationalPhone, whatsAppUrl } from '../../../selling/phone.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import styles from './ContactSeller.module.css';

type ContactSellerProps = {
  bike: Pick<Bike, 'bikeName' | 'phone' | 'resaleValue'>;
  /** The absolute URL of the bike's page, which the message contains. */
  url: string;
};

/** The phone number of the seller, with links that call it or open WhatsApp with a message. */
export const ContactSeller = ({ bike, url }: ContactSellerProps) => {
  const { bikes } = useCopy();
  const { contact } = useBikeDetailsCopy().bikeDetails;
  const international = toInternationalPhone(bike.phone);
  const call = callUrl(bike.phone);
  const name = isBlank(bike.bikeName) ? bikes.unnamed : bike.bikeName.trim();
  const message = contact.message(name, bike.resaleValue.trim(), url);
  return (
    <div className={styles.contact}>
      <p className={styles.phone}>
        <TextOrFallback>{bike.phone}</TextOrFallback>
      </p>
      {call && (
        <div className={styles.links}>
          <LinkButton variant="outline" href={call}>
            <Icon name="phone" />
            <span>{contact.call}</span>
          </LinkButton>
          {international && (
            <LinkButton
              variant="outline"
              href={whatsAppUrl(international, message)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="chat" />
              <span>{contact.whatsApp}</span>
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
};
