import type { ReactNode } from 'react';
import { Label as AriaLabel, FieldError, Text } from 'react-aria-components';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './FormParts.module.css';

/** What every field has in common, besides its control. */
export type FieldTexts = {
  label: string;
  /** A hint that stays. */
  description?: string | undefined;
  /** What is wrong; the field counts as invalid while it is there. */
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

/** The message under a field, for what has react-aria's own validation around it. */
export const ErrorMessage = ({ children }: { children?: ReactNode }) => (
  <FieldError className={styles.error}>
    <FieldErrorContent>{children}</FieldErrorContent>
  </FieldError>
);

/** The same message for a field that has not. */
export const Message = ({ children }: { children: ReactNode }) => (
  <p className={styles.error}>
    <FieldErrorContent>{children}</FieldErrorContent>
  </p>
);

/** With an icon, so that red is not the only sign. */
const FieldErrorContent = ({ children }: { children: ReactNode }) => (
  <>
    <Icon name="alert" />
    <span>{children}</span>
  </>
);
