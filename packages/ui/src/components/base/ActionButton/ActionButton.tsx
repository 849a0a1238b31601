import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { type BaseButtonProps, Button } from '../Button/Button.tsx';

type ActionButtonProps = BaseButtonProps & {
  /** Called when the user presses the button, which is pending until the promise settles. */
  action: () => Promise<unknown>;
};

/** A button with a pending state of its own, so that buttons in several table rows can be pending at the same time. */
export const ActionButton = ({ action, ...props }: ActionButtonProps) => {
  const { isPending, run } = useSingleFlight(action);
  return <Button {...props} isPending={isPending} onPress={() => run()} />;
};
