import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import type { ShownBikes } from './PagedBikes.tsx';

/** The button that shows the photos above the texts of the cards, instead of beside them. */
export const LargePhotosToggle = ({ isOn, onChange }: NonNullable<ShownBikes['largePhotos']>) => {
  const { bikes } = useCopy();
  return (
    <Button variant="outline" size="small" aria-pressed={isOn} onPress={() => onChange(!isOn)}>
      {isOn && <Icon name="tick" />}
      <span>{bikes.largePhotos}</span>
    </Button>
  );
};
