import { useRef, useState } from 'react';
import type { BikePhoto } from '../../../../selling/form/newBike.ts';
import { type PhotoError, validatePhoto } from '../lib/validatePhoto.ts';

type SelectionError = PhotoError | 'several';

/**
 * Validates a selected or dropped file before it becomes the photo. An invalid file does not replace the current photo.
 *
 * @returns `error` says why the last file was rejected. It is undefined again when the photo changes. Call `select` with the
 *   files that the user has selected or dropped.
 */
export const usePhotoSelection = (value: BikePhoto | null, onChange: (photo: File) => void) => {
  const [rejection, setRejection] = useState<{ error: SelectionError; photo: BikePhoto | null }>();
  const latestFile = useRef<File>(undefined);

  const select = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (!file) return;
    latestFile.current = file;
    const error = others.length > 0 ? 'several' : await validatePhoto(file);
    // The user has selected another file during the validation, so the result for this file is ignored.
    if (latestFile.current !== file) return;
    setRejection(error && { error, photo: value });
    if (!error) onChange(file);
  };

  return { error: rejection?.photo === value ? rejection?.error : undefined, select };
};
