import type { User } from '@second-gear/contract';
import { useId, useRef } from 'react';
import { Button } from '../../../components/base/Button/Button.tsx';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { PageHeading } from '../../../components/layout/PageHeading/PageHeading.tsx';
import { Cluster, Stack } from '../../../components/layout/Stack/Stack.tsx';
import { useAddBikeCopy } from '../../../copy/selling/addBike.ts';
import { useSellingCopy } from '../../../copy/selling/selling.ts';
import { useFocusFallback } from '../../../hooks/useFocusFallback.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import styles from './AddBikeScreen.module.css';
import { type AddBikeProps, BikeForm, type CopySource } from './BikeForm.tsx';

export type CopyState =
  | { state: 'loading' }
  | { state: 'failed'; problem: string; onRetry?(): void }
  /** The seller has no bike with this id. */
  | { state: 'missing' }
  /** The form has a draft that the copy would replace, so the seller decides. */
  | { state: 'ask'; onKeep(): void; onReplace(): void }
  | ({ state: 'ready' } & CopySource);

export type AddBikeScreenProps = AddBikeProps & {
  /** Set only if the seller copies a bike. */
  copy?: CopyState | undefined;
  /** The record of the signed-in seller. The form appears when this record has loaded. */
  seller: AsyncState<User>;
};

/** The page on which a seller adds a bike (`docs/requirements.md` §2, Add product). */
export const AddBikeScreen = (props: AddBikeScreenProps) => {
  const { addBike } = useAddBikeCopy();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section);
  return (
    <section aria-labelledby={titleId} ref={section} tabIndex={-1}>
      <PageHeading id={titleId}>{addBike.title}</PageHeading>
      <AddBikeContent {...props} />
    </section>
  );
};

const AddBikeContent = ({ seller, copy, ...form }: AddBikeScreenProps) => {
  const { addBike } = useAddBikeCopy();
  switch (seller.state) {
    case 'loading':
      return <ProgressBar label={addBike.loading} />;
    case 'failed':
      return <ErrorState problem={seller.problem} onRetry={seller.onRetry} />;
    case 'ready':
      return <CopyOrForm copy={copy} {...form} />;
  }
};

const CopyOrForm = ({ copy, ...form }: Omit<AddBikeScreenProps, 'seller'>) => {
  const { copyBike } = useSellingCopy();
  switch (copy?.state) {
    case 'loading':
      return <ProgressBar label={copyBike.loading} />;
    case 'failed':
      return <ErrorState problem={copy.problem} onRetry={copy.onRetry} />;
    case 'ask':
      return (
        <Stack gap="2" className={styles.ask}>
          <h2>{copyBike.ask.title}</h2>
          <p>{copyBike.ask.text}</p>
          <Cluster gap="15">
            <Button variant="outline" onPress={copy.onKeep}>
              {copyBike.ask.keep}
            </Button>
            <Button variant="outline" onPress={copy.onReplace}>
              {copyBike.ask.replace}
            </Button>
          </Cluster>
        </Stack>
      );
    case 'missing':
      return (
        <>
          <p className={styles.missing} role="status">
            {copyBike.missing}
          </p>
          <BikeForm {...form} />
        </>
      );
    case 'ready':
      return <BikeForm key={copy.bike._id} {...form} copyFrom={copy} />;
    default:
      return <BikeForm {...form} />;
  }
};
