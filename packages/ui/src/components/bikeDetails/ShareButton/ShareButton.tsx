import type { Bike } from '@second-gear/contract';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { truncate } from '../../../lib/truncate.ts';
import { ShareTextButton } from './ShareTextButton.tsx';

type ShareButtonProps = {
  /** The bike that is shown. Its fields are free text of the seller. */
  bike: Pick<Bike, 'bikeName' | 'purchaseYear' | 'resaleValue'>;
  /** The absolute URL of the bike's page. */
  url: string;
};

/** Shares the page of a bike, with its name, purchase year and price. */
export const ShareButton = ({ bike, url }: ShareButtonProps) => {
  const { bikes } = useCopy();
  const { share } = useBikeDetailsCopy().bikeDetails;
  const name = isBlank(bike.bikeName) ? bikes.unnamed : bike.bikeName.trim();
  const text = share.text(truncate(name), truncate(bike.purchaseYear?.trim() ?? ''), truncate(bike.resaleValue.trim()));
  return <ShareTextButton text={text} url={url} variant="outline" size="small" />;
};
