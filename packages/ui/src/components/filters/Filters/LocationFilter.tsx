import { type FacetOption, hasWords, isSamePlace, toSearchableText, toSearchWords } from '@second-gear/domain';
import { useState } from 'react';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { useFormats } from '../../bikes/BikeCard/useFormats.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { OptionList } from '../OptionList/OptionList.tsx';
import styles from './Filters.module.css';

/** Selected places are always shown. */
const maxShown = 10;

type LocationFilterProps = {
  /** All places, the most frequent first. One with the count 0 is shown only if the user types its name. */
  options: readonly FacetOption[];
  /** What is selected. */
  selected: readonly string[];
  /** Called with the new value after the user has changed it. */
  onChange: (selected: string[]) => void;
};

export const LocationFilter = ({ options, selected, onChange }: LocationFilterProps) => {
  const { search } = useSearchCopy();
  const formats = useFormats();
  const [text, setText] = useState('');
  const wanted = toSearchWords(text);
  const found = options.filter(({ label, count }) =>
    wanted.length === 0 ? count > 0 : hasWords(toSearchableText(label), wanted),
  );
  const shown = new Set(found.slice(0, maxShown));
  const isSelected = ({ value }: FacetOption) => selected.some((place) => isSamePlace(place, value));
  const hidden = found.length - shown.size;
  return (
    <>
      {options.length > maxShown && (
        <TextField label={search.findLocation} value={text} onChange={setText} autoComplete="off" />
      )}
      <OptionList
        options={options.filter((option) => shown.has(option) || isSelected(option))}
        selected={selected}
        isSame={isSamePlace}
        format={formats.place}
        onChange={onChange}
      />
      <p className={styles.note} role="status">
        {hidden > 0 ? search.moreLocations(hidden) : found.length === 0 && wanted.length > 0 && search.noLocation}
      </p>
    </>
  );
};
