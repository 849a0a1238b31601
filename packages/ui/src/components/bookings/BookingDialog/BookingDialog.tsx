import type { Bike } from '@second-gear/contract';
import { Controller, useForm } from 'react-hook-form';
import { useCopy } from '../../../copy/useCopy.ts';
import { useGone } from '../../../hooks/useAfterExit.ts';
import { usePending } from '../../../hooks/useSingleFlight.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { shortened } from '../../../lib/truncate.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import styles from './BookingDialog.module.css';

/** What only the buyer can say (spec §2, booking modal). */
export type BookingInput = { phone: string; location: string };

type BookingDialogProps = {
  bike: Bike;
  /** Who books, as the account says. */
  buyer: { name: string; email: string };
  /** Called once per press, with both answers given. Whoever opened the dialog closes it. */
  onSubmit(answers: BookingInput): Promise<void>;
  onClose(): void;
  /** The dialog has gone, and the focus is back where it came from, if that is still there. */
  onClosed?(): void;
  isOpen: boolean;
};

/** The docket (spec §2, booking modal): what is known is printed above the perforation, what is asked is blank below it. */
export const BookingDialog = ({ bike, buyer, onSubmit, onClose, onClosed, isOpen }: BookingDialogProps) => {
  const { bikes, booking } = useCopy();
  const bikeName = isBlank(bike.bikeName) ? bikes.unnamed : bike.bikeName;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={shortened(bikeName)}
      head={
        <div className={styles.printed}>
          <TextField look="printed" isDisabled label={booking.name} value={buyer.name} />
          <TextField look="printed" isDisabled label={booking.email} value={buyer.email} />
          <TextField look="printed" isDisabled label={booking.bikeName} value={bikeName} />
          <TextField
            className={styles.price ?? ''}
            look="printed"
            isDisabled
            label={booking.resalePrice}
            value={bike.resaleValue}
            description="BDT"
          />
        </div>
      }
    >
      <BookingForm onSubmit={onSubmit} onClosed={onClosed} />
    </Dialog>
  );
};

/** A form of its own, inside the dialog: closing the dialog throws away what was typed. */
const BookingForm = ({ onSubmit, onClosed }: Pick<BookingDialogProps, 'onSubmit' | 'onClosed'>) => {
  const { booking } = useCopy();
  const { control, handleSubmit } = useForm<BookingInput>({ defaultValues: { phone: '', location: '' } });
  const submit = usePending(onSubmit);
  useGone(onClosed);
  return (
    <form className={styles.blanks} onSubmit={handleSubmit((answers) => submit.run(answers))} noValidate>
      <Controller
        name="phone"
        control={control}
        rules={{ validate: (phone) => !isBlank(phone) || booking.phoneRequired }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            type="tel"
            autoComplete="tel"
            autoFocus
            isRequired
            label={booking.phone}
            placeholder={booking.phonePlaceholder}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="location"
        control={control}
        rules={{ validate: (location) => !isBlank(location) || booking.locationRequired }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            isRequired
            label={booking.location}
            placeholder={booking.locationPlaceholder}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" className={styles.submit} isPending={submit.isPending}>
        {booking.submit}
      </Button>
    </form>
  );
};
