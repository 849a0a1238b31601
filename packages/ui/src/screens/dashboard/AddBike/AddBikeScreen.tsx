import type { User } from '@second-gear/contract';
import { useId, useRef } from 'react';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { PageHeading } from '../../../components/layout/PageHeading/PageHeading.tsx';
import { useAddBikeCopy } from '../../../copy/selling/addBike.ts';
import { useFocusFallback } from '../../../hooks/useFocusFallback.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import styles from './AddBikeScreen.module.css';
import { BikeForm, type BikeFormProps } from './BikeForm.tsx';

export type AddBikeScreenProps = BikeFormProps & {
  /** The record of the signed-in seller. The form is shown when this record has loaded. */
  seller: AsyncState<User>;
};

/** The page on which a seller adds a bike (`docs/requirements.md` §2, Add product). */
export const AddBikeScreen = (props: AddBikeScreenProps) => {
  const { addBike } = useAddBikeCopy();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section);
  return (
    <section className={styles.screen} aria-labelledby={titleId} ref={section} tabIndex={-1}>
      <PageHeading id={titleId}>{addBike.title}</PageHeading>
      <AddBikeContent {...props} />
    </section>
  );
};

const AddBikeContent = ({ seller, ...form }: AddBikeScreenProps) => {
  const { addBike } = useAddBikeCopy();
  switch (seller.state) {
    case 'loading':
      return <ProgressBar label={addBike.loading} />;
    case 'failed':
      return <ErrorState problem={seller.problem} onRetry={seller.onRetry} />;
    case 'ready':
      return <BikeForm {...form} />;
  }
};
