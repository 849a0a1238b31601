import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  useContext,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { DismissButton } from 'react-aria/Overlay';
import { OverlayTriggerStateContext } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { openOverlays } from './openOverlays.ts';

const OverlayElement = ({ children, ...props }: ComponentProps<'div'>) => {
  const { dismiss } = useCopy();
  const state = useContext(OverlayTriggerStateContext);
  const isOpen = state?.isOpen ?? false;
  const close = useEffectEvent(() => state?.close());
  useLayoutEffect(() => (isOpen ? openOverlays.add({ close: () => close() }) : undefined), [isOpen]);
  return (
    <div {...props}>
      {Children.map(children, (child) =>
        isValidElement<{ 'aria-label'?: string }>(child) && child.type === DismissButton
          ? cloneElement(child, { 'aria-label': dismiss })
          : child,
      )}
    </div>
  );
};

/**
 * The `render` property of every modal and popover. It names the hidden buttons with which screen readers close the
 * overlay, because react-aria has neither a Bangla name for them nor a property for the name.
 */
export const renderOverlay = (props: ComponentProps<'div'>) => <OverlayElement {...props} />;
