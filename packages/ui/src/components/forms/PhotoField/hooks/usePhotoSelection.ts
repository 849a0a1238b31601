import { useRef, useState } from 'react';
import type { BikePhoto } from '../../../../selling/form/newBike.ts';
import { preparePhoto } from '../lib/preparePhoto.ts';
import type { PhotoError } from '../lib/validatePhoto.ts';

type SelectionError = PhotoError | 'several';

/** An invalid file does not replace the photo. `error` says why it was rejected, until the photo changes. */
export const usePhotoSelection = (value: BikePhoto | null, onChange: (photo: File) => void) => {
  const [rejection, setRejection] = useState<{ error: SelectionError; photo: BikePhoto | null }>();
  const [isPreparing, setPreparing] = useState(false);
  const latestFile = useRef<File>(undefined);

  const select = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (!file) return;
    latestFile.current = file;
    setPreparing(others.length === 0);
    const prepared = others.length > 0 ? 'several' : await preparePhoto(file);
    // The user has selected another file during the preparation.
    if (latestFile.current !== file) return;
    setPreparing(false);
    if (typeof prepared === 'string') setRejection({ error: prepared, photo: value });
    else {
      setRejection(undefined);
      onChange(prepared);
    }
  };

  const cancel = () => {
    latestFile.current = undefined;
    setPreparing(false);
  };

  return { error: rejection?.photo === value ? rejection?.error : undefined, isPreparing, select, cancel };
};
