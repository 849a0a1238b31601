import type { Ref } from 'react';
import { SearchField as AriaSearchField, Input, Label } from 'react-aria-components';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import parts from '../../forms/FormParts/FormParts.module.css';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** Called when the field loses the focus, and when the user presses Enter. */
  onCommit: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** The field for the words to search for. The clear button and the Esc key empty the field. */
export const SearchField = ({ value, onChange, onCommit, ref }: SearchFieldProps) => {
  const { search } = useSearchCopy();
  return (
    <AriaSearchField
      className={styles.field ?? ''}
      value={value}
      onChange={onChange}
      onSubmit={onCommit}
      onBlur={onCommit}
      maxLength={100}
    >
      <Label className={styles.label ?? ''}>{search.field}</Label>
      <Icon name="search" className={styles.icon ?? ''} />
      <Input ref={ref} className={`${parts.control} ${styles.input}`} placeholder={search.placeholder} dir="auto" />
      {value !== '' && (
        <Button variant="quiet" size="small" className={styles.clear ?? ''} aria-label={search.clearField}>
          <Icon name="close" />
        </Button>
      )}
    </AriaSearchField>
  );
};
