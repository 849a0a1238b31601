import { useEffect, useState } from 'react';

/** The object URL is revoked when the file changes or the component unmounts. Undefined in the first render. */
export const usePreview = (file: File): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
};
