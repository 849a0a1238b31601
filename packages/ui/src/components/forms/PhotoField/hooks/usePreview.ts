import { useEffect, useState } from 'react';

/** An address under which a file can be shown, for as long as it is; undefined before the first look. */
export const usePreview = (file: File): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return url;
};
