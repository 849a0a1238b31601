import { type Bike, type ReportedItem, sameEmail, type User } from '@second-gear/contract';
import { useEffect, useRef } from 'react';
import { PhoneText } from '../../../../components/base/BidiText/PhoneText.tsx';
import { Button } from '../../../../components/base/Button/Button.tsx';
import { Link } from '../../../../components/base/Link/Link.tsx';
import { Email } from '../../../../components/base/Table/Email.tsx';
import { sortBikesNewestFirst } from '../../../../components/base/Table/sortNewestFirst.ts';
import { TextOrFallback } from '../../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { BikePhoto } from '../../../../components/bikeDetails/BikePhoto/BikePhoto.tsx';
import { detailFields } from '../../../../components/bikes/BikeCard/detailFields.ts';
import { useFormats } from '../../../../components/bikes/BikeCard/useFormats.ts';
import { Price } from '../../../../components/bikes/Price/Price.tsx';
import { Dialog, DialogActions, type DialogState } from '../../../../components/feedback/Dialog/Dialog.tsx';
import { InlineAlert } from '../../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton/Skeleton.tsx';
import { DeleteBikeButton } from '../../../../components/forms/DeleteButton/DeleteBikeButton.tsx';
import { DescriptionList } from '../../../../components/layout/DescriptionList/DescriptionList.tsx';
import { Stack } from '../../../../components/layout/Stack/Stack.tsx';
import { useAdminCopy } from '../../../../copy/admin.ts';
import { useBikeDetailsCopy } from '../../../../copy/bikes/bikeDetails.ts';
import { useCopy } from '../../../../copy/useCopy.ts';
import { useAfterExit } from '../../../../hooks/useAfterExit.ts';
import type { AsyncState } from '../../../../lib/asyncState.ts';
import { formatPostedDate } from '../../../../lib/format.ts';
import { isBlank } from '../../../../lib/isBlank.ts';
import { truncate } from '../../../../lib/truncate.ts';
import { callUrl } from '../../../../selling/phone.ts';
import styles from './ReportDetails.module.css';

type ReportDetailsProps = DialogState & {
  /** The reported bike; null if no report has the id of the URL. */
  bike: ReportedItem | null;
  /** The bike that the admin has just deleted in this dialog. `bike` is then null. */
  deleted?: ReportedItem | null;
  /** The user who has added the bike; null if the server lists no seller with the bike's e-mail address. */
  seller: AsyncState<User | null>;
  /** All bikes of the seller, with the reported one. */
  sellersBikes: AsyncState<readonly Bike[]>;
  /** All reported bikes, of any seller. */
  reports: readonly ReportedItem[];
  /** The URL of the page of a bike; null while the category of the bike is not known. */
  bikeHref: (bike: Bike) => string | null;
  /** Called when the admin opens a report. */
  onOpenReport: (item: ReportedItem) => void;
  /** Deletes the reported bike after the admin has confirmed, and shows the result in a toast. */
  onDelete: (item: ReportedItem) => Promise<unknown>;
  /** Called after the dialog was unmounted and react-aria has restored the focus. */
  onClosed?: () => void;
};

/** After the last report, the first one follows. */
const nextReport = (reports: readonly ReportedItem[], current: ReportedItem | null): ReportedItem | undefined => {
  const others = reports.filter(({ _id }) => _id !== current?._id);
  if (!current) return sortBikesNewestFirst(others)[0];
  const sorted = sortBikesNewestFirst([...others, current]);
  const next = sorted[(sorted.indexOf(current) + 1) % sorted.length];
  return next === current ? undefined : next;
};

const shownBikes = 4;

