import { usePending } from '../../../hooks/useSingleFlight.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';

type ActionButtonProps = Omit<ButtonProps, 'onPress' | 'isPending'> & {
  /** What a press starts. Until it settles the button is pending, and another press starts nothing. */
  action(): Promise<void>;
};

/** A button that looks after its own pending: several of them, row by row, run side by side. */
export const ActionButton = ({ action, ...props }: ActionButtonProps) => {
  const { isPending, run } = usePending(action);
  return <Button {...props} isPending={isPending} onPress={() => run()} />;
};
