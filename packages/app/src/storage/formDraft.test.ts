import { expect, test, vi } from 'vitest';
import { createBikeDraft } from './formDraft.ts';

const answers = {
  category_id: '2',
  bikeName: 'হোন্ডা "CG125" <b>',
  originalPrice: '180000',
  resaleValue: '',
  condition: null,
  purchaseYear: '',
  usedYears: '',
  phone: '01711 000000',
  location: '',
  description: 'Papers complete.\nChain new.',
} as const;

const open = () => {
  let text: string | null = null;
  const shelf = {
    get: () => text,
    set: vi.fn((value: string) => {
      text = value;
    }),
    clear: vi.fn(() => {
      text = null;
    }),
  };
  return { draft: createBikeDraft(shelf), shelf, put: (value: string) => shelf.set(value), kept: () => text };
};

test('what was written is there again for the one who wrote it', () => {
  const { draft } = open();
  draft.keep('sadia', answers);
  expect(draft.read('sadia')).toEqual(answers);
  draft.keep('sadia', { ...answers, location: 'Sylhet' });
  expect(draft.read('sadia')).toEqual({ ...answers, location: 'Sylhet' });
});

test('nobody else sees it, and once somebody else is here it is gone', () => {
  const { draft, kept } = open();
  draft.keep('sadia', answers);
  expect(draft.read('rahim')).toBeNull();
  draft.leaveTo('sadia');
  expect(draft.read('sadia')).toEqual(answers);
  draft.leaveTo('rahim');
  expect(kept()).toBeNull();
});

test.each([
  ['nothing worth keeping is left', (draft: ReturnType<typeof open>['draft']) => draft.keep('sadia', null)],
  ['they log out', (draft: ReturnType<typeof open>['draft']) => draft.forget()],
])('it is gone once %s', (_, end) => {
  const { draft, kept } = open();
  draft.keep('sadia', answers);
  end(draft);
  expect(kept()).toBeNull();
  expect(draft.read('sadia')).toBeNull();
});

const record = (change: object) => JSON.stringify({ version: 1, uid: 'sadia', answers: { ...answers, ...change } });

test.each([
  ['half of it', record({}).slice(0, 40)],
  ['an older version', record({}).replace('"version":1', '"version":0')],
  ["somebody else's text", 'true'],
  ['a list', '[]'],
  ['an unknown category', record({ category_id: '9' })],
  ['a number for words', record({ bikeName: 125 })],
  ['a missing answer', record({ phone: undefined })],
  ['something more', record({ role: 'admin' })],
  ['a megabyte', record({ description: 'a'.repeat(1_000_000) })],
  ['a prototype', `{"version":1,"uid":"sadia","__proto__":{"polluted":true},"answers":${JSON.stringify(answers)}}`],
])('what cannot be a draft is cleaned away: %s', (_, text) => {
  const { draft, put, kept } = open();
  put(text);
  expect(draft.read('sadia')).toBeNull();
  expect(kept()).toBeNull();
  expect({}).not.toHaveProperty('polluted');
});
