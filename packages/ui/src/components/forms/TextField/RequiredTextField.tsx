import type { ComponentProps } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { isBlank } from '../../../lib/isBlank.ts';
import { TextField } from './TextField.tsx';

type RequiredTextFieldProps<Values extends FieldValues> = Omit<ComponentProps<typeof TextField>, 'errorMessage'> & {
  /** The form. Undefined inside a `FormProvider`. */
  control?: Control<Values>;
  /** The name of the value in the form. */
  name: FieldPathByValue<Values, string>;
  /** The error message for a blank text. */
  requiredMessage: string;
};

/** A text field of a form that must not be blank. */
export const RequiredTextField = <Values extends FieldValues>({
  control,
  name,
  requiredMessage,
  ...props
}: RequiredTextFieldProps<Values>) => {
  const rules = { validate: (text: string) => !isBlank(text) };
  const { field, fieldState } = useController({ name, rules, ...(control && { control }) });
  return <TextField {...props} {...field} errorMessage={fieldState.error && requiredMessage} isRequired />;
};
