import { type Bike, categoryIds, conditions, mayBeEmpty } from '@second-gear/contract';
import {
  type ComponentProps,
  type ComponentType,
  Fragment,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Control, Controller, useController, useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../components/base/Button/Button.tsx';
import { Link } from '../../../components/base/Link/Link.tsx';
import { TextOrFallback } from '../../../components/base/TextOrFallback/TextOrFallback.tsx';
import {
  type HintProps,
  OriginalPriceHint,
  PhoneHint,
  ResalePriceHint,
} from '../../../components/forms/FieldHint/FieldHint.tsx';
import { PurchaseYearHint, UsedYearsHint } from '../../../components/forms/FieldHint/YearHint.tsx';
import { Message } from '../../../components/forms/FormParts/FormParts.tsx';
import type { PhotoUpload } from '../../../components/forms/PhotoField/lib/photoUpload.ts';
import { PhotoField } from '../../../components/forms/PhotoField/PhotoField.tsx';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { TextField } from '../../../components/forms/TextField/TextField.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { useAddBikeCopy } from '../../../copy/selling/addBike.ts';
import { useSellingCopy } from '../../../copy/selling/selling.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useHeightProperty } from '../../../hooks/useHeightProperty.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import {
  type BikeDraft,
  type BikeFormValues,
  emptyDraft,
  type NewBike,
  type TextFieldName,
  toCopy,
  toNewBike,
  toStoredValues,
} from '../../../selling/form/newBike.ts';
import styles from './AddBikeScreen.module.css';

export type AddResult = 'done' | 'cancelled' | { problem: string };

export type AddBikeProps = {
  /** Never rejects. After 'done' the form is empty, unless the seller has changed it meanwhile. */
  onAdd: (bike: NewBike) => Promise<AddResult>;
  /** The state of the photo's upload. */
  upload?: PhotoUpload | undefined;
  /** The phone number and the place that the seller has sent last. An empty form begins with them. */
  contact?: Pick<BikeDraft, 'phone' | 'location'> | null | undefined;
  /** The stored values of a form that was not submitted. Null: the form starts empty. Used only in the first render. */
  draft?: BikeFormValues | null;
  /** Called after each change with the values to store, or with null if the form is empty. */
  onDraftChange?: (values: BikeFormValues | null) => void;
  /** False if the browser could not store the values. The form then says that a reload loses them. */
  isDraftStored?: boolean;
  /** The tools above the list or beside the form. */
  tools?: FormTools | undefined;
};

type BikeFormProps = AddBikeProps & {
  /** The bike whose values the form starts with. If there is a draft too, it is a draft of the copy of this bike. */
  copyFrom?: CopySource | undefined;
};

export type CopySource = {
  bike: Bike;
  myBikesHref: string;
  /** Called when the seller presses the button that empties the form. */
  onStartOver: () => void;
};

/** Rendered again with each change of the form. */
type FormTools = {
  /** Preview and advice, beside the fields on wide screens, and below them on others. */
  Aside: ComponentType<{ values: BikeDraft }>;
  /** A warning above the submit button. */
  Notice: ComponentType<{ values: BikeDraft }>;
  /** A short line beside the submit button, where the other tools are not beside the fields. */
  Count: ComponentType<{ values: BikeDraft }>;
};

/** Ten fields in the order of the requirements, and a photo, in three groups. */
export const BikeForm = ({
  onAdd,
  upload,
  contact,
  draft,
  copyFrom,
  onDraftChange,
  isDraftStored = true,
  tools,
}: BikeFormProps) => {
  const { addBike } = useAddBikeCopy();
  const labels = useLabels();
  const { categories, money } = useCopy();
  const [untouched] = useState((): BikeDraft => ({ ...emptyDraft, ...contact }));
  const { control, getValues, handleSubmit, reset, setFocus, subscribe } = useForm<BikeDraft>({
    defaultValues: { ...untouched, ...(copyFrom && toCopy(copyFrom.bike)), ...draft },
  });
  const [isRestored, setRestored] = useState(Boolean(draft) && !copyFrom);

  useEffect(() => {
    const asStored = (values: BikeDraft) => JSON.stringify(toStoredValues(values));
    const callback = ({ values }: { values: BikeDraft }) =>
      onDraftChange?.(
        asStored(values) === asStored({ ...untouched, copyOf: undefined }) ? null : toStoredValues(values),
      );
    return subscribe({ formState: { values: true }, callback });
  }, [subscribe, onDraftChange, untouched]);

  const startOver = () => {
    setRestored(false);
    // The seller can enter the next bike.
    setFocus('category_id');
    reset({ ...untouched, copyOf: undefined });
  };

  const [problem, setProblem] = useState('');
  const problemId = useId();
  const bar = useHeightProperty('--form-bar-height');
  const submission = useSingleFlight(async (draft: BikeDraft) => {
    // For TypeScript: after the validation `bike` is never undefined.
    const bike = toNewBike(draft);
    if (!bike) return;
    setProblem('');
    const result = await onAdd(bike);
    if (typeof result === 'object') setProblem(result.problem);
    if (result !== 'done') return;
    const isAsSent = JSON.stringify(toStoredValues(getValues())) === JSON.stringify(toStoredValues(draft));
    if (isAsSent) startOver();
  });
  // The type requires a field for each value of a bike.
  const fields: Record<keyof NewBike, ReactElement> = {
    category_id: (
      <Controller
        control={control}
        name="category_id"
        rules={{ required: true }}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={addBike.category}
            errorMessage={fieldState.error && addBike.required.category_id}
            options={categoryIds.map((id) => ({ id, label: categories[id] }))}
            isRequired
          />
        )}
      />
    ),
    bikeName: <BikeTextField control={control} name="bikeName" />,
    originalPrice: (
      <BikeTextField
        control={control}
        name="originalPrice"
        inputMode="numeric"
        placeholder={money.currency}
        hint={OriginalPriceHint}
      />
    ),
    resaleValue: (
      <BikeTextField
        control={control}
        name="resaleValue"
        inputMode="numeric"
        placeholder={money.currency}
        hint={ResalePriceHint}
      />
    ),
    condition: (
      <Controller
        control={control}
        name="condition"
        rules={{ required: true }}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={labels.condition}
            errorMessage={fieldState.error && addBike.required.condition}
            options={conditions.map((id) => ({ id, label: addBike.conditions[id] }))}
            isRequired
          />
        )}
      />
    ),
    purchaseYear: (
      <BikeTextField
        control={control}
        name="purchaseYear"
        className={styles.half}
        inputMode="numeric"
        hint={PurchaseYearHint}
      />
    ),
    usedYears: <BikeTextField control={control} name="usedYears" className={styles.half} hint={UsedYearsHint} />,
    phone: <BikeTextField control={control} name="phone" type="tel" autoComplete="tel" hint={PhoneHint} />,
    location: <BikeTextField control={control} name="location" />,
    description: <BikeTextField control={control} name="description" className={styles.full} isMultiline />,
    photo: (
      <div className={styles.full}>
        <Controller
          control={control}
          name="photo"
          rules={{ required: true }}
          render={({ field, fieldState }) => (
            <PhotoField
              {...field}
              label={addBike.photo}
              errorMessage={fieldState.error && addBike.required.photo}
              upload={upload}
            />
          )}
        />
      </div>
    ),
  };
  const ofContact = ['phone', 'location'];
  const ofText = ['description', 'photo'];
  const groups = [
    { title: addBike.groups.bike, has: (name: string) => ![...ofContact, ...ofText].includes(name) },
    { title: addBike.groups.contact, has: (name: string) => ofContact.includes(name) },
    { title: addBike.groups.text, has: (name: string) => ofText.includes(name) },
  ];
  return (
    // The form shows the messages of docs/requirements.md §5.
    <form
      className={styles.form}
      data-has-aside={tools ? true : undefined}
      onSubmit={handleSubmit(submission.run)}
      noValidate
    >
      <Stack gap="3" className={styles.fields}>
        {copyFrom && (
          <CopyNotice
            {...copyFrom}
            onStartOver={() => {
              startOver();
              copyFrom.onStartOver();
            }}
          />
        )}
        {isRestored && <RestoredDraftNotice onStartOver={startOver} />}
        {groups.map(({ title, has }) => (
          <Group key={title} title={title}>
            {Object.entries(fields).map(([name, field]) => has(name) && <Fragment key={name}>{field}</Fragment>)}
          </Group>
        ))}
      </Stack>
      {tools && <FollowingTool control={control} Tool={tools.Aside} className={styles.aside} />}
      <div className={styles.end}>
        {tools && <FollowingTool control={control} Tool={tools.Notice} />}
        {/* In the page before its text, so that screen readers announce the text. */}
        <p className={styles.notStored} role="status">
          {isDraftStored ? null : addBike.notStored}
        </p>
      </div>
      <div className={styles.bar} ref={bar}>
        <Message id={problemId}>{problem}</Message>
        {tools && <FollowingTool control={control} Tool={tools.Count} className={styles.count} />}
        <Button
          className={styles.submit}
          type="submit"
          isPending={submission.isPending}
          aria-describedby={problem ? problemId : undefined}
        >
          {addBike.submit}
        </Button>
      </div>
    </form>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
};

