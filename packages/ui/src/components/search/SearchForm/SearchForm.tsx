import { useCopy } from '../../../copy/useCopy.ts';
import button from '../../base/Button/Button.module.css';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  /** The URL of the page with all bikes, which reads the words from the parameter `q`. */
  action: string;
  /**
   * Called with the words when the user submits the form. Before the page is hydrated it is not called: the browser then
   * opens the URL `action` with the words.
   */
  onSearch: (text: string) => void;
};

/** A search field that opens the page with all bikes. It is plain HTML, so that it works before the page is hydrated. */
export const SearchForm = ({ action, onSearch }: SearchFormProps) => {
  const { home } = useCopy();
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
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label={home.search.field}
          placeholder={home.search.placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
        />
        <button className={`${button.button} ${styles.button}`} type="submit" aria-label={home.search.submit}>
          <span className={button.label}>
            <Icon name="search" />
          </span>
        </button>
      </form>
    </search>
  );
};
