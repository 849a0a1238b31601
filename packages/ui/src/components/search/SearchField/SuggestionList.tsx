import type { Suggestion } from '@second-gear/domain/search';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import styles from './SearchField.module.css';

type SuggestionListProps = {
  /** The suggestions, best first; at most six. */
  suggestions: readonly Suggestion[];
  /** Called with what the user has chosen. */
  onChoose: (text: string) => void;
};

/** The focus stays in the field. */
export const SuggestionList = ({ suggestions, onChoose }: SuggestionListProps) => {
  const { search } = useSearchCopy();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus in the field; the options act.
    <div className={styles.suggestions} onMouseDown={(event) => event.preventDefault()}>
      <ListBox
        className={styles.list}
        aria-label={search.suggestions.label}
        items={suggestions.map(({ text, kind }) => ({ id: text, kind }))}
        onAction={(key) => onChoose(String(key))}
      >
        {({ id, kind }) => (
          <ListBoxItem id={id} textValue={id} className={styles.option}>
            <BidiText>{id}</BidiText>
            <span className={styles.kind}>{search.suggestions.kinds[kind]}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
};
