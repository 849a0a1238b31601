import { useId } from 'react';
import { Button, type ButtonProps } from '../../base/Button/Button.tsx';
import { Message } from './FormParts.tsx';

type SubmitButtonProps = ButtonProps & {
  /** Why the last try to submit the form failed. */
  problem: string | undefined;
};

/** The submit button of a form, below the reason why the last try failed. */
export const SubmitButton = ({ problem, ...props }: SubmitButtonProps) => {
  const problemId = useId();
  return (
    <>
      <Message id={problemId}>{problem}</Message>
      <Button {...props} type="submit" aria-describedby={problem ? problemId : undefined} />
    </>
  );
};
