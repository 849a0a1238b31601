import { expect, test } from 'vitest';
import { createTestStorage } from '#testing/testStorage.ts';
import { emptyDraft } from '../../../../ui/src/selling/form/newBike.ts';
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
  const { stored, limits, item } = createTestStorage();
  const openTab = () => createBikeDraft(item('draft'));
  const put = (text: string) => void stored.set('draft', text);
  return { draft: openTab(), openTab, put, stored, limits, text: () => stored.get('draft') ?? null };
};

test('a form draft is returned to the user who wrote it', () => {
  const { draft } = open();
  draft.save('sadia', answers);
  expect(draft.read('sadia')).toEqual(answers);
  draft.save('sadia', { ...answers, location: 'Sylhet' });
  expect(draft.read('sadia')).toEqual({ ...answers, location: 'Sylhet' });
});

test('a form draft is not returned to another user, and is removed when another user signs in', () => {
  const { draft, text } = open();
  draft.save('sadia', answers);
  expect(draft.read('rahim')).toBeNull();
  draft.clearOthers('sadia');
  expect(draft.read('sadia')).toEqual(answers);
  draft.clearOthers('rahim');
  expect(text()).toBeNull();
});

test.each([
  ['the form is empty', (draft: ReturnType<typeof createBikeDraft>) => draft.save('sadia', null)],
  ['the bike was added', (draft: ReturnType<typeof createBikeDraft>) => draft.prepareClear()()],
  ['the user logs out', (draft: ReturnType<typeof createBikeDraft>) => draft.clear()],
])('a form draft is removed when %s', (_, end) => {
  const { draft, text } = open();
  draft.save('sadia', answers);
  end(draft);
  expect(text()).toBeNull();
  expect(draft.read('sadia')).toBeNull();
});

test.each([
  ['adds its bike', (draft: ReturnType<typeof createBikeDraft>) => draft.prepareClear()()],
  ['empties its form', (draft: ReturnType<typeof createBikeDraft>) => draft.save('sadia', null)],
])('F82: the draft of another tab stays when this tab %s', (_, end) => {
  const { draft, openTab } = open();
  draft.save('sadia', answers);
  openTab().save('sadia', { ...answers, bikeName: 'Yamaha' });
  end(draft);
  expect(openTab().read('sadia')?.bikeName).toBe('Yamaha');
});

test('F82: the draft that is written while a bike is sent stays when the bike was added', () => {
  const { draft, openTab } = open();
  draft.save('sadia', answers);
  const clearSent = draft.prepareClear();
  draft.read('sadia');
  draft.save('sadia', { ...answers, bikeName: 'Yamaha' });
  clearSent();
  expect(openTab().read('sadia')?.bikeName).toBe('Yamaha');
});

test.each([
  ['is full', { room: 0 }],
  ['is blocked', { isBlocked: true }],
])('F81: a form draft says that it is not stored when storage %s, and is kept while the tab is open', (_, change) => {
  const { draft, limits } = open();
  expect(draft.save('sadia', answers)).toBe(true);
  Object.assign(limits, change);
  expect(draft.save('sadia', { ...answers, bikeName: 'Yamaha' })).toBe(false);
  expect(draft.read('sadia')?.bikeName).toBe('Yamaha');
});

const record = (change: object) => JSON.stringify({ version: 1, uid: 'sadia', answers: { ...answers, ...change } });

test('F80: a form draft is read after a reload with a description of 10,001 characters', () => {
  const { draft, openTab } = open();
  const long = { ...answers, description: 'a'.repeat(10_001) };
  draft.save('sadia', long);
  expect(openTab().read('sadia')).toEqual(long);
});

test.each([
  ['an unknown category', { category_id: '9' }, { category_id: null }],
  ['a number instead of text', { bikeName: 125 }, { bikeName: '' }],
])(
  'F80: the other fields of a form draft are read with %s, and its text is set aside before it is replaced',
  (_, change, read) => {
    const { draft, put, stored } = open();
    const text = record(change);
    put(text);
    expect(draft.read('sadia')).toEqual({ ...answers, ...read });
    draft.save('sadia', { ...answers, location: 'Sylhet' });
    expect(draft.read('sadia')?.location).toBe('Sylhet');
    // A missing field has no value that could be lost.
    expect([...stored.values()].includes(text)).toBe(Object.values(change)[0] !== undefined);
  },
);

test.each([
  ['a truncated draft', record({}).slice(0, 40)],
  ['an older version', record({}).replace('"version":1', '"version":0')],
])('F80: a text that is no form draft is not returned, and is set aside before it is replaced: %s', (_, text) => {
  const { draft, put, stored } = open();
  put(text);
  expect(draft.read('sadia')).toBeNull();
  draft.save('sadia', answers);
  expect(draft.read('sadia')).toEqual(answers);
  expect([...stored.values()]).toContain(text);
});