/** Some of them differ from the labels on the card of a bike. */
const useLabels = (): Record<TextFieldName | 'condition', string> => {
  const { bikes } = useCopy();
  const { addBike } = useAddBikeCopy();
  return { ...bikes, ...addBike };
};

type FollowingToolProps = {
  control: Control<BikeDraft>;
  Tool: ComponentType<{ values: BikeDraft }>;
  className?: string | undefined;
};

/** After a change in the form only the tool is rendered again, and not the fields. */
const FollowingTool = ({ control, Tool, className }: FollowingToolProps) => {
  const values = useWatch({ control, compute: (all: BikeDraft) => all });
  return (
    <div className={className}>
      {/* The form must work even if a tool throws an error. */}
      <ErrorBoundary fallback={null}>
        <Tool values={values} />
      </ErrorBoundary>
    </div>
  );
};

const RestoredDraftNotice = ({ onStartOver }: { onStartOver(): void }) => {
  const { addBike } = useAddBikeCopy();
  return (
    <div className={styles.restored}>
      <p>{addBike.restored}</p>
      <Button variant="outline" size="small" onPress={onStartOver}>
        {addBike.startOver}
      </Button>
    </div>
  );
};

const CopyNotice = ({ bike, myBikesHref, onStartOver }: CopySource) => {
  const { dashboard } = useCopy();
  const { addBike } = useAddBikeCopy();
  const { copyBike } = useSellingCopy();
  return (
    <div className={styles.restored}>
      <div className={styles.copyTexts}>
        <p>
          <span>{copyBike.title}</span>{' '}
          <strong>
            <TextOrFallback>{bike.bikeName}</TextOrFallback>
          </strong>
        </p>
        <p>{copyBike.advice}</p>
        <Link href={myBikesHref}>{dashboard.myProduct}</Link>
      </div>
      <Button variant="outline" size="small" onPress={onStartOver}>
        {addBike.startOver}
      </Button>
    </div>
  );
};

