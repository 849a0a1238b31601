import type { Ref } from 'react';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { Icon, type IconName } from '../../base/Icon/Icon.tsx';
import { renderOverlay } from '../../feedback/Dialog/renderOverlay.tsx';
import parts from '../FormParts/FormParts.module.css';
import { Description, ErrorMessage, type FieldTexts, Label } from '../FormParts/FormParts.tsx';
import styles from './Select.module.css';

type SelectProps<Id extends string> = Omit<
  AriaSelectProps,
  'children' | 'className' | 'render' | 'value' | 'onChange' | 'defaultValue' | 'selectionMode' | 'onSelectionChange'
> &
  FieldTexts & {
    options: readonly { id: Id; label: string }[];
    /** The id of the selected option. Null if no option is selected. */
    value: Id | null;
    onChange: (value: Id) => void;
    placeholder?: string;
    className?: string;
    /** The icon of the field. On a phone it replaces the selected option, which then only screen readers read. */
    phoneIcon?: IconName;
    /** The ref of the button that opens the list, so that a form can move the focus to it. */
    ref?: Ref<HTMLButtonElement>;
  };

/** A field in which the user selects one of a few options. Typing letters selects the option that starts with them. */
export const Select = <Id extends string>({
  label,
  description,
  errorMessage,
  options,
  onChange,
  placeholder = '',
  className = '',
  phoneIcon,
  ref,
  ...props
}: SelectProps<Id>) => (
  <AriaSelect
    isInvalid={Boolean(errorMessage)}
    validationBehavior="aria"
    {...props}
    placeholder={placeholder}
    onChange={(key) => {
      const option = options.find(({ id }) => id === key);
      if (option) onChange(option.id);
    }}
    className={`${parts.field} ${className}`}
  >
    <Label>{label}</Label>
    <Button ref={ref} className={`${parts.control} ${styles.trigger} ${phoneIcon ? styles.isIcon : ''}`}>
      {phoneIcon && <Icon name={phoneIcon} className={styles.phoneIcon ?? ''} />}
      {/* SelectValue would render the selected option with its tick. This function renders only the text. */}
      <SelectValue className={styles.value ?? ''}>
        {({ selectedText, isPlaceholder }) => <span>{isPlaceholder ? placeholder : selectedText}</span>}
      </SelectValue>
      <Icon name="chevronDown" />
    </Button>
    <Description>{description}</Description>
    <ErrorMessage>{errorMessage}</ErrorMessage>
    <Popover className={styles.popover ?? ''} offset={4} render={renderOverlay}>
      <ListBox className={styles.list ?? ''} items={options}>
        {(option) => (
          <ListBoxItem id={option.id} textValue={option.label} className={styles.option ?? ''}>
            <span>{option.label}</span>
            <Icon name="tick" />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </AriaSelect>
);
