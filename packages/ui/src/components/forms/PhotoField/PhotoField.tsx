import { photoTypes } from '@second-gear/contract';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { type DropItem, Group, isFileDropItem, useDrop } from 'react-aria-components';
import { useAddBikeCopy } from '../../../copy/selling/addBike.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useFocusFallback } from '../../../hooks/useFocusFallback.ts';
import type { BikePhoto } from '../../../selling/form/newBike.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { imageSource } from '../../base/Image/imageSource.ts';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { type FieldTexts, fieldClass, labelClass, Message } from '../FormParts/FormParts.tsx';
import { usePhotoSelection } from './hooks/usePhotoSelection.ts';
import { usePreview } from './hooks/usePreview.ts';
import { fileSize } from './lib/fileSize.ts';
import type { PhotoUpload } from './lib/photoUpload.ts';
import styles from './PhotoField.module.css';

type PhotoFieldProps = Pick<FieldTexts, 'label' | 'errorMessage'> & {
  /** A file, or the URL of a photo that is uploaded already. */
  value: BikePhoto | null;
  /** Called with the photo of `preparePhoto`, or with null when the user removes it. */
  onChange: (photo: File | null) => void;
  /** The state of the upload. After a failed upload the retry button submits the form. */
  upload?: PhotoUpload | undefined;
  /** The ref of the button that selects a photo. */
  ref?: Ref<{ focus(): void }>;
};

/** The user selects one photo, or drops it. If the file is invalid, the previous photo stays. */
export const PhotoField = ({ label, errorMessage, value, onChange, upload, ref }: PhotoFieldProps) => {
  const { tryAgain } = useCopy();
  const { photoField: copy } = useAddBikeCopy().addBike;
  const labelId = useId();
  const hintId = useId();
  const messageId = useId();
  const field = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { error, isPreparing, select, cancel } = usePhotoSelection(value, onChange);
  const current = value && upload?.photo === value ? upload : undefined;
  const running = current?.state === 'sending' ? current : undefined;
  const problem = current?.state === 'failed' ? current.problem : undefined;
  const { dropProps, isDropTarget } = useDrop({
    ref: area,
    getDropOperation: () => (running ? 'cancel' : 'copy'),
    onDrop: async ({ items }) => select(await filesOf(items)),
  });

  const alert = error ? copy.errors[error] : problem;
  const message = alert ?? errorMessage;
  const describedBy = [message && messageId, !value && hintId].filter(Boolean).join(' ');

  const focus = () => field.current?.querySelector('button')?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  // Buttons replace each other.
  useFocusFallback(field, '[role="group"]');

  const remove = () => {
    cancel();
    onChange(null);
  };

  return (
    <Group className={fieldClass} aria-labelledby={labelId} ref={field}>
      <span className={labelClass} id={labelId}>
        {label}
      </span>
      <div
        {...dropProps}
        className={styles.area}
        ref={area}
        data-has-photo={value ? true : undefined}
        data-drop-target={isDropTarget || undefined}
        data-invalid={errorMessage ? true : undefined}
      >
        {value ? (
          <SelectedPhoto photo={value} upload={current} isPreparing={isPreparing} />
        ) : (
          <DropPrompt hintId={hintId} isPreparing={isPreparing} />
        )}
        <div className={styles.actions}>
          {running ? (
            <Button variant="outline" size="small" onPress={() => running.onCancel()}>
              {copy.cancel}
            </Button>
          ) : (
            <>
              {problem && (
                <Button className={styles.retry} variant="outline" size="small" type="submit">
                  {tryAgain}
                </Button>
              )}
              <input
                ref={input}
                type="file"
                hidden
                accept={photoTypes.join(',')}
                onChange={({ target }) => {
                  select([...(target.files ?? [])]);
                  // Otherwise the browser would ignore a second choice of the same file.
                  target.value = '';
                }}
              />
              <Button
                variant={problem ? 'quiet' : 'outline'}
                size="small"
                aria-describedby={describedBy}
                onPress={() => input.current?.click()}
              >
                {value ? copy.change : copy.choose}
              </Button>
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
        // After a submit the field gets the focus, so that screen readers read the error. After an invalid file it does
        // not, and `role="alert"` announces it.
        <div id={messageId} role={alert && 'alert'}>
          <Message>{message}</Message>
        </div>
      )}
    </Group>
  );
};

const DropPrompt = ({ hintId, isPreparing }: { hintId: string; isPreparing: boolean }) => {
  const { photoField: copy } = useAddBikeCopy().addBike;
  return (
    <div className={styles.prompt}>
      <Icon name="camera" />
      <p className={`${styles.name} ${styles.dropPrompt}`}>{copy.drop}</p>
      <p className={`${styles.name} ${styles.takePrompt}`}>{copy.take}</p>
      {isPreparing ? (
        <ProgressBar label={copy.preparing} />
      ) : (
        <p className={styles.meta} id={hintId}>
          {copy.hint}
        </p>
      )}
    </div>
  );
};

type SelectedPhotoProps<Photo> = {
  photo: Photo;
  upload: PhotoUpload | undefined;
  /** Another photo will replace this one. */
  isPreparing: boolean;
};

const SelectedPhoto = ({ photo, ...props }: SelectedPhotoProps<BikePhoto>) =>
  typeof photo === 'string' ? (
    <UploadedPhoto url={photo} isPreparing={props.isPreparing} />
  ) : (
    <SelectedFile photo={photo} {...props} />
  );

/** The photo of a copied bike. */
const UploadedPhoto = ({ url, isPreparing }: { url: string; isPreparing: boolean }) => {
  const { photoField: copy } = useAddBikeCopy().addBike;
  return (
    <>
      <span className={styles.preview}>
        <img src={imageSource(url)} alt={copy.alt} referrerPolicy="no-referrer" />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{copy.copied}</p>
        {isPreparing ? <ProgressBar label={copy.preparing} /> : <p className={styles.meta}>{copy.copiedHint}</p>}
      </div>
    </>
  );
};

const SelectedFile = ({ photo, upload, isPreparing }: SelectedPhotoProps<File>) => {
  const { photoField: copy } = useAddBikeCopy().addBike;
  const preview = usePreview(photo);
  return (
    <>
      <span className={styles.preview}>{preview && <img src={preview} alt={copy.alt} />}</span>
      <div className={styles.text}>
        <p className={styles.name}>
          <BidiText>{photo.name}</BidiText>
        </p>
        <UploadStatus photo={photo} upload={upload} isPreparing={isPreparing} />
      </div>
    </>
  );
};

/** Below the file name: the state of the upload, or the size of the photo. */
const UploadStatus = ({ photo, upload, isPreparing }: SelectedPhotoProps<File>) => {
  const { photoField: copy } = useAddBikeCopy().addBike;
  if (isPreparing) return <ProgressBar label={copy.preparing} />;
  switch (upload?.state) {
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
      return <p className={styles.meta}>{fileSize(photo.size, copy)}</p>;
  }
};

/** Without the dropped folders and texts. */
const filesOf = (items: readonly DropItem[]): Promise<File[]> =>
  Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
