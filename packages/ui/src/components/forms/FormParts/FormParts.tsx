import type { ReactNode } from 'react';
import { Label as AriaLabel, FieldError, Text } from 'react-aria-components';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './FormParts.module.css';

/** The classes of a field, its label and its control, for elements that are not from react-aria. */
export const fieldClass = styles.field ?? '';
export const labelClass = styles.label ?? '';
export const controlClass = styles.control ?? '';

export type FieldTexts = {
  /** The visible name of the control. */
  label: string;
  /** A hint below the field that is always visible. */
  description?: string | undefined;
  /** The error message. Set only while the field is invalid. */
  errorMessage?: string | undefined;
};

export const Label = ({ children }: { /** The content. */ children: ReactNode }) => (
  <AriaLabel className={styles.label}>{children}</AriaLabel>
);

export const Description = ({ children }: { /** The content. */ children?: ReactNode }) =>
  children && (
    <Text slot="description" className={styles.description}>
      {children}
    </Text>
  );

/** For a react-aria component. Two fields may have one message together, beside them. */
export const ErrorMessage = ({ children }: { /** The content. */ children?: ReactNode }) =>
  children && (
    <FieldError className={styles.error}>
      <FieldErrorContent>{children}</FieldErrorContent>
    </FieldError>
  );

type PlainPartProps = {
  /** The id to which the field refers with `aria-describedby`. */
  id?: string;
  /** The content. */
  children?: ReactNode;
};

/** For a field that uses no react-aria component. */
export const PlainDescription = ({ id, children }: PlainPartProps) =>
  children && (
    <p className={styles.description} id={id}>
      {children}
    </p>
  );

/** For a field that uses no react-aria component, or for a whole form beside its button. */
export const Message = ({ id, children }: PlainPartProps) =>
  children && (
    <p className={styles.error} id={id}>
      <FieldErrorContent>{children}</FieldErrorContent>
    </p>
  );

/** The icon marks it as an error for users who do not see its colour. */
const FieldErrorContent = ({ children }: { children: ReactNode }) => (
  <>
    <Icon name="alert" />
    <span>{children}</span>
  </>
);
