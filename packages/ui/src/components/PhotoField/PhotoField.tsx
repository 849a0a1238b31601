import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { type DropItem, FileTrigger, Group, isFileDropItem, useDrop } from 'react-aria-components';
import { useCopy } from '../../copy/useCopy.ts';
import { Button } from '../Button/Button.tsx';
import parts from '../FormParts/FormParts.module.css';
import { type FieldWords, Message } from '../FormParts/FormParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Isolate } from '../Isolate/Isolate.tsx';
import { fileSize } from './fileSize.ts';
import styles from './PhotoField.module.css';
import { photoTypes } from './photoRefusal.ts';
import { usePhotoChoice } from './usePhotoChoice.ts';
import { usePreview } from './usePreview.ts';

type PhotoFieldProps = Pick<FieldWords, 'label' | 'errorMessage'> & {
  /** Null while none is chosen. */
  value: File | null;
  /** Called with JPEG, PNG and WebP files of at most 10 MB, and with null when the photo is taken away. */
  onChange(photo: File | null): void;
  /** So that a form can send focus to the button that chooses a photo. */
  ref?: Ref<{ focus(): void }>;
};

/** One photo, picked or dropped. What cannot be one is refused in words, and the earlier photo stays. */
export const PhotoField = ({ label, errorMessage, value, onChange, ref }: PhotoFieldProps) => {
  const { photoField: copy } = useCopy().addBike;
  const labelId = useId();
  const hintId = useId();
  const messageId = useId();
  const field = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { refusal, choose } = usePhotoChoice(value, onChange);
  const { dropProps, isDropTarget } = useDrop({
    ref: area,
    getDropOperation: () => 'copy',
    onDrop: async ({ items }) => choose(await filesOf(items)),
  });

  const message = refusal ? copy.refusals[refusal] : errorMessage;
  const described = [message && messageId, !value && hintId].filter(Boolean).join(' ');

  const focus = () => field.current?.querySelector('button')?.focus();
  useImperativeHandle(ref, () => ({ focus }));

  const remove = () => {
    onChange(null);
    focus(); // The button that was pressed is about to go.
  };

  return (
    <Group className={parts.field} aria-labelledby={labelId} ref={field}>
      <span className={parts.label} id={labelId}>
        {label}
      </span>
      <div
        {...dropProps}
        className={styles.area}
        ref={area}
        data-full={value ? true : undefined}
        data-drop-target={isDropTarget || undefined}
        data-invalid={errorMessage ? true : undefined}
      >
        {value ? <Chosen photo={value} /> : <Invitation hintId={hintId} />}
        <div className={styles.actions}>
          <FileTrigger acceptedFileTypes={photoTypes} onSelect={(files) => choose([...(files ?? [])])}>
            <Button variant="outline" size="small" aria-describedby={described}>
              {value ? copy.change : copy.choose}
            </Button>
          </FileTrigger>
          {value && (
            <Button variant="quiet" size="small" onPress={remove}>
              {copy.remove}
            </Button>
          )}
        </div>
      </div>
      {message && (
        // Nobody is sent to a refusal, as one is to a question left open: it has to speak up.
        <div id={messageId} role={refusal && 'alert'}>
          <Message>{message}</Message>
        </div>
      )}
    </Group>
  );
};

const Invitation = ({ hintId }: { hintId: string }) => {
  const { photoField: copy } = useCopy().addBike;
  return (
    <div className={styles.invitation}>
      <Icon name="camera" />
      <p className={styles.name}>{copy.drop}</p>
      <p className={styles.meta} id={hintId}>
        {copy.hint}
      </p>
    </div>
  );
};

const Chosen = ({ photo }: { photo: File }) => {
  const { photoField: copy } = useCopy().addBike;
  const preview = usePreview(photo);
  return (
    <>
      <span className={styles.preview}>{preview && <img src={preview} alt={copy.alt} />}</span>
      <div className={styles.words}>
        <p className={styles.name}>
          <Isolate>{photo.name}</Isolate>
        </p>
        <p className={styles.meta}>{fileSize(photo.size)}</p>
      </div>
    </>
  );
};

/** Folders and dragged words are left out. */
const filesOf = (items: readonly DropItem[]): Promise<File[]> =>
  Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
