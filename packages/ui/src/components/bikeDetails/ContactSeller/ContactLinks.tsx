import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { callUrl, readPhones, whatsAppUrl } from '../../../selling/phone.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './ContactSeller.module.css';

type ContactLinksProps = {
  /** The free text of the seller. Nothing is shown if it contains no phone number. */
  phone: string;
  /** The message that WhatsApp shows before it is sent. */
  message: string;
  /** The id of the element that says whose number it is, where a page has several such links. */
  describedBy?: string;
};

/** As large as the links, so that nothing moves when they appear. */
export const ContactLinksSkeleton = () => (
  <div className={styles.links}>
    <Skeleton height="var(--size-control)" />
    <Skeleton height="var(--size-control)" />
  </div>
);

/** The links that call a phone number, and that open WhatsApp if it is a mobile number of Bangladesh. */
export const ContactLinks = ({ phone, message, describedBy }: ContactLinksProps) => {
  const { contact } = useBikeDetailsCopy().bikeDetails;
  const [mobile] = readPhones(phone);
  const call = callUrl(phone);
  if (!call) return null;
  return (
    <div className={styles.links}>
      <LinkButton variant="outline" href={call} aria-describedby={describedBy}>
        <Icon name="phone" />
        <span>{contact.call}</span>
      </LinkButton>
      {mobile !== undefined && (
        <LinkButton
          variant="outline"
          href={whatsAppUrl(mobile, message)}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={describedBy}
        >
          <Icon name="chat" />
          <span>{contact.whatsApp}</span>
        </LinkButton>
      )}
    </div>
  );
};
