import { expect, test, vi } from 'vitest';
import { emptyDraft } from '../../../ui/src/selling/form/newBike.ts';
import { createBikeDraft } from './formDraft.ts';

const { photo: _, ...empty } = emptyDraft;
const answers = {
  ...empty,
  category_id: '2',
  bikeName: 'হোন্ডা "CG125" <b>',
  originalPrice: '180000',
  phone: '01711 000000',
  description: 'Papers complete.\nChain new.',
} as const;

const open = () => {
  let text: string | null = null;
  const item = {
    get: () => text,
    set: vi.fn((value: string) => {
      text = value;
    }),
    clear: vi.fn(() => {
      text = null;
    }),
  };
  return { draft: createBikeDraft(item), item, put: (value: string) => item.set(value), stored: () => text };
};

test('a form draft is returned to the user who wrote it', () => {
  const { draft } = open();
  draft.save('sadia', answers);
  expect(draft.read('sadia')).toEqual(answers);
  draft.save('sadia', { ...answers, location: 'Sylhet' });
  expect(draft.read('sadia')).toEqual({ ...answers, location: 'Sylhet' });
});

test('a form draft is not returned to another user, and is removed when another user signs in', () => {
  const { draft, stored } = open();
  draft.save('sadia', answers);
  expect(draft.read('rahim')).toBeNull();
  draft.clearOthers('sadia');
  expect(draft.read('sadia')).toEqual(answers);
  draft.clearOthers('rahim');
  expect(stored()).toBeNull();
});

test.each([
  ['the form is empty', (draft: ReturnType<typeof open>['draft']) => draft.save('sadia', null)],
  ['the user logs out', (draft: ReturnType<typeof open>['draft']) => draft.clear()],
])('a form draft is removed when %s', (_, end) => {
  const { draft, stored } = open();
  draft.save('sadia', answers);
  end(draft);
  expect(stored()).toBeNull();
  expect(draft.read('sadia')).toBeNull();
});

const record = (change: object) => JSON.stringify({ version: 1, uid: 'sadia', answers: { ...answers, ...change } });

test('a form draft contains an empty text for a field that the form did not have when the draft was stored', () => {
  const { draft, put } = open();
  put(record({ phone: undefined }));
  expect(draft.read('sadia')).toEqual({ ...answers, phone: '' });
});

test.each([
  ['a truncated draft', record({}).slice(0, 40)],
  ['an older version', record({}).replace('"version":1', '"version":0')],
  ['text of another program', 'true'],
  ['a list', '[]'],
  ['an unknown category', record({ category_id: '9' })],
  ['a number instead of text', record({ bikeName: 125 })],
  ['a missing selection', record({ condition: undefined })],
  ['an unknown field', record({ role: 'admin' })],
  ['a megabyte', record({ description: 'a'.repeat(1_000_000) })],
  ['a prototype', `{"version":1,"uid":"sadia","__proto__":{"polluted":true},"answers":${JSON.stringify(answers)}}`],
])('a stored text that is no valid form draft is removed: %s', (_, text) => {
  const { draft, put, stored } = open();
  put(text);
  expect(draft.read('sadia')).toBeNull();
  expect(stored()).toBeNull();
  expect({}).not.toHaveProperty('polluted');
});
