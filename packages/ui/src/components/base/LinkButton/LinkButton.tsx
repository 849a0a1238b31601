import { ButtonLabel, type ButtonLook, buttonLook } from '../Button/Button.tsx';
import { Anchor, type AnchorProps } from '../Link/Anchor.tsx';

type LinkButtonProps = AnchorProps & ButtonLook;

/** A link that looks like a button. It is for pages on which the main action opens another page. */
export const LinkButton = ({ variant, size, className, children, ...props }: LinkButtonProps) => (
  <Anchor {...props} {...buttonLook({ variant, size, className })}>
    <ButtonLabel>{children}</ButtonLabel>
  </Anchor>
);
