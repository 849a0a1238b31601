import { Children, type ComponentProps, cloneElement, isValidElement } from 'react';
import { DismissButton } from 'react-aria/Overlay';
import { useCopy } from '../../../copy/useCopy.ts';

const OverlayElement = ({ children, ...props }: ComponentProps<'div'>) => {
  const { dismiss } = useCopy();
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
 * The `render` property of a modal or popover. It names the hidden buttons with which screen readers close the overlay,
 * because react-aria has neither a Bangla name for them nor a property for the name.
 */
export const renderOverlay = (props: ComponentProps<'div'>) => <OverlayElement {...props} />;
