import { type ReactNode, useId } from 'react';
import { useSearchCopy } from '../../../copy/search.ts';
import { groupDigits } from '../../../lib/format.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import styles from './OptionList.module.css';

type OptionProps = {
  children: ReactNode;
  /** How many bikes the option would leave. */
  count: number;
  isSelected: boolean;
  onChange(isSelected: boolean): void;
};

/** One option of a filter. An option that would leave no bike is muted, but it can be selected. */
export const Option = ({ children, count, isSelected, onChange }: OptionProps) => {
  const { search } = useSearchCopy();
  const countId = useId();
  return (
    <label className={styles.option} data-empty={(count === 0 && !isSelected) || undefined}>
      <input
        type="checkbox"
        className={styles.checkbox}
        checked={isSelected}
        aria-describedby={countId}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.name}>{children}</span>
      <span className={styles.count} aria-hidden="true">
        {groupDigits(count)}
      </span>
      <span hidden id={countId}>
        {search.optionCount(count)}
      </span>
    </label>
  );
};

type OptionListProps = {
  options: readonly { value: string; label: string; count: number; isSelected: boolean }[];
  /** Called with the values that are selected after the change. */
  onChange(selected: string[]): void;
};

/** The options of a filter of which the user can select any number. */
export const OptionList = ({ options, onChange }: OptionListProps) => {
  const selected = options.filter(({ isSelected }) => isSelected).map(({ value }) => value);
  return (
    <ul className={styles.list}>
      {options.map(({ value, label, count, isSelected }) => (
        <li key={value}>
          <Option
            count={count}
            isSelected={isSelected}
            onChange={(isOn) => onChange(isOn ? [...selected, value] : selected.filter((other) => other !== value))}
          >
            <BidiText>{label}</BidiText>
          </Option>
        </li>
      ))}
    </ul>
  );
};
