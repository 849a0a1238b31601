import { type ReactNode, useId } from 'react';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { FormattedText } from '../../base/BidiText/BidiText.tsx';
import styles from './OptionList.module.css';

type OptionProps = {
  /** The content. */
  children: ReactNode;
  /** How many bikes the query finds with this option. */
  count: number;
  /** Whether the switch is on. */
  isSelected: boolean;
  /** Called with the new value after the user has changed it. */
  onChange: (isSelected: boolean) => void;
};

/** An option with which the query finds no bike is grey, but the user can still select it. */
export const Option = ({ children, count, isSelected, onChange }: OptionProps) => {
  const { search } = useSearchCopy();
  const { formats } = useCopy();
  const countId = useId();
  return (
    <label className={styles.option} data-empty={(count === 0 && !isSelected) || undefined}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-describedby={countId}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.name}>{children}</span>
      <span className={styles.count} aria-hidden="true">
        {formats.number(count)}
      </span>
      <span hidden id={countId}>
        {search.optionCount(count)}
      </span>
    </label>
  );
};

type OptionListProps = {
  /** The options, in this order. */
  options: readonly { value: string; label: string; count: number }[];
  /** The selected values. Not in `options`, whose counts come later, because the checkbox must change at once. */
  selected: readonly string[];
  /** Whether two values are the same. */
  isSame?: (one: string, other: string) => boolean;
  /** Translates a label, such as the name of a brand, into the language of the page. */
  format?: (label: string) => string;
  /** Called with all values that are selected after a change. */
  onChange: (selected: string[]) => void;
};

const asStored = (label: string): string => label;

export const OptionList = ({ options, selected, isSame = Object.is, format = asStored, onChange }: OptionListProps) => (
  <ul className={styles.list}>
    {options.map(({ value, label, count }) => (
      <li key={value}>
        <Option
          count={count}
          isSelected={selected.some((other) => isSame(other, value))}
          onChange={(isOn) => onChange(isOn ? [...selected, value] : selected.filter((other) => !isSame(other, value)))}
        >
          <FormattedText format={format}>{label}</FormattedText>
        </Option>
      </li>
    ))}
  </ul>
);
