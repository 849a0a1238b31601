import { type Atom, atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { providedAtom } from './services.ts';

/** The atom that has the id of the signed-in user. The core does not know the session. */
export const userIdSourceAtom = providedAtom<Atom<string | null>>('the id of the user');

/** The id of the signed-in user; null for a guest. */
export const userIdAtom = atom((get) => get(get(userIdSourceAtom)));

/**
 * Called when work begins whose answer may be late. The returned function says whether page and user are still the
 * same; otherwise an answer must not navigate (failure mode F93).
 */
export const usePageScope = (): (() => () => boolean) => {
  const store = useStore();
  const uid = useAtomValue(userIdAtom);
  const { key } = useLocation();
  const scope = useRef<{ key: string; uid: string | null } | null>({ key, uid });
  useLayoutEffect(() => {
    scope.current = { key, uid };
    return () => {
      scope.current = null;
    };
  }, [key, uid]);
  return useCallback(() => {
    const begunIn = scope.current;
    const begunBy = store.get(userIdAtom);
    return () => begunIn !== null && scope.current === begunIn && store.get(userIdAtom) === begunBy;
  }, [store]);
};

/** The same for the user alone: otherwise an answer must not show anything (failure modes A8, A9, F93). */
export const useUserScope = (): (() => () => boolean) => {
  const store = useStore();
  return useCallback(() => {
    const begunBy = store.get(userIdAtom);
    return () => store.get(userIdAtom) === begunBy;
  }, [store]);
};