/** A report: the whole listing, its seller, the seller's other reports and other bikes. */
export const ReportDetails = (props: ReportDetailsProps) => {
  const { isOpen, bike, deleted = null, reports, onOpenReport, onClose, onClosed, bikeHref, onDelete } = props;
  const { bikes } = useCopy();
  const { adminHome, report: copy } = useAdminCopy();
  useAfterExit(onClosed);
  const listButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  // Not by `autoFocus`: until the confirmation of the deletion is unmounted, the dialog is inert.
  useEffect(() => {
    if (!bike) (nextButton.current ?? listButton.current)?.focus();
  }, [bike]);
  const next = nextReport(reports, bike ?? deleted);
  const nameOf = ({ bikeName }: ReportedItem) => (isBlank(bikeName) ? bikes.unnamed : truncate(bikeName.trim()));
  if (!bike) {
    const { title, text } = deleted
      ? { ...copy.deleted, text: copy.deleted.text(nameOf(deleted), reports.length) }
      : copy.gone;
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={title} size="small">
        <p>{text}</p>
        <DialogActions>
          <Button variant="outline" ref={listButton} onPress={onClose}>
            {adminHome.allToCheck}
          </Button>
          {next && (
            <Button ref={nextButton} onPress={() => onOpenReport(next)}>
              {copy.next}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={nameOf(bike)} size="large">
      <Stack gap="3" key={bike._id}>
        <Listing bike={bike} href={bikeHref(bike)} />
        <SellerOfBike {...props} bike={bike} />
        <OtherReports {...props} bike={bike} />
        <OtherBikes {...props} bike={bike} />
        <p className={styles.fine}>{copy.fine}</p>
      </Stack>
      <DialogActions>
        {next && (
          <Button variant="quiet" onPress={() => onOpenReport(next)}>
            {copy.next}
          </Button>
        )}
        <DeleteBikeButton
          variant="outline"
          size="medium"
          label={copy.delete}
          bike={bike}
          warning={copy.deleteWarning}
          onDelete={() => onDelete(bike)}
        />
      </DialogActions>
    </Dialog>
  );
};

type PartProps = ReportDetailsProps & { bike: ReportedItem };

const Listing = ({ bike, href }: Pick<PartProps, 'bike'> & { href: string | null }) => {
  const { bikes, categories } = useCopy();
  const formats = useFormats();
  const { bikeDetails } = useBikeDetailsCopy();
  const { admin, report: copy } = useAdminCopy();
  const brands: Readonly<Record<string, string>> = categories;
  return (
    <div className={styles.listing}>
      <div className={styles.photo}>
        <BikePhoto bike={bike} />
      </div>
      <Stack gap="1" className={styles.facts}>
        <p className={styles.prices}>
          <Price label={bikes.resalePrice} value={bike.resaleValue} />
          <Price label={bikes.originalPrice} value={bike.originalPrice} isStruck />
        </p>
        <DescriptionList
          items={[
            { term: admin.columns.status, detail: bike.soldOut ? copy.sold : copy.forSale },
            { term: copy.brand, detail: <TextOrFallback>{brands[bike.category_id]}</TextOrFallback> },
            ...detailFields.map(({ field, format }) => ({
              term: bikes[field],
              detail: <TextOrFallback format={formats[format]}>{bike[field]}</TextOrFallback>,
            })),
            { term: bikeDetails.posted, detail: <Day date={bike.date} /> },
            { term: copy.advertised, detail: bike.advertise ? <Day date={bike.advDate ?? ''} /> : copy.no },
          ]}
        />
      </Stack>
      <div className={styles.description}>
        <h3 className={styles.heading}>{bikes.description}</h3>
        <p className={styles.text} lang={isBlank(bike.description) ? undefined : ''} dir="auto">
          {isBlank(bike.description) ? <TextOrFallback>{undefined}</TextOrFallback> : bike.description}
        </p>
        {href !== null && <Link href={href}>{copy.bikePage}</Link>}
      </div>
    </div>
  );
};

const Day = ({ date }: { date: string }) => {
  const { formats } = useCopy();
  return <TextOrFallback format={formats.day}>{formatPostedDate(date)}</TextOrFallback>;
};

const SellerOfBike = ({ bike, seller }: PartProps) => {
  const { bikes } = useCopy();
  const { admin, report: copy } = useAdminCopy();
  const call = callUrl(bike.phone);
  const phone = isBlank(bike.phone) ? (
    <TextOrFallback>{undefined}</TextOrFallback>
  ) : (
    <PhoneText>{bike.phone}</PhoneText>
  );
  return (
    <section>
      <h3 className={styles.heading}>{bikes.seller}</h3>
      <p className={styles.sellerName}>
        <TextOrFallback>{bike.sellerName}</TextOrFallback>
      </p>
      {seller.state === 'failed' && <InlineAlert title={copy.sellerFailed} {...seller} />}
      <DescriptionList
        items={[
          { term: admin.columns.email, detail: <Email address={bike.email} /> },
          { term: copy.phone, detail: call ? <Link href={call}>{phone}</Link> : phone },
          {
            term: copy.account,
            detail: seller.state === 'loading' ? <Skeleton width="5em" height="1em" /> : <Account {...{ seller }} />,
          },
        ]}
      />
    </section>
  );
};

/** The bike has only a copy of what the list of sellers says. */
const Account = ({ seller }: Pick<PartProps, 'seller'>) => {
  const { admin, adminTools, report: copy } = useAdminCopy();
  if (seller.state !== 'ready') return <TextOrFallback>{undefined}</TextOrFallback>;
  if (!seller.data) return copy.noAccount;
  return seller.data.isVerified ? admin.verified : adminTools.filters.notVerified;
};

const OtherReports = ({ bike, reports, onOpenReport }: PartProps) => {
  const { bikes } = useCopy();
  const { report: copy } = useAdminCopy();
  const others = reports.filter(({ _id, email }) => _id !== bike._id && sameEmail(email, bike.email));
  return (
    <section>
      <h3 className={styles.heading}>{copy.otherReports(others.length)}</h3>
      {others.length > 0 && (
        <ul className={styles.lines}>
          {others.map((item) => (
            <li key={item._id}>
              <Button variant="quiet" size="small" onPress={() => onOpenReport(item)}>
                <TextOrFallback>{isBlank(item.bikeName) ? bikes.unnamed : item.bikeName}</TextOrFallback>
              </Button>
              <Price size="inherit" value={item.resaleValue} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const OtherBikes = ({ bike, sellersBikes, bikeHref }: PartProps) => {
  const { bikes } = useCopy();
  const { report: copy } = useAdminCopy();
  if (sellersBikes.state === 'failed') return <InlineAlert title={copy.bikesFailed} {...sellersBikes} />;
  if (sellersBikes.state === 'loading') {
    return (
      <section aria-busy="true">
        <h3 className={styles.heading}>{copy.loadingBikes}</h3>
        <Skeleton width="100%" height="5.5rem" />
      </section>
    );
  }
  const others = sellersBikes.data.filter(({ _id }) => _id !== bike._id);
  const sold = others.filter(({ soldOut }) => soldOut).length;
  const linked = others.flatMap((other) => {
    const href = bikeHref(other);
    return href === null ? [] : [{ other, href }];
  });
  return (
    <section>
      <h3 className={styles.heading}>{copy.otherBikes(others.length, sold)}</h3>
      {linked.length > 0 && (
        <ul className={styles.lines}>
          {linked.slice(0, shownBikes).map(({ other, href }) => (
            <li key={other._id}>
              <Link href={href}>
                <TextOrFallback>{isBlank(other.bikeName) ? bikes.unnamed : other.bikeName}</TextOrFallback>
              </Link>
              <span className={styles.status}>{other.soldOut ? copy.sold : copy.forSale}</span>
              <Price size="inherit" value={other.resaleValue} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
