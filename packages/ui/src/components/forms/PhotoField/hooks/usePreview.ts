import { useEffect, useState } from 'react';

/**
 * Returns an object URL of the file, which is revoked when the file changes or the component unmounts; undefined in the
 * first render.
 */
export const usePreview = (file: File): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
};
