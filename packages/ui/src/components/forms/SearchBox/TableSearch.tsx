import { type RefObject, useId, useRef } from 'react';
import { maxTextLength } from '../../../admin/table/tableView.ts';
import { controlClass, fieldClass, labelClass } from '../FormParts/FormParts.tsx';
import { SearchBox } from './SearchBox.tsx';

type TableSearchProps = {
  /** The name of the field. It is not visible if the placeholder says the same. */
  label: string;
  /** The name of the button that empties the field. */
  clearLabel: string;
  /** The current value. */
  value: string;
  /** Called with the new value after each change. */
  onChange: (value: string) => void;
  /** The text that is shown while nothing is chosen or typed. */
  placeholder: string;
  /** The ref of the `input`. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
};

/** With react-aria's search field, the list of bikes would load its code too. */
export const TableSearch = ({
  label,
  clearLabel,
  value,
  onChange,
  placeholder,
  inputRef,
  className = '',
}: TableSearchProps) => {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={`${fieldClass} ${className}`}>
      {label !== placeholder && (
        <label className={labelClass} htmlFor={id}>
          {label}
        </label>
      )}
      <SearchBox clear={value === '' ? undefined : { 'aria-label': clearLabel, onPress: clear }}>
        <input
          ref={input}
          id={id}
          type="search"
          className={controlClass}
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxTextLength}
          dir="auto"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </SearchBox>
    </div>
  );
};
