import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  TextArea,
} from 'react-aria-components';
import parts from '../FormParts/FormParts.module.css';
import { Description, ErrorMessage, type FieldTexts, Label } from '../FormParts/FormParts.tsx';
import styles from './TextField.module.css';

type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'render'> &
  FieldTexts & {
    placeholder?: string;
    /** Several lines; or one that grows with what is in it, as a docket's printed lines do. */
    isMultiline?: boolean;
    /**
     * - `box`: something to fill in.
     * - `printed`: a line of a docket, its label at the start, its value at the end, dots between. For what is known.
     */
    look?: 'box' | 'printed';
    className?: string;
    /** Of the input itself, so that a form can send focus to it. */
    ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  };

/** One line of text to type, or several; the message of what is wrong with it appears under it. */
export const TextField = ({
  label,
  description,
  errorMessage,
  placeholder = '',
  isMultiline = false,
  look = 'box',
  className = '',
  ref,
  ...props
}: TextFieldProps) => {
  const isPrinted = look === 'printed';
  const input = {
    ref,
    placeholder,
    className: isPrinted ? (styles.line ?? '') : `${parts.control} ${styles.input}`,
    dir: 'auto',
  };
  return (
    <AriaTextField
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...props}
      className={`${isPrinted ? styles.printed : parts.field} ${className}`}
    >
      <Label>{label}</Label>
      {isMultiline || isPrinted ? <TextArea {...input} rows={isPrinted ? 1 : 4} /> : <Input {...input} />}
      <Description>{description}</Description>
      <ErrorMessage>{errorMessage}</ErrorMessage>
    </AriaTextField>
  );
};
