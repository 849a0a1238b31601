import { useEffect, useState } from 'react';

/**
 * Returns an object URL of the file, or undefined in the first render. The URL is revoked when the file changes or the
 * component unmounts.
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
