import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cleanId } from '#core/navigation/cleanId.ts';
import { keptScroll } from '#core/navigation/useScrollRestoration.ts';

const parameter = 'report';

const hasOpenReport = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isReportOpen' in state;

/**
 * Null if no report is open. An open report is a history entry of its own, so that Back closes it. Another report
 * replaces it.
 */
export const useReportInUrl = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get(parameter);
  const id = given === null ? null : cleanId(given);
  /** Not if the URL was opened directly. */
  const isAfterTable = hasOpenReport(state);

  const open = useCallback(
    (bikeId: string) => {
      const params = new URLSearchParams(search);
      const replace = params.has(parameter);
      params.set(parameter, bikeId);
      const isNextAfterTable = !replace || isAfterTable;
      const nextState = isNextAfterTable ? { ...keptScroll, isReportOpen: true } : keptScroll;
      void navigate({ search: `?${params}` }, { replace, state: nextState });
    },
    [search, isAfterTable, navigate],
  );

  const close = useCallback(() => {
    if (isAfterTable) return void navigate(-1);
    const params = new URLSearchParams(search);
    params.delete(parameter);
    void navigate({ search: params.size > 0 ? `?${params}` : '' }, { replace: true, state: keptScroll });
  }, [search, isAfterTable, navigate]);

  return { id, open, close };
};
