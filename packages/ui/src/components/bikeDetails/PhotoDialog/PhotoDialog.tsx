import { useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon, type IconName } from '../../base/Icon/Icon.tsx';
import type { DialogState } from '../../feedback/Dialog/Dialog.tsx';
import { Overlay } from '../../feedback/Dialog/Overlay.tsx';
import styles from './PhotoDialog.module.css';

type PhotoDialogProps = DialogState & {
  /** The URL of the image. */
  src: string;
  /** The text of the image for screen readers; empty if the image only decorates. */
  alt: string;
};

/** The scale of one press of a zoom button or of the keys + and −. */
const step = 0.5;
const maxScale = 6;
/** In px, of one press of an arrow key. */
const panStep = 80;

const fullSize = { inlineSize: '100%', blockSize: '100%' };

/** In ms. Read at each zoom, because the user may change the setting while the page is open. */
const animationTime = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200);

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const actionOf = (key: string, photo: ReactZoomPanPinchRef): (() => void) | undefined => {
  if (key === '+' || key === '=') return () => void photo.zoomIn(step, animationTime());
  if (key === '-') return () => void photo.zoomOut(step, animationTime());
  if (key === '0') return () => void photo.resetTransform(animationTime());
  const [x, y] = directions[key] ?? [];
  if (x === undefined || y === undefined) return undefined;
  return () => void photo.panBy(x * panStep, y * panStep, animationTime());
};

/** The user zooms with fingers, wheel, double tap, + and −, or buttons, and moves the photo with arrows too. */
export const PhotoDialog = ({ isOpen, onClose, ...photo }: PhotoDialogProps) => (
  <Overlay className={styles.overlay} isOpen={isOpen} onClose={onClose} modal={{ className: styles.modal }}>
    <Dialog className={styles.dialog} aria-label={photo.alt}>
      <ZoomablePhoto {...photo} onClose={onClose} />
    </Dialog>
  </Overlay>
);

const ZoomablePhoto = ({ src, alt, onClose }: Omit<PhotoDialogProps, 'isOpen'>) => {
  const { zoom } = useBikeDetailsCopy().bikeDetails;
  const photo = useRef<ReactZoomPanPinchRef>(null);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !photo.current) return;
      const act = actionOf(event.key, photo.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    // The dialog itself or any of its buttons may have the focus.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    // After a tap, browsers also send mouse events, which would stop the zoom of a double tap.
    const onTouchEnd = (event: TouchEvent) => {
      const wrapper = photo.current?.instance.wrapperComponent;
      if (event.cancelable && event.target instanceof Node && wrapper?.contains(event.target)) event.preventDefault();
    };
    document.addEventListener('touchend', onTouchEnd, { passive: false });
    return () => document.removeEventListener('touchend', onTouchEnd);
  }, []);

  return (
    <>
      <TransformWrapper
        ref={photo}
        maxScale={maxScale}
        doubleClick={{ mode: 'toggle', step: 1, animationTime: animationTime() }}
        zoomAnimation={{ animationTime: animationTime() }}
        autoAlignment={{ animationTime: animationTime() }}
        velocityAnimation={{ disabled: animationTime() === 0 }}
        onTransform={(_, transform) => setScale(transform.scale)}
      >
        <TransformComponent wrapperClass={styles.photo ?? ''} wrapperStyle={fullSize} contentStyle={fullSize}>
          <img className={styles.image} src={src} alt={alt} referrerPolicy="no-referrer" draggable={false} />
        </TransformComponent>
      </TransformWrapper>
      <div className={styles.tools}>
        <p className={styles.scale} role="status">
          {zoom.scale(Math.round(scale * 100))}
        </p>
        <ToolButton
          label={zoom.out}
          icon="minus"
          isDisabled={scale <= 1}
          onPress={() => void photo.current?.zoomOut(step, animationTime())}
        />
        <ToolButton
          label={zoom.in}
          icon="plus"
          isDisabled={scale >= maxScale}
          onPress={() => void photo.current?.zoomIn(step, animationTime())}
        />
        <ToolButton
          label={zoom.reset}
          icon="expand"
          isDisabled={scale <= 1}
          onPress={() => void photo.current?.resetTransform(animationTime())}
        />
        <ToolButton label={zoom.close} icon="close" hasInitialFocus onPress={onClose} />
      </div>
      <p className={styles.hint}>{zoom.hint}</p>
    </>
  );
};

type ToolButtonProps = {
  label: string;
  icon: IconName;
  isDisabled?: boolean;
  hasInitialFocus?: boolean;
  onPress: () => void;
};

/** A disabled button keeps the focus when the photo has reached its smallest or largest scale. */
const ToolButton = ({ label, icon, isDisabled = false, hasInitialFocus = false, onPress }: ToolButtonProps) => (
  <Button
    variant="outline"
    size="small"
    className={styles.tool}
    aria-label={label}
    aria-disabled={isDisabled || undefined}
    autoFocus={hasInitialFocus}
    onPress={() => !isDisabled && onPress()}
  >
    <Icon name={icon} />
  </Button>
);
