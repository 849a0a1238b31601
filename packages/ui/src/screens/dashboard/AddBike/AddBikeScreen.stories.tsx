import { bikes, users } from '@second-gear/fixtures';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { OfflineNotice } from '../../../components/feedback/OfflineNotice/OfflineNotice.tsx';
import { pickFile } from '../../../components/forms/PhotoField/testing/pickFile.ts';
import { samplePhoto } from '../../../components/forms/PhotoField/testing/samplePhotos.ts';
import { findSameBike } from '../../../selling/form/findSameBike.ts';
import { type BikeFormValues, emptyDraft } from '../../../selling/form/newBike.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { AddBikeScreen, type AddBikeScreenProps, type CopyState } from './AddBikeScreen.tsx';
import { ListingCount, ListingTools } from './ListingTools/ListingTools.tsx';
import { SameBikeNotice } from './SameBikeNotice/SameBikeNotice.tsx';

const args: AddBikeScreenProps = {
  seller: { state: 'ready', data: users.sadia },
  onAdd: fn<AddBikeScreenProps['onAdd']>(async () => 'done'),
};

const meta = preview.meta({
  component: AddBikeScreen,
  args,
  parameters: inScreenLayout('/dashboard/addproduct', 'seller'),
});

const typedValues = {
  'Bike Name': 'Yamaha RX 100 1996',
  'Orginal Price': '180000',
  'Resale Price': '95000',
  'Purchase year': '1996',
  'Year of used': '8',
  Phone: '01711 000000',
  Location: 'Ambarkhana, Sylhet',
  Description: 'First owner, papers clear, chain and sprockets new.',
};

const selectedValues = { 'Bike Category': 'Yamaha', Condition: 'Good' };

type FieldLabel = keyof typeof typedValues | keyof typeof selectedValues | 'Bike Photo';

/** The fields in the order of the requirements, each with its error message. */
const requiredMessages: [label: FieldLabel, message: string][] = [
  ['Bike Category', 'Type is required'],
  ['Bike Name', 'Bike name is required'],
  ['Orginal Price', 'Price is required'],
  ['Resale Price', 'Price is required'],
  ['Condition', 'Condition is required'],
  ['Purchase year', 'Used Year is required'],
  ['Year of used', 'Used Year is required'],
  ['Phone', 'Phone number is required'],
  ['Location', 'Location is required'],
  ['Description', 'Description is required'],
  ['Bike Photo', 'Bike photo is required'],
];

const selectOption = (canvasElement: HTMLElement, text: string): void => {
  const option = [...canvasElement.querySelectorAll('option')].find((candidate) => candidate.text === text);
  const list = option?.closest('select');
  if (!list) throw new Error(`No field has the option ${text}.`);
  fireEvent.change(list, { target: { value: option?.value } });
};

/** Fills in one field. The value is set directly, because typing is slow. */
const fillIn = (canvasElement: HTMLElement, label: Exclude<FieldLabel, 'Bike Photo'>): void => {
  if (label === 'Bike Category' || label === 'Condition') selectOption(canvasElement, selectedValues[label]);
  else fireEvent.input(within(canvasElement).getByLabelText(label), { target: { value: typedValues[label] } });
};

const fillForm = async (canvasElement: HTMLElement): Promise<void> => {
  const canvas = within(canvasElement);
  for (const [label] of requiredMessages) if (label !== 'Bike Photo') fillIn(canvasElement, label);
  await userEvent.click(canvas.getByLabelText('Description'));
  pickFile(canvasElement, await samplePhoto());
  await canvas.findByAltText('The photo you chose');
};

const submit = (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /Add New/ }));

const barOf = (canvasElement: HTMLElement): HTMLElement | null =>
  within(canvasElement).getByRole('button', { name: 'Add New' }).parentElement;

/** The form is empty, and its fields and their options are in the order of the requirements. */
export const Default = meta.story({
  tags: ['R2.89', 'R2.91', 'R2.92', 'R3.06', 'R3.08', 'R9.03', 'R9.04'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add A Bike' })).toBeVisible();
    const labels: string[] = requiredMessages.map(([label]) => label);
    const words = [...canvasElement.querySelectorAll('form :is(label, span)')].map((element) => element.textContent);
    await expect(words.filter((text) => labels.includes(text))).toEqual(labels);
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Add New' })).toBeEnabled();
    for (const [name, options] of [
      ['Bike Category', ['Honda', 'Yamaha', 'Royel Enfield']],
      ['Condition', ['Excellent', 'Good', 'Fair']],
    ] as const) {
      const list = within(canvas.getByRole('combobox', { name })).getAllByRole('option');
      await expect(list.map((option) => option.textContent)).toEqual(options);
    }
  },
});

