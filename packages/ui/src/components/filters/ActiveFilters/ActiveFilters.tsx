import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './ActiveFilters.module.css';

type ActiveFiltersProps = {
  /** The filters that can be chosen, or that are in effect. */
  filters: readonly { id: string; label: string }[];
  /** Called when the user removes an entry. */
  onRemove: (id: string) => void;
  /** Called when the user removes all entries. */
  onClear: () => void;
  /** Called after the user has removed the last filter. The caller must move the focus. */
  onEmpty: () => void;
  /** Another button at the end of the list. */
  children?: ReactNode;
};

/** After a removal the focus moves to the button of the next filter, so that the user can remove several. */
export const ActiveFilters = ({ filters, onRemove, onClear, onEmpty, children }: ActiveFiltersProps) => {
  const { search } = useSearchCopy();
  const list = useRef<HTMLUListElement>(null);
  /** The position of the removed filter and the number of filters before, until the list has changed. */
  const removed = useRef<{ index: number; count: number }>(null);

  useLayoutEffect(() => {
    if (!removed.current || filters.length === removed.current.count) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = filters.length === 0 ? undefined : buttons[Math.min(removed.current.index, filters.length - 1)];
    removed.current = null;
    if (next) next.focus({ preventScroll: true });
    else onEmpty();
  }, [filters, onEmpty]);

  if (filters.length === 0) return null;
  return (
    <ul className={styles.list} ref={list} aria-label={search.activeFilters}>
      {filters.map(({ id, label }, index) => (
        <li key={id}>
          <Button
            variant="outline"
            size="small"
            className={styles.chip}
            aria-label={search.remove(label)}
            onPress={() => {
              removed.current = { index, count: filters.length };
              onRemove(id);
            }}
          >
            <span className={styles.text}>
              <BidiText isCopy>{label}</BidiText>
              <Icon name="close" />
            </span>
          </Button>
        </li>
      ))}
      <li>
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            removed.current = { index: 0, count: filters.length };
            onClear();
          }}
        >
          {search.clearAll}
        </Button>
      </li>
      {children && <li>{children}</li>}
    </ul>
  );
};
