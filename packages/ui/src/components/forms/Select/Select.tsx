import { type Ref, useId } from 'react';
import { Icon, type IconName } from '../../base/Icon/Icon.tsx';
import {
  controlClass,
  type FieldTexts,
  fieldClass,
  labelClass,
  Message,
  PlainDescription,
} from '../FormParts/FormParts.tsx';
import styles from './Select.module.css';

type SelectProps<Id extends string> = FieldTexts & {
  /** The options, in this order. */
  options: readonly { id: Id; label: string }[];
  /** The id of the selected option. Null if no option is selected. */
  value: Id | null;
  /** Called with the new value after the user has changed it. */
  onChange: (value: Id) => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
  /** The name of the field in a form. */
  name?: string;
  /** Whether screen readers say that the field is required. The form checks it. */
  isRequired?: boolean;
  /** Whether the user cannot change the value now. */
  isDisabled?: boolean;
  /** The icon that replaces the selected option on a phone. Then only screen readers read the label. */
  phoneIcon?: IconName;
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
  /** The ref of the field, so that a form can move the focus to it. */
  ref?: Ref<HTMLSelectElement>;
};

/** The browser shows the options in its own list, as in other apps of a phone. */
export const Select = <Id extends string>({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  isRequired,
  isDisabled,
  phoneIcon,
  className = '',
  ...props
}: SelectProps<Id>) => {
  const id = useId();
  const describedBy = [description && `${id}-description`, errorMessage && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`${fieldClass} ${className}`} data-invalid={errorMessage ? true : undefined}>
      {!phoneIcon && (
        <label className={labelClass} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={phoneIcon && styles.withIcon}>
        {phoneIcon && <Icon name={phoneIcon} className={styles.phoneIcon} />}
        <select
          {...props}
          id={id}
          className={controlClass}
          value={value ?? ''}
          onChange={({ target }) => {
            const option = options.find((one) => one.id === target.value);
            if (option) onChange(option.id);
          }}
          disabled={isDisabled}
          aria-label={phoneIcon && label}
          aria-required={isRequired}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={describedBy || undefined}
        >
          {value === null && <option value="" disabled hidden />}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      <PlainDescription id={`${id}-description`}>{description}</PlainDescription>
      <Message id={`${id}-error`}>{errorMessage}</Message>
    </div>
  );
};
