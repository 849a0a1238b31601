import { useRef, useState } from 'react';
import { type PhotoError, validatePhoto } from '../lib/validatePhoto.ts';

type SelectionError = PhotoError | 'several';

/**
 * Looks at what was picked or dropped before it becomes the photo. What is refused leaves the earlier photo as it is.
 *
 * @returns `refusal` says why the last choice was refused, for as long as the photo beside which it was said is there.
 */
export const usePhotoSelection = (photo: File | null, onChange: (photo: File) => void) => {
  const [refused, setRefused] = useState<{ why: SelectionError; beside: File | null }>();
  const newest = useRef<File>(undefined);

  const choose = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (!file) return;
    newest.current = file;
    const why = others.length > 0 ? 'several' : await validatePhoto(file);
    if (newest.current !== file) return; // Another one was chosen while this one was looked at.
    setRefused(why && { why, beside: photo });
    if (!why) onChange(file);
  };

  return { refusal: refused?.beside === photo ? refused?.why : undefined, choose };
};
