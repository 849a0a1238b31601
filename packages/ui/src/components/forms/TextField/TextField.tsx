import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  TextArea,
} from 'react-aria-components';
import {
  controlClass,
  Description,
  ErrorMessage,
  type FieldTexts,
  fieldClass,
  Label,
} from '../FormParts/FormParts.tsx';
import styles from './TextField.module.css';

type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'render'> &
  FieldTexts & {
    /** The text that is shown while nothing is chosen or typed. */
    placeholder?: string;
    /** True for a `textarea` of four lines. */
    isMultiline?: boolean;
    /** `readonly` is a value that the user cannot change: label, dots, value in one line. */
    variant?: 'box' | 'readonly';
    /** Additional CSS classes of the outermost element. */
    className?: string | undefined;
    /** The ref of the input, so that a form can move the focus to it. */
    ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  };

export const TextField = ({
  label,
  description,
  errorMessage,
  placeholder = '',
  isMultiline = false,
  variant = 'box',
  className = '',
  ref,
  ...props
}: TextFieldProps) => {
  const isReadOnlyVariant = variant === 'readonly';
  const input = {
    ref,
    placeholder,
    className: isReadOnlyVariant ? (styles.readonlyInput ?? '') : `${controlClass} ${styles.input}`,
    dir: 'auto',
  };
  return (
    <AriaTextField
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...props}
      className={`${isReadOnlyVariant ? styles.readonly : fieldClass} ${className}`}
    >
      <Label>{label}</Label>
      {isMultiline || isReadOnlyVariant ? (
        <TextArea {...input} rows={isReadOnlyVariant ? 1 : 4} />
      ) : (
        <Input {...input} />
      )}
      <Description>{description}</Description>
      <ErrorMessage>{errorMessage}</ErrorMessage>
    </AriaTextField>
  );
};
