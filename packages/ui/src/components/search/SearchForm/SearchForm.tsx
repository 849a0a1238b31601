import { type ComponentType, startTransition, useCallback, useState } from 'react';
import { useHomeCopy } from '../../../copy/home.ts';
import { useDataSaver } from '../../../hooks/dataSaver.tsx';
import { loadChunk } from '../../../lazy/loadChunk.ts';
import { ButtonLabel, buttonLook } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import type { SearchFieldProps } from '../SearchField/SearchField.tsx';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  /** The URL of the page with all bikes, which reads the words from the parameter `q`. */
  action: string;
  /** Called with the words. Before the page is hydrated the browser opens the URL `action` with them instead. */
  onSearch: (text: string) => void;
  /** The last searches on this device, the newest first. They are suggested. */
  recent?: readonly string[] | undefined;
  /** The words in the field at first. */
  initialText?: string;
};

const loadField = async () => (await import('../SearchField/SearchField.tsx')).SearchField;

/** Plain HTML, which works before hydration. The field with suggestions takes its place when it is used. */
export const SearchForm = ({ action, onSearch, recent, initialText = '' }: SearchFormProps) => {
  const { home } = useHomeCopy();
  const { isOn: savesData } = useDataSaver();
  const [Field, setField] = useState<ComponentType<SearchFieldProps> | null>(null);
  const [text, setText] = useState(initialText);
  const [hasFocus, setFocus] = useState(false);
  // A keyboard that composes a letter would lose it if the field were replaced.
  const [isComposing, setComposing] = useState(false);
  const load = () => {
    if (savesData || Field) return;
    // The plain field is enough for a search, so a failure is not shown. The next letter tries again.
    loadChunk(loadField).then(
      (loaded) => startTransition(() => setField(() => loaded)),
      () => {},
    );
  };
  const takeFocus = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field || !hasFocus) return;
      field.focus({ preventScroll: true });
      field.setSelectionRange(field.value.length, field.value.length);
    },
    [hasFocus],
  );
  return (
    <search>
      <form
        className={styles.form}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
        }}
      >
        {Field && !isComposing ? (
          <Field
            isBanner
            name="q"
            value={text}
            onChange={setText}
            onSearched={onSearch}
            recent={recent}
            placeholder={home.search.placeholder}
            isOpenAtFirst={hasFocus}
            ref={takeFocus}
          />
        ) : (
          <input
            className={styles.input}
            type="search"
            name="q"
            defaultValue={initialText}
            aria-label={home.search.field}
            placeholder={home.search.placeholder}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            onFocus={({ currentTarget }) => {
              setFocus(true);
              // The user may have typed before the page was hydrated.
              setText(currentTarget.value);
              load();
            }}
            onBlur={() => setFocus(false)}
            onInput={({ currentTarget }) => {
              setFocus(true);
              setText(currentTarget.value);
              load();
            }}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
        )}
        <button {...buttonLook({ className: styles.button })} type="submit" aria-label={home.search.submit}>
          <ButtonLabel>
            <Icon name="search" />
          </ButtonLabel>
        </button>
      </form>
    </search>
  );
};
