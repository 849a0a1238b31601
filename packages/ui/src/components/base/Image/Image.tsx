import { type CSSProperties, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { useWhenOnline } from '../../../hooks/useWhenOnline.ts';
import { pictures } from '../../../illustrations/illustrations.ts';
import styles from './Image.module.css';
import { imageSource } from './imageSource.ts';

type ImageProps = {
  /** As the listing gives it, which need not be an address at all. */
  src: string;
  alt: string;
  /** Width by height of the box, which never changes, whatever the picture turns out to be. */
  ratio?: `${number} / ${number}`;
  /** For a picture that is on the first screen of its page: asked for at once, and before others. */
  isEager?: boolean;
  /** In a row of a table: where there is no photo, there is no room for words either. */
  isSmall?: boolean;
  /** Told when it does not come, and when it is asked for again. */
  onFailedChange?: (isBroken: boolean) => void;
  className?: string | undefined;
};

/**
 * A photo of a listing in a box of fixed shape. Where there is none, or it does not come: a bike under a dust sheet. It is asked
 * for again when the line is back.
 */
export const Image = ({ src, ...props }: ImageProps) => (
  // Another address is another picture: it gets a new chance to load.
  <ImageBox key={src} src={imageSource(src)} {...props} />
);

const defaultRatio = '16 / 10';

/** In CSS pixels, as wide as the shop's own drawings: what counts is the shape. */
const sizeOf = (ratio: string) => {
  const [width = 1, height = 1] = ratio.split(' / ').map(Number);
  return { width: 480, height: Math.round((480 * height) / width) };
};

const ImageBox = ({
  src,
  alt,
  ratio = defaultRatio,
  isEager = false,
  isSmall = false,
  onFailedChange,
  className = '',
}: Omit<ImageProps, 'src'> & { src: string | undefined }) => {
  const { noPhoto } = useCopy();
  const [isBroken, setBroken] = useState(false);
  const tell = (isSo: boolean) => {
    setBroken(isSo);
    onFailedChange?.(isSo);
  };
  useWhenOnline(isBroken, () => tell(false));
  // Said where it is another: a page that is drawn ahead has no style attributes.
  const shape = ratio === defaultRatio ? undefined : ({ '--image-ratio': ratio } as CSSProperties);
  return (
    <span className={`${styles.box} ${className}`} style={shape}>
      {src && !isBroken ? (
        <img
          src={src}
          alt={alt}
          {...sizeOf(ratio)}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => tell(true)}
        />
      ) : (
        <span className={styles.none}>
          <img {...pictures.noPhoto} alt="" />
          {!isSmall && <span className={styles.words}>{noPhoto}</span>}
        </span>
      )}
    </span>
  );
};