type BikeTextFieldProps = Omit<ComponentProps<typeof TextField>, 'name' | 'label'> & {
  control: Control<BikeDraft>;
  name: TextFieldName;
  /** The component below the field that says something about its text. */
  hint?: ComponentType<HintProps>;
};

/** A text of only white space counts as empty. */
const BikeTextField = ({ control, name, hint: Hint, className = '', ...props }: BikeTextFieldProps) => {
  const labels = useLabels();
  const { addBike } = useAddBikeCopy();
  const isRequired = !mayBeEmpty(name);
  const messages: Partial<Record<TextFieldName, string>> = addBike.required;
  const examples: Partial<Record<TextFieldName, string>> = addBike.examples;
  const hintId = useId();
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (text) => !isRequired || !isBlank(text) },
  });
  const purchaseYear = useWatch({ control, name: 'purchaseYear', disabled: name !== 'usedYears' });
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useImperativeHandle(field.ref, () => input.current);
  const use = (text: string) => {
    field.onChange(text);
    // The pressed button disappears together with the hint.
    input.current?.focus();
  };
  return (
    <div className={`${styles.field} ${className}`}>
      <TextField
        {...props}
        {...field}
        ref={input}
        label={labels[name]}
        description={examples[name]}
        errorMessage={fieldState.error && (messages[name] ?? addBike.isRequired(labels[name]))}
        aria-describedby={Hint && hintId}
        isRequired={isRequired}
      />
      {Hint && (
        <Hint id={hintId} text={field.value} isTouched={fieldState.isTouched} purchaseYear={purchaseYear} onUse={use} />
      )}
    </div>
  );
};
