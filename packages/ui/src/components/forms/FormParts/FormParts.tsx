import type { ReactNode } from 'react';
import { Label as AriaLabel, FieldError, Text } from 'react-aria-components';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './FormParts.module.css';

/** The texts that every field has. */
export type FieldTexts = {
  label: string;
  /** A hint below the field that is always shown. */
  description?: string | undefined;
  /** The error message. The field is invalid while it is set. */
  errorMessage?: string | undefined;
};

export const Label = ({ children }: { children: ReactNode }) => (
  <AriaLabel className={styles.label}>{children}</AriaLabel>
);

export const Description = ({ children }: { children?: ReactNode }) =>
  children && (
    <Text slot="description" className={styles.description}>
      {children}
    </Text>
  );

/** The error message of a field inside a react-aria field component. */
export const ErrorMessage = ({ children }: { children?: ReactNode }) => (
  <FieldError className={styles.error}>
    <FieldErrorContent>{children}</FieldErrorContent>
  </FieldError>
);

/** The error message of a field without a react-aria field component. */
export const Message = ({ children }: { children: ReactNode }) => (
  <p className={styles.error}>
    <FieldErrorContent>{children}</FieldErrorContent>
  </p>
);

/** The message has an icon, so that the error is not shown by colour alone. */
const FieldErrorContent = ({ children }: { children: ReactNode }) => (
  <>
    <Icon name="alert" />
    <span>{children}</span>
  </>
);