/** The form begins with the phone number and the place of the last bike. They alone are no draft. */
export const LastContact = meta.story({
  tags: ['R12.14b'],
  args: { contact: { phone: '01711000101', location: 'Dhanmondi, Dhaka' }, onDraftChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('01711000101');
    await expect(canvas.getByRole('textbox', { name: 'Location' })).toHaveValue('Dhanmondi, Dhaka');
    const name = canvas.getByRole('textbox', { name: 'Bike Name' });
    await userEvent.type(name, 'H');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ bikeName: 'H' }));
    await userEvent.clear(name);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
  },
});

export const LoadingTheSeller = meta.story({
  tags: ['R2.90'],
  args: { seller: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Loading your seller account');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/**
 * A submit of the empty form shows all messages at once. Each submit focuses the first empty field, which shows its message
 * until the seller fills it in.
 */
export const OneFieldAfterAnother = meta.story({
  tags: ['R5.01', 'R5.02', 'R5.03', 'R5.04', 'R5.05', 'R5.06', 'R5.07', 'R5.08', 'R5.09', 'R5.10', 'R5.11'],
  play: async ({ args, canvas, canvasElement }) => {
    for (const [index, [label, message]] of requiredMessages.entries()) {
      await submit(canvasElement);
      const field =
        label === 'Bike Photo'
          ? canvas.getByRole('button', { name: 'Choose a photo' })
          : canvas.getByLabelText(new RegExp(label), { selector: 'select, input, textarea' });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(canvas.getAllByText(/ is required$/)).toHaveLength(requiredMessages.length - index);
      if (label !== 'Bike Photo') fillIn(canvasElement, label);
    }
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const ByKeyboardOnly = meta.story({
  tags: ['R3.06', 'R5.12'],
  play: async ({ args, canvas, canvasElement }) => {
    const tabTo = async (role: 'combobox' | 'textbox', name: string) => {
      const field = canvas.getByRole(role, { name });
      for (let fields = 0; fields < 4 && document.activeElement !== field; fields++) await userEvent.tab();
      await expect(field).toHaveFocus();
    };
    const type = async (name: string, words: string) => {
      await tabTo('textbox', name);
      await userEvent.keyboard(words);
    };
    // The keys of a select belong to the browser.
    const option = async (name: string, text: string) => {
      await tabTo('combobox', name);
      selectOption(canvasElement, text);
    };
    await option('Bike Category', 'Yamaha');
    await type('Bike Name', 'Yamaha RX 100 1996');
    await type('Orginal Price', '180000');
    await type('Resale Price', '95000');
    await option('Condition', 'Good');
    await type('Purchase year', '1996');
    await type('Year of used', '8');
    await type('Phone', '01711000000');
    await type('Location', 'Ambarkhana, Sylhet');
    await type('Description', 'First owner{Enter}papers clear');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
    pickFile(canvasElement, await samplePhoto());
    await expect(await canvas.findByRole('button', { name: 'Change' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add New' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    const sent = mocked(args.onAdd).mock.calls[0]?.[0];
    await expect(sent).toMatchObject({
      category_id: '2',
      bikeName: 'Yamaha RX 100 1996',
      originalPrice: '180000',
      resaleValue: '95000',
      condition: 'Good',
      purchaseYear: '1996',
      usedYears: '8',
      phone: '01711000000',
      location: 'Ambarkhana, Sylhet',
      description: 'First owner\npapers clear',
    });
    await expect(sent?.photo).toBeInstanceOf(File);
  },
});

/** After a bike was added the form is empty again, and the first field has the focus. */
export const Added = meta.story({
  tags: ['R2.94'],
  play: async ({ args, canvas, canvasElement }) => {
    await fillForm(canvasElement);
    await submit(canvasElement);
    const category = canvas.getByRole('combobox', { name: 'Bike Category' });
    await waitFor(() => expect(category).toHaveFocus());
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toHaveValue('');
    await expect(category).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
    await expect(canvas.queryByText(/ is required$/)).toBeNull();
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

let answerAdd: (result: 'done') => void = () => {};

/** If the seller writes in the form while the bike is being sent, the form keeps all values. */
export const WrittenWhileAdding = meta.story({
  tags: ['F82'],
  args: {
    onAdd: fn<AddBikeScreenProps['onAdd']>(
      () =>
        new Promise((resolve) => {
          answerAdd = resolve;
        }),
    ),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await fillForm(canvasElement);
    await submit(canvasElement);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    const name = canvas.getByRole('textbox', { name: 'Bike Name' });
    fireEvent.input(name, { target: { value: 'Honda CG125' } });
    answerAdd('done');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add New' })).not.toHaveAttribute('data-pending'));
    await expect(name).toHaveValue('Honda CG125');
  },
});

/** If the bike cannot be added, the form says why, keeps all values, including the photo, and can be submitted again. */
export const Failed = meta.story({
  tags: ['R8.35'],
  args: { onAdd: fn<AddBikeScreenProps['onAdd']>(async () => ({ problem: 'Second Gear did not accept this.' })) },
  play: async ({ args, canvas, canvasElement }) => {
    await fillForm(canvasElement);
    await submit(canvasElement);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    for (const [label, words] of Object.entries(typedValues)) {
      await expect(canvas.getByRole('textbox', { name: label })).toHaveValue(words);
    }
    for (const [label, option] of Object.entries(selectedValues)) {
      await expect(canvas.getByRole('combobox', { name: label })).toHaveDisplayValue(option);
    }
    await expect(canvas.getByText('rx100-left-side.png')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add New' })).not.toHaveAttribute('data-pending'));
    await expect(canvas.getByText('Second Gear did not accept this.')).toBeVisible();
    const { style } = document.documentElement;
    await waitFor(() =>
      expect(style.getPropertyValue('--form-bar-height')).toBe(`${barOf(canvasElement)?.offsetHeight}px`),
    );
    await submit(canvasElement);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
  },
});

/** Neither covers the other, wherever the user has scrolled to. */
export const OfflineOnAPhone = meta.story({
  tags: ['N1'],
  globals: { viewport: { value: 'small' } },
  render: (props) => (
    <>
      <AddBikeScreen {...props} />
      <OfflineNotice isOffline />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const notice = canvas.getByText(/^You are offline/).parentElement;
    const page = document.documentElement;
    for (let top = page.scrollHeight; top > 0; top -= 50) {
      page.scrollTop = top;
      const { bottom } = barOf(canvasElement)?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, Infinity);
      // Less than a pixel: the height of the notice is rounded.
      await expect(bottom - (notice?.getBoundingClientRect().top ?? 0)).toBeLessThan(1);
    }
  },
});

const { photo: _, ...empty } = emptyDraft;
const draft: BikeFormValues = {
  ...empty,
  category_id: '2',
  bikeName: 'Yamaha RX 100 1996',
  originalPrice: '180000',
  condition: 'Good',
  phone: '01711 000000',
  description: 'First owner, papers clear.',
};

/** After a reload the form contains the stored values, and a message says that the photo is missing. */
export const DraftRestored = meta.story({
  args: { draft, onDraftChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Only the photo has to be chosen again\.$/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Bike Name' })).toHaveValue('Yamaha RX 100 1996');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Location' }));
    await userEvent.paste('Sylhet');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...draft, location: 'Sylhet' });
  },
});

/** The browser could not store what the seller writes. */
export const DraftNotStored = meta.story({
  tags: ['F81'],
  args: { isDraftStored: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/what you wrote is lost\.$/)).toHaveRole('status');
  },
});

/**
 * Each of these fields has a hint when its text is no plain number, has another form, or is too low. The seller corrects the
 * text with one press. Buyers do not pay the original price, so its hint does not mention cards.
 */
export const Hints = meta.story({
  tags: ['R12.01', 'R12.02', 'R12.04', 'R12.05', 'R12.06', 'R12.07', 'R12.07b'],
  play: async ({ canvas, canvasElement }) => {
    const price = canvas.getByRole('textbox', { name: 'Resale Price' });
    price.scrollIntoView({ block: 'end' });
    await userEvent.type(price, '1.2 lakh');
    const { bottom } = canvas.getByRole('button', { name: 'Use 1,20,000' }).getBoundingClientRect();
    await expect(bottom, 'no bar covers the offer').toBeLessThan(
      barOf(canvasElement)?.getBoundingClientRect().top ?? 0,
    );
    await expect(price).toHaveAccessibleDescription(
      'Buyers cannot pay this price by card, because it is not a plain number. Use 1,20,000 one lakh twenty thousand taka',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1,20,000' }));
    await expect(price).toHaveValue('120000');
    await expect(price).toHaveFocus();
    await expect(price).toHaveAccessibleDescription('one lakh twenty thousand taka');
    await expect(canvas.queryByRole('button', { name: 'Use 1,20,000' })).toBeNull();

    const original = canvas.getByRole('textbox', { name: 'Orginal Price' });
    await userEvent.type(original, 'দেড় লাখ');
    await expect(canvas.getByText('This is not a plain number, so it is harder to compare.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1,50,000' }));
    await expect(original).toHaveValue('150000');

    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, '+880 1711');
    await expect(phone).toHaveAccessibleDescription('A mobile number has 11 digits. This one has 5.');
    await userEvent.type(phone, '-000142');
    await userEvent.click(canvas.getByRole('button', { name: 'Use 01711000142' }));
    await expect(phone).toHaveValue('01711000142');
    await expect(phone).not.toHaveAccessibleDescription();
    const used = canvas.getByRole('textbox', { name: 'Year of used' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Purchase year' }), '3000');
    await userEvent.type(used, '500');
    await expect(canvas.getByText('This year is in the future.')).toBeVisible();
    await expect(used).toHaveAccessibleDescription(/12 ?$/);
    await userEvent.tab();
    await expect(used).toHaveAccessibleDescription(/This is more than 80 years\.$/);

    await userEvent.clear(price);
    await userEvent.type(price, '1.5');
    await expect(canvas.getByText('This is only one taka and fifty poisha.')).toBeVisible();
  },
});

/** The preview and the advice change while the seller types. On a wide screen they are beside the fields. */
export const WithTools = meta.story({
  tags: ['R12.10', 'R12.13'],
  args: {
    tools: {
      Aside: ({ values }) => <ListingTools values={values} seller={users.rahim} insight={null} />,
      Count: ListingCount,
      Notice: ({ values }) => <SameBikeNotice bike={findSameBike(values, [bikes.available])} href="/bike" />,
    },
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Bike Name' });
    await userEvent.type(name, 'honda CG 125');
    const card = await canvas.findByRole('img', { name: 'Preview of the card: honda CG 125' });
    await expect(card.getBoundingClientRect().left).toBeGreaterThan(name.getBoundingClientRect().right);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Purchase year' }), '২০০৪');
    await expect(await canvas.findByText('You seem to have added this bike already:')).toBeVisible();
  },
});

export const CountOnAPhone = meta.story({
  tags: ['R12.11'],
  args: WithTools.composed.args,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 8, next: brand and model')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bike Name' }), 'Honda CG125');
    await expect(await canvas.findByText('1 of 8, next: price as a number')).toBeVisible();
  },
});

const FailingTool = () => {
  throw new Error('The code of the tool could not be loaded.');
};

/** The form works even if the preview and the advice cannot be loaded. */
export const ToolsNotLoaded = meta.story({
  tags: ['F42'],
  args: { tools: { Aside: FailingTool, Notice: FailingTool, Count: FailingTool } },
  play: async ({ args, canvasElement }) => {
    await fillForm(canvasElement);
    await submit(canvasElement);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
  },
});

const copied: Extract<CopyState, { state: 'ready' }> = {
  state: 'ready',
  bike: bikes.available,
  myBikesHref: '/dashboard/myproduct',
  onStartOver: fn(),
};

/**
 * The form for a copy of a bike starts with all values and the photo of that bike. The photo is not uploaded again.
 */
export const Copy = meta.story({
  tags: ['R12.16', 'R12.17'],
  args: { copy: copied, onDraftChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('This is a copy of')).toBeVisible();
    await expect(canvas.getByText(/^When the copy is listed, delete the old one/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Product' })).toHaveAttribute('href', '/dashboard/myproduct');
    await expect(canvas.getByRole('textbox', { name: 'Bike Name' })).toHaveValue('Honda CG125');
    await expect(canvas.getByRole('combobox', { name: 'Bike Category' })).toHaveDisplayValue('Honda');
    await expect(canvas.getByRole('img', { name: 'The photo you chose' })).toHaveAttribute('src', bikes.available.img);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Location' }), ' 1209');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ copyOf: bikes.available._id, location: 'Dhanmondi, Dhaka 1209' }),
    );
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({
          bikeName: 'Honda CG125',
          photo: bikes.available.img,
          location: 'Dhanmondi, Dhaka 1209',
        }),
      ),
    );
  },
});

/**
 * If the bike to copy was deleted or belongs to another seller, the form is empty, or has the values of the stored draft.
 */
export const CopyOfAnUnknownBike = meta.story({
  tags: ['F43'],
  args: { copy: { state: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no longer in your list/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Bike Name' })).toHaveValue('');
  },
});

const choose = { state: 'ask' as const, onKeep: fn(), onReplace: fn() };

/** If there is a draft when the seller copies a bike, the seller decides whether the copy replaces the draft. */
export const CopyBesideADraft = meta.story({
  tags: ['R12.18'],
  args: { copy: choose, draft },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have an unfinished form' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what I wrote' }));
    await expect(choose.onKeep).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace it with the copy' }));
    await expect(choose.onReplace).toHaveBeenCalled();
  },
});
