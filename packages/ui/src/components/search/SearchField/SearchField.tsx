import { type KeyboardEvent, type Ref, useState, useTransition } from 'react';
import { SearchField as AriaSearchField, Autocomplete, Input, Label } from 'react-aria-components';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { lazyComponent } from '../../../lazy/lazyComponent.tsx';
import { useSuggestions } from '../../../search/useSuggestions.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { controlClass } from '../../forms/FormParts/FormParts.tsx';
import { SearchBox } from '../../forms/SearchBox/SearchBox.tsx';
import styles from './SearchField.module.css';

export type SearchFieldProps = {
  /** The current value. */
  value: string;
  /** Called in a transition: the field shows a letter at once, and the rest of the page follows. */
  onChange: (value: string) => void;
  /** Called when the field loses the focus, and when the user presses Enter or chooses a suggestion. */
  onCommit?: (() => void) | undefined;
  /** Called with the text when the user presses Enter or chooses a suggestion. The text is empty if the field is. */
  onSearched?: ((text: string) => void) | undefined;
  /** The last searches on this device, the newest first. They are suggested. */
  recent?: readonly string[] | undefined;
  /** True in the banner of the home page, where the button of the form is at the end of the field. */
  isBanner?: boolean;
  /** Whether the suggestions are shown at once, because the user is already typing. */
  isOpenAtFirst?: boolean;
  /** The name of the field in a form. */
  name?: string;
  /** The text that is shown while nothing is chosen or typed. */
  placeholder?: string;
  /** The ref of the input, with which the caller can move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

const noSearches: readonly string[] = [];

/** A chunk of its own, so that the page does not wait for its code. */
const SuggestionList = lazyComponent(async () => (await import('./SuggestionList.tsx')).SuggestionList);

/** No suggestion is chosen by itself: Enter searches for the text. Esc closes the list, then empties the field. */
export const SearchField = ({
  value,
  onChange,
  onCommit,
  onSearched,
  recent = noSearches,
  isBanner = false,
  isOpenAtFirst = false,
  name,
  placeholder,
  ref,
}: SearchFieldProps) => {
  const { search } = useSearchCopy();
  const [typed, setTyped] = useState(value);
  const [isFollowing, startChange] = useTransition();
  /** The page has rendered it when the transition is over. */
  const shown = isFollowing ? typed : value;
  const [isWanted, setWanted] = useState(isOpenAtFirst);
  const suggestions = useSuggestions({ text: shown, recent, isWanted, loadList: SuggestionList.preload });
  const isOpen = isWanted && suggestions.length > 0;

  const close = () => setWanted(false);
  const change = (text: string) => {
    setTyped(text);
    startChange(() => onChange(text));
  };
  const submit = (text: string) => {
    close();
    onCommit?.();
    onSearched?.(text.trim());
    // The keyboard of a phone covers the result, and a field with the focus shows the end of its text.
    if (window.matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLInputElement)
      document.activeElement.blur();
  };
  const choose = (text: string) => {
    change(text);
    submit(text);
  };
  const onKey = (event: KeyboardEvent) => {
    // While a keyboard such as the Bangla one composes a letter, its keys choose letters and not suggestions.
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    if (event.key === 'ArrowDown') setWanted(true);
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      event.preventDefault();
      close();
    }
  };

  return (
    <div className={`${styles.root} ${isBanner ? styles.banner : ''}`} onKeyDownCapture={onKey}>
      <Autocomplete
        inputValue={shown}
        onInputChange={(text) => {
          setWanted(true);
          change(text);
        }}
        disableAutoFocusFirst
      >
        <AriaSearchField
          onSubmit={(text) => {
            // Enter chooses the suggestion to which the user has moved.
            if (!document.activeElement?.hasAttribute('aria-activedescendant')) submit(text);
          }}
          onBlur={({ target }) => {
            // While the user moves through the suggestions, react-aria reports a blur, but the field keeps the focus.
            if (target === document.activeElement) return;
            close();
            onCommit?.();
          }}
          maxLength={100}
          {...(name !== undefined && { name })}
        >
          <VisuallyHidden>
            <Label>{search.field}</Label>
          </VisuallyHidden>
          <SearchBox
            hasIcon={!isBanner}
            clear={
              shown === ''
                ? undefined
                : {
                    'aria-label': search.clearField,
                    tabIndex: -1,
                    // The field keeps the focus.
                    onMouseDown: (event) => event.preventDefault(),
                    onPress: ({ currentTarget }) => {
                      setWanted(true);
                      change('');
                      currentTarget.parentElement?.querySelector('input')?.focus();
                    },
                  }
            }
          >
            <Input
              ref={ref}
              className={`${controlClass} ${styles.input}`}
              placeholder={placeholder ?? search.placeholder}
              dir="auto"
              role="combobox"
              aria-expanded={isOpen}
              enterKeyHint="search"
              onClick={() => setWanted(true)}
            />
          </SearchBox>
        </AriaSearchField>
        {isOpen && <SuggestionList suggestions={suggestions} onChoose={choose} />}
      </Autocomplete>
    </div>
  );
};
