import { photoTypes } from '@second-gear/contract';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { type DropItem, FileTrigger, Group, isFileDropItem, useDrop } from 'react-aria-components';
import { useAddBikeCopy } from '../../../copy/addBike.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import parts from '../FormParts/FormParts.module.css';
import { type FieldTexts, Message } from '../FormParts/FormParts.tsx';
import { useFocusSwap } from './hooks/useFocusSwap.ts';
import { usePhotoSelection } from './hooks/usePhotoSelection.ts';
import { usePreview } from './hooks/usePreview.ts';
import { fileSize } from './lib/fileSize.ts';
import type { PhotoUpload } from './lib/photoUpload.ts';
import styles from './PhotoField.module.css';

type PhotoFieldProps = Pick<FieldTexts, 'label' | 'errorMessage'> & {
  /** Null while none is chosen. */
  value: File | null;
  /** Called with JPEG, PNG and WebP files that `photoRefusal` lets through, and with null when the photo is taken away. */
  onChange(photo: File | null): void;
  /** Where the photo is on its way. Trying again sends the form that the field is in. */
  upload?: PhotoUpload | undefined;
  /** So that a form can send focus to the button that chooses a photo. */
  ref?: Ref<{ focus(): void }>;
};

/** One photo, picked or dropped. What cannot be one is refused in words, and the earlier photo stays. */
export const PhotoField = ({ label, errorMessage, value, onChange, upload, ref }: PhotoFieldProps) => {
  const { tryAgain } = useCopy();
  const { photoField: copy } = useAddBikeCopy().addBike;
  const labelId = useId();
  const hintId = useId();
  const messageId = useId();
  const field = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { refusal, choose } = usePhotoSelection(value, onChange);
  const current = value && upload?.photo === value ? upload : undefined;
  const underWay = current?.state === 'preparing' || current?.state === 'sending' ? current : undefined;
  const problem = current?.state === 'failed' ? current.problem : undefined;
  const { dropProps, isDropTarget } = useDrop({
    ref: area,
    getDropOperation: () => (underWay ? 'cancel' : 'copy'),
    onDrop: async ({ items }) => choose(await filesOf(items)),
  });

  const alarm = refusal ? copy.refusals[refusal] : problem;
  const message = alarm ?? errorMessage;
  const described = [message && messageId, !value && hintId].filter(Boolean).join(' ');

  const focus = () => field.current?.querySelector('button')?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  const swappedFocus = useFocusSwap(focus);

  const remove = () => onChange(null);

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
        {value ? <SelectedPhoto photo={value} upload={current} /> : <DropPrompt hintId={hintId} />}
        <div className={styles.actions} {...swappedFocus}>
          {underWay ? (
            <Button variant="outline" size="small" onPress={() => underWay.onCancel()}>
              {copy.cancel}
            </Button>
          ) : (
            <>
              {problem && (
                <Button className={styles.retry} variant="outline" size="small" type="submit">
                  {tryAgain}
                </Button>
              )}
              <FileTrigger acceptedFileTypes={photoTypes} onSelect={(files) => choose([...(files ?? [])])}>
                <Button variant={problem ? 'quiet' : 'outline'} size="small" aria-describedby={described}>
                  {value ? copy.change : copy.choose}
                </Button>
              </FileTrigger>
              {value && (
                <Button variant="quiet" size="small" onPress={remove}>
                  {copy.remove}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      {message && (
        // Nobody is sent to a refusal, as one is to a question left open: it has to speak up.
        <div id={messageId} role={alarm && 'alert'}>
          <Message>{message}</Message>
        </div>
      )}
    </Group>
  );
};

const DropPrompt = ({ hintId }: { hintId: string }) => {
  const { photoField: copy } = useAddBikeCopy().addBike;
  return (
    <div className={styles.invitation}>
      <Icon name="camera" />
      <p className={`${styles.name} ${styles.drop}`}>{copy.drop}</p>
      <p className={`${styles.name} ${styles.take}`}>{copy.take}</p>
      <p className={styles.meta} id={hintId}>
        {copy.hint}
      </p>
    </div>
  );
};

type SelectedPhotoProps = { photo: File; upload: PhotoUpload | undefined };

const SelectedPhoto = ({ photo, upload }: SelectedPhotoProps) => {
  const { photoField: copy } = useAddBikeCopy().addBike;
  const preview = usePreview(photo);
  return (
    <>
      <span className={styles.preview}>{preview && <img src={preview} alt={copy.alt} />}</span>
      <div className={styles.words}>
        <p className={styles.name}>
          <BidiText>{photo.name}</BidiText>
        </p>
        <UploadStatus photo={photo} upload={upload} />
      </div>
    </>
  );
};

/** How large it is, or how far it has come. */
const UploadStatus = ({ photo, upload }: SelectedPhotoProps) => {
  const { photoField: copy } = useAddBikeCopy().addBike;
  switch (upload?.state) {
    case 'preparing':
      return <ProgressBar label={copy.preparing} />;
    case 'sending':
      return <ProgressBar label={copy.sending} value={upload.percent} />;
    case 'sent':
      return (
        <p className={styles.sent}>
          <Icon name="check" />
          <span>{copy.sent}</span>
        </p>
      );
    default:
      return <p className={styles.meta}>{fileSize(photo.size)}</p>;
  }
};

/** Folders and dragged words are left out. */
const filesOf = (items: readonly DropItem[]): Promise<File[]> =>
  Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
