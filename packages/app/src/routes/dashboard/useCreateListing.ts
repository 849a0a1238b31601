import type { User } from '@second-gear/contract';
import { type NewBike, type PhotoUpload, toast, useCopy } from '@second-gear/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addBikeAtom } from '../../atoms/mutations/addBike.ts';
import { servicesAtom } from '../../atoms/services.ts';
import { useErrorMessage } from '../../feedback/errorMessages.ts';
import { PhotoError } from '../../photos/photoError.ts';
import { paths } from '../../routing/paths.ts';

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Lists a bike, says how far its photo is, and leads to My Product once it is done. Whoever leaves the page or logs out
 * while the photo is on its way takes it along: nothing is listed, and nothing is said any more (faults U6).
 */
export const useCreateListing = () => {
  const copy = useCopy();
  const navigate = useNavigate();
  const toMessage = useErrorMessage();
  const addBike = useSetAtom(addBikeAtom);
  const { bikeDraft } = useAtomValue(servicesAtom);
  const [upload, setUpload] = useState<PhotoUpload>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const createListing = async (bike: NewBike, seller: User): Promise<'done' | 'failed' | 'cancelled'> => {
    const abortController = new AbortController();
    current.current = abortController;
    const { photo } = bike;
    const onCancel = () => abortController.abort();
    try {
      await addBike({
        bike,
        seller,
        signal: abortController.signal,
        onProgress: (percent) =>
          setUpload(
            percent === undefined
              ? { photo, state: 'preparing', onCancel }
              : { photo, state: 'sending', percent, onCancel },
          ),
        onSent: () => setUpload({ photo, state: 'sent' }),
      });
      bikeDraft.clear();
      toast.success(copy.toasts.bikeAdded);
      // Whoever went elsewhere while it was listed stays there.
      if (!abortController.signal.aborted) await navigate(paths.myBikes());
      return 'done';
    } catch (problem) {
      if (isAbort(problem)) {
        setUpload(undefined);
        return 'cancelled';
      }
      // What is wrong with the photo is said beside it, for as long as it is wrong.
      if (problem instanceof PhotoError) setUpload({ photo, state: 'failed', problem: toMessage(problem) });
      else toast.error(toMessage(problem));
      return 'failed';
    }
  };
  return { upload, list: createListing };
};
