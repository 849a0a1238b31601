import type { NumberRange } from '@second-gear/domain';
import { useId, useState } from 'react';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { Message } from '../../forms/FormParts/FormParts.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import styles from './RangeFields.module.css';

type RangeFieldsProps = {
  /** The labels of the two fields: 'From' and 'To' by default. */
  labels?: { from: string; to: string };
  /** The current value. */
  value: NumberRange;
  /** Called with the new value after the user has changed it. */
  onChange: (value: NumberRange) => void;
  /** Reads the typed text. Returns null if it is not a number. */
  read: (text: string) => number | null;
  /** Returns the text that is shown for a value. */
  format: (value: number) => string;
  /** The smallest and the largest number of all bikes. Empty fields show them as placeholders. */
  bounds: { min: number; max: number } | null;
  /** The error message for a text that is not a number. */
  unreadable: string;
  /** The keyboard of a phone: `text` if the fields accept words such as "lakh". */
  inputMode: 'text' | 'decimal';
};

/** The typed text is shown as long as the range has the number that it means. */
type Draft = { text: string; value: number | null };

/** An empty field is no limit. */
export const RangeFields = ({
  value,
  labels,
  onChange,
  read,
  format,
  bounds,
  unreadable,
  inputMode,
}: RangeFieldsProps) => {
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
        label={labels?.from ?? search.from}
        number={value.from}
        onChange={(from) => onChange({ ...value, from })}
        draft={fromDraft}
        onDraft={setFromDraft}
        placeholder={bounds?.min}
        isInvalid={isFromUnreadable}
      />
      <NumberField
        {...common}
        label={labels?.to ?? search.to}
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
  onChange: (number: number | null) => void;
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
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
        // An unreadable text stays in the field, because the error message belongs to it.
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
