import type { User } from '@second-gear/contract';
import { useCallback, useState } from 'react';

/**
 * The ids of the sellers who were verified on this page. They stay in the list of the others: no other button moves to
 * the place of the pressed one.
 */
export const useVerifiedHere = (onVerify: (seller: User) => Promise<unknown>) => {
  const [verifiedHere, setVerifiedHere] = useState<readonly string[]>([]);
  const verify = useCallback(
    (seller: User) => {
      setVerifiedHere((ids) => [...ids, seller._id]);
      return onVerify(seller);
    },
    [onVerify],
  );
  return { verifiedHere, verify, forget: () => setVerifiedHere([]) };
};
