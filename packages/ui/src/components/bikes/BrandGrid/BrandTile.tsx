import type { Category } from '@second-gear/contract';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useHomeCopy } from '../../../copy/home.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useDataSaver } from '../../../hooks/dataSaver.tsx';
import { isBlank } from '../../../lib/isBlank.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Image } from '../../base/Image/Image.tsx';
import { CoverLink } from '../../base/Link/CoverLink.tsx';
import styles from './BrandTile.module.css';
import { imageBackground } from './imageBackground.ts';

type BrandTileProps = {
  /** The category, which the user sees as a brand. */
  category: Category;
  /** The URL to which the link leads. */
  href: string;
  /** How many bikes of the brand there are, and from which price, if it is known. */
  facts?: ReactNode;
};

/** A category as a tile: its image with the name on it, and a link to its bikes. */
export const BrandTile = ({ category, href, facts }: BrandTileProps) => {
  const { bikes, formats } = useCopy();
  const { home } = useHomeCopy();
  const name = isBlank(category.name) ? bikes.title : formats.brand(category.name);
  const [failedImage, setFailedImage] = useState<string>();
  const dataSaver = useDataSaver();
  const isHidden = category.img === failedImage || !dataSaver.allows(category.img);
  const lettering = { '--name-length': name.length } as CSSProperties;
  return (
    <li className={styles.tile}>
      <div className={styles.imageArea} data-background={isHidden ? 'unknown' : imageBackground(category.img)}>
        <Image
          className={styles.image}
          src={category.img}
          alt=""
          ratio="1 / 1"
          onFailedChange={(hasFailed) => setFailedImage(hasFailed ? category.img : undefined)}
        />
        <h3 className={styles.name} style={lettering} lang={name === category.name ? '' : undefined} dir="auto">
          {name}
        </h3>
        <div>{facts}</div>
      </div>
      <CoverLink className={styles.link} href={href} aria-label={home.seeProductsOf(name)}>
        <span>{home.seeProducts}</span>
        <Icon name="arrow" />
      </CoverLink>
    </li>
  );
};
