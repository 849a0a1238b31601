import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import type { ShownBikes } from './PagedBikes.tsx';

/** The button that shows the photos above the texts of the cards, instead of beside them. */
export const LargePhotosToggle = ({
  isOn,
  onChange,
  isIcon = false,
}: NonNullable<ShownBikes['largePhotos']> & {
  /** Shows an icon instead of the words, where there is little room. */
  isIcon?: boolean;
}) => {
  const { bikes } = useCopy();
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={isIcon ? bikes.largePhotos : undefined}
      aria-pressed={isOn}
      onPress={() => onChange(!isOn)}
    >
      {isIcon ? (
        <Icon name="photo" />
      ) : (
        <>
          {isOn && <Icon name="tick" />}
          <span>{bikes.largePhotos}</span>
        </>
      )}
    </Button>
  );
};
