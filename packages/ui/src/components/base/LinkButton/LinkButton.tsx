import { ButtonLabel, type ButtonSize, type ButtonVariant, buttonLook } from '../Button/Button.tsx';
import { Anchor, type AnchorProps } from '../Link/Anchor.tsx';

type LinkButtonProps = AnchorProps & {
  /** The look of the control: filled for the main action of a page, red for a permanent deletion, outlined or quiet for others. */
  variant?: ButtonVariant;
  /** The size of the control. */
  size?: ButtonSize;
};

/** A link that looks like a button. It is for pages on which the main action opens another page. */
export const LinkButton = ({ variant, size, className, children, ...props }: LinkButtonProps) => (
  <Anchor {...props} {...buttonLook({ variant, size, className })}>
    <ButtonLabel>{children}</ButtonLabel>
  </Anchor>
);
