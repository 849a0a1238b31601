import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const HydratedContext = createContext(true);

/** Around an app that is prerendered and hydrated. */
export const HydrationProvider = ({ children }: { children: ReactNode }) => {
  const [isHydrated, setHydrated] = useState(false);
  // Each control changes, so the render must not block the page.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
};

/** Controls that need code must be `inert` until the value is true: a press or an input would be lost. */
export const useIsHydrated = (): boolean => useContext(HydratedContext);
