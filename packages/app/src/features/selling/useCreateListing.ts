import type { User } from '@second-gear/contract';
import { type AddResult, type NewBike, type PhotoUpload, toast, useCopy } from '@second-gear/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import { useErrorToast } from '#core/feedback/useErrorToast.ts';
import { useFindOut } from '#core/feedback/useRunWithToast.ts';
import { paths } from '#core/navigation/paths.ts';
import { lastContactAtom } from '#core/storage/lastContact.ts';
import { useUserScope } from '#core/userScope.ts';
import { addBikeAtom } from './addBike.ts';
import { bikeDraftAtom } from './formDraft.ts';
import { PhotoError } from './photos/photoError.ts';

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** If the user leaves or signs out during the upload, no bike is created, without a message (failure mode U6). */
export const useCreateListing = () => {
  const copy = useCopy();
  const navigate = useNavigate();
  const toMessage = useErrorMessage();
  const findOut = useFindOut();
  const showError = useErrorToast();
  const addBike = useSetAtom(addBikeAtom);
  const beginForUser = useUserScope();
  const setLastContact = useSetAtom(lastContactAtom);
  const bikeDraft = useAtomValue(bikeDraftAtom);
  const [upload, setUpload] = useState<PhotoUpload>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const createListing = async (bike: NewBike, seller: User, copyOf?: string): Promise<AddResult> => {
    const abortController = new AbortController();
    const isSameUser = beginForUser();
    current.current = abortController;
    const photo = bike.photo instanceof File ? bike.photo : null;
    const onCancel = () => abortController.abort();
    const clearSentDraft = bikeDraft.prepareClear();
    let id: string | undefined;
    showError();
    try {
      await findOut(
        addBike({
          bike,
          seller,
          signal: abortController.signal,
          onProgress: (percent) => photo && setUpload({ photo, state: 'sending', percent, onCancel }),
          onSent: () => photo && setUpload({ photo, state: 'sent' }),
          onCreated: (created) => {
            id = created;
          },
        }),
      );
      clearSentDraft();
      if (isSameUser()) setLastContact({ phone: bike.phone, location: bike.location });
      toast.success(copy.toasts.bikeAdded);
      if (!abortController.signal.aborted)
        await navigate(paths.myBikes(), { state: { addedBike: { id, name: bike.bikeName, copyOf } } });
      return 'done';
    } catch (error) {
      if (isAbort(error)) {
        setUpload(undefined);
        return 'cancelled';
      }
      const problem = toMessage(error);
      if (photo && error instanceof PhotoError) setUpload({ photo, state: 'failed', problem });
      else showError(problem);
      return { problem };
    }
  };
  return { upload, list: createListing };
};
