import { useId, useState } from 'react';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import type { NumberRange } from '../../../search/searchQuery.ts';
import { Message } from '../../forms/FormParts/FormParts.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import styles from './RangeFields.module.css';

type RangeFieldsProps = {
  value: NumberRange;
  onChange(value: NumberRange): void;
  /** Converts the typed text to a number. Returns null if the text is not a number. */
  read(text: string): number | null;
  format(value: number): string;
  /** The smallest and the largest number of the bikes, shown while the fields are empty. */
  bounds: { min: number; max: number } | null;
  /** The message for a text that is not a number. */
  unreadable: string;
  /** The keyboard of a phone: `text` if the fields accept words such as "lakh". */
  inputMode: 'text' | 'decimal';
};

/** The text as the user has typed it, and its number. The field shows the text until the range gets another number. */
type Draft = { text: string; value: number | null };

/** Two fields for the ends of a range. An empty field leaves its end open. */
export const RangeFields = ({ value, onChange, read, format, bounds, unreadable, inputMode }: RangeFieldsProps) => {
  const { search } = useSearchCopy();
  const messageId = useId();
  const [fromDraft, setFromDraft] = useState<Draft | null>(null);
  const [toDraft, setToDraft] = useState<Draft | null>(null);
  const isFromUnreadable = isUnreadable(fromDraft, value.from);
  const isToUnreadable = isUnreadable(toDraft, value.to);
  const isWrongOrder = value.from !== null && value.to !== null && value.from > value.to;
  const message = isFromUnreadable || isToUnreadable ? unreadable : isWrongOrder ? search.wrongOrder : null;
  const common = { read, format, inputMode, messageId: message ? messageId : undefined };
  return (
    <div className={styles.fields}>
      <NumberField
        {...common}
        label={search.from}
        number={value.from}
        onChange={(from) => onChange({ ...value, from })}
        draft={fromDraft}
        onDraft={setFromDraft}
        placeholder={bounds?.min}
        isInvalid={isFromUnreadable}
      />
      <NumberField
        {...common}
        label={search.to}
        number={value.to}
        onChange={(to) => onChange({ ...value, to })}
        draft={toDraft}
        onDraft={setToDraft}
        placeholder={bounds?.max}
        isInvalid={isToUnreadable || isWrongOrder}
      />
      {message && (
        <div className={styles.message} id={messageId} role="status">
          <Message>{message}</Message>
        </div>
      )}
    </div>
  );
};

const isUnreadable = (draft: Draft | null, number: number | null): boolean =>
  draft !== null && draft.value === null && number === null && draft.text.trim() !== '';

type NumberFieldProps = Pick<RangeFieldsProps, 'read' | 'format' | 'inputMode'> & {
  label: string;
  number: number | null;
  onChange(number: number | null): void;
  draft: Draft | null;
  onDraft(draft: Draft | null): void;
  placeholder: number | undefined;
  isInvalid: boolean;
  messageId: string | undefined;
};

const NumberField = ({
  label,
  number,
  onChange,
  read,
  format,
  draft,
  onDraft,
  placeholder,
  isInvalid,
  inputMode,
  messageId,
}: NumberFieldProps) => {
  const formatted = number === null ? '' : format(number);
  return (
    <TextField
      label={label}
      value={draft && draft.value === number ? draft.text : formatted}
      onChange={(text) => {
        const next = read(text);
        onDraft({ text, value: next });
        if (next !== number) onChange(next);
      }}
      onBlur={() => {
        // After the blur the field shows the formatted number. A text that is not a number stays, with its error
        // message.
        if (!isUnreadable(draft, number)) onDraft(null);
      }}
      placeholder={placeholder === undefined ? '' : format(placeholder)}
      inputMode={inputMode}
      autoComplete="off"
      isInvalid={isInvalid}
      {...(messageId && { 'aria-describedby': messageId })}
    />
  );
};
