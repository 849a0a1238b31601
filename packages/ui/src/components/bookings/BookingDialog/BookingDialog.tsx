import { type Bike, toPoisha } from '@second-gear/contract';
import { useEffect, useEffectEvent, useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useCopy } from '../../../copy/useCopy.ts';
import { useAfterExit } from '../../../hooks/useAfterExit.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { truncate } from '../../../lib/truncate.ts';
import { Link } from '../../base/Link/Link.tsx';
import { toGroupedText } from '../../bikes/Price/GroupedDigits.tsx';
import { Dialog, type DialogState } from '../../feedback/Dialog/Dialog.tsx';
import { LazyPhoneHint } from '../../forms/FieldHint/LazyPhoneHint.tsx';
import { SubmitButton } from '../../forms/FormParts/SubmitButton.tsx';
import { RequiredTextField } from '../../forms/TextField/RequiredTextField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import styles from './BookingDialog.module.css';

/** docs/requirements.md §2, booking modal. */
export type BookingInput = { phone: string; location: string };

/** Of a booking that failed. `isUnsent`: the buyer can press the button again at once. */
export type BookingFailure = { problem: string; isUnsent: boolean };

export type Buyer = {
  name: string;
  email: string;
  /** What the buyer has typed last on this device. */
  contact?: { read: () => BookingInput | null; keep: (input: BookingInput) => void } | undefined;
};

type BookingDialogProps = DialogState & {
  /** The bike that is shown. Its fields are free text of the seller. */
  bike: Bike;
  /** The signed-in buyer. The dialog shows name and e-mail address, and begins with the last phone and location. */
  buyer: Buyer;
  /** The URL of My Orders if the buyer has booked this bike already. */
  ordersHref?: string | undefined;
  /** Why the last try to book this bike failed. */
  problem?: string | undefined;
  /** Called when the buyer submits the form, with both values filled in. The caller must close the dialog. */
  onSubmit: (input: BookingInput) => Promise<void>;
  /** Called after the dialog has closed, when the element that had the focus before has it again. */
  onClosed?: () => void;
};

/** The booking dialog (docs/requirements.md §2): the booking above a dashed line, the form below it. */
export const BookingDialog = ({ isOpen, onClose, ordersHref, ...form }: BookingDialogProps) => {
  const { bike, buyer } = form;
  const { bikes, booking, formats, money, myOrders } = useCopy();
  const bikeName = isBlank(bike.bikeName) ? bikes.unnamed : bike.bikeName;
  const price = formats.numeral(bike.resaleValue);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={truncate(bikeName)}
      summary={
        <div className={styles.summary}>
          <TextField variant="readonly" isDisabled label={booking.name} value={buyer.name} />
          <TextField variant="readonly" isDisabled label={booking.email} value={buyer.email} />
          <TextField variant="readonly" isDisabled label={booking.bikeName} value={bikeName} />
          <TextField
            className={styles.price}
            variant="readonly"
            isDisabled
            label={booking.resalePrice}
            value={price}
            data-grouped={toGroupedText(price)}
            description={money.currency}
          />
        </div>
      }
    >
      {ordersHref !== undefined && (
        <p className={styles.booked}>
          <span>{bikes.bookedByYou}</span> <Link href={ordersHref}>{myOrders.title}</Link>
        </p>
      )}
      <BookingForm {...form} />
    </Dialog>
  );
};

/** A component of its own, so that it begins with the last values each time the dialog opens. */
const BookingForm = ({
  bike,
  buyer: { contact },
  problem,
  onSubmit,
  onClosed,
}: Pick<BookingDialogProps, 'bike' | 'buyer' | 'problem' | 'onSubmit' | 'onClosed'>) => {
  const { booking } = useCopy();
  const { control, handleSubmit, subscribe } = useForm<BookingInput>({
    defaultValues: contact?.read() ?? { phone: '', location: '' },
  });
  const hintId = useId();
  const submit = useSingleFlight(onSubmit);
  useAfterExit(onClosed);
  const keep = useEffectEvent((input: BookingInput) => contact?.keep(input));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe]);
  return (
    <Stack as="form" gap="2" onSubmit={handleSubmit((input) => submit.run(input))} noValidate>
      <Controller
        name="phone"
        control={control}
        rules={{ validate: (phone) => !isBlank(phone) }}
        render={({ field, fieldState }) => (
          <div>
            <TextField
              {...field}
              aria-describedby={hintId}
              type="tel"
              autoComplete="tel"
              autoFocus
              isRequired
              label={booking.phone}
              placeholder={booking.phonePlaceholder}
              errorMessage={fieldState.error && booking.phoneRequired}
            />
            <LazyPhoneHint id={hintId} text={field.value} onUse={field.onChange} />
          </div>
        )}
      />
      <RequiredTextField
        control={control}
        name="location"
        label={booking.location}
        placeholder={booking.locationPlaceholder}
        requiredMessage={booking.locationRequired}
      />
      <p className={styles.note}>{booking.costsNothing}</p>
      {toPoisha(bike.resaleValue) === undefined && <p className={styles.note}>{booking.notPayable}</p>}
      <SubmitButton className={styles.submit} isPending={submit.isPending} problem={problem}>
        {booking.submit}
      </SubmitButton>
    </Stack>
  );
};
