import { type CSSProperties, useRef, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { useDataSaver } from '../../../hooks/dataSaver.tsx';
import { useWhenOnline } from '../../../hooks/useWhenOnline.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import styles from './Image.module.css';
import { imageSource } from './imageSource.ts';

type ImageProps = {
  /** The `img` of a bike or a category, as the server sends it. It may be an invalid URL. */
  src: string;
  /** The text of the image for screen readers; empty if the image only decorates. */
  alt: string;
  /** The aspect ratio of the box. The box has it before the image has loaded, so that there is no layout shift. */
  ratio?: `${number} / ${number}`;
  /** True for an image that is visible without scrolling. Such an image is loaded at once and with high priority. */
  isEager?: boolean;
  /** True in a table row, where the placeholder has no room for a text. */
  isSmall?: boolean;
  /** Called with `true` when the image fails to load, and with `false` when the same image is requested again. */
  onFailedChange?: (isBroken: boolean) => void;
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
};

/** A failed image is requested again when the browser is online. The data saver does not load decoration. */
export const Image = ({ src, ...props }: ImageProps) => (
  // Another URL mounts the component again, without the failure of the previous image.
  <ImageBox key={src} src={imageSource(src)} {...props} />
);

const defaultRatio = '16 / 10';

/** The browser uses only their ratio, so 480 could be any number. */
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
  const { noPhoto, showPhoto, showPhotoOf } = useCopy();
  const dataSaver = useDataSaver();
  const box = useRef<HTMLSpanElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const setFailed = (failed: boolean) => {
    setHasFailed(failed);
    onFailedChange?.(failed);
  };
  useWhenOnline(hasFailed, () => setFailed(false));
  // Prerendered HTML must not have style attributes, because the Content Security Policy forbids them.
  const shape = ratio === defaultRatio ? undefined : ({ '--image-ratio': ratio } as CSSProperties);
  if (src && !dataSaver.allows(src))
    return (
      <span ref={box} className={`${styles.box} ${styles.onRequest} ${className}`} style={shape} tabIndex={-1}>
        {alt && !isSmall && (
          <button
            type="button"
            className={styles.show}
            aria-label={showPhotoOf(alt)}
            onClick={() => {
              // The button disappears, so the box gets the focus.
              box.current?.focus({ preventScroll: true });
              dataSaver.show(src);
            }}
          >
            {showPhoto}
          </button>
        )}
      </span>
    );
  return (
    <span ref={box} className={`${styles.box} ${className}`} style={shape} tabIndex={dataSaver.isOn ? -1 : undefined}>
      {src && !hasFailed ? (
        <img
          src={src}
          alt={alt}
          {...sizeOf(ratio)}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      ) : (
        <span className={styles.placeholder}>
          <img {...illustrations.noPhoto} alt="" />
          {!isSmall && <span className={styles.caption}>{noPhoto}</span>}
        </span>
      )}
    </span>
  );
};
