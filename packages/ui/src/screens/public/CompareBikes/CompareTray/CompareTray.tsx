import { useLayoutEffect } from 'react';
import { BidiText } from '../../../../components/base/BidiText/BidiText.tsx';
import { Button } from '../../../../components/base/Button/Button.tsx';
import { Icon } from '../../../../components/base/Icon/Icon.tsx';
import { LinkButton } from '../../../../components/base/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../../../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { compareTrayId } from '../../../../components/bikes/SaveAndCompare/compareTrayId.ts';
import { useSavedBikesCopy } from '../../../../copy/saved/savedBikes.ts';
import { useHeightProperty } from '../../../../hooks/useHeightProperty.ts';
import styles from './CompareTray.module.css';

type CompareTrayProps = {
  /** The bikes that the user has chosen: one to four. */
  bikes: readonly { id: string; name: string }[];
  /** The URL of the page that compares the chosen bikes. */
  compareHref: string;
  /** Called when the user removes an entry. */
  onRemove: (id: string) => void;
  /** Called when the user removes all entries. */
  onClear: () => void;
};

/** The tray at the lower edge of the window with the bikes that are chosen for a comparison. */
export const CompareTray = ({ bikes, compareHref, onRemove, onClear }: CompareTrayProps) => {
  const { compareBikes: copy, savedBikes } = useSavedBikesCopy();
  const tray = useHeightProperty('--compare-tray-height');
  useLayoutEffect(() => {
    const { activeElement } = document;
    // The tray may cover the button that the user has just pressed.
    if ((activeElement?.getBoundingClientRect().bottom ?? 0) > (tray.current?.getBoundingClientRect().top ?? Infinity))
      activeElement?.scrollIntoView({ block: 'nearest' });
  }, [tray]);
  return (
    <section
      className={styles.tray}
      ref={tray}
      id={compareTrayId}
      tabIndex={-1}
      aria-label={copy.tray}
      data-screen-only
    >
      {/* Other users see the number by the names and by the text of the link. */}
      <p role="status">
        <VisuallyHidden>{copy.chosen(bikes.length)}</VisuallyHidden>
      </p>
      <div className={styles.content}>
        <ul className={styles.bikes}>
          {bikes.map(({ id, name }) => (
            <li key={id} className={styles.bike}>
              <span className={styles.name}>
                <BidiText>{name}</BidiText>
              </span>
              <Button
                variant="quiet"
                size="small"
                className={styles.remove}
                aria-label={savedBikes.removeBike(name)}
                onPress={() => onRemove(id)}
              >
                <Icon name="close" />
              </Button>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {bikes.length > 1 ? (
            <LinkButton size="small" href={compareHref}>
              {copy.link(bikes.length)}
            </LinkButton>
          ) : (
            <p className={styles.hint}>{copy.chooseMore}</p>
          )}
          <Button variant="quiet" size="small" onPress={onClear}>
            {copy.clear}
          </Button>
        </div>
      </div>
    </section>
  );
};
