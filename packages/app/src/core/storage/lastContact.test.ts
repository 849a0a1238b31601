import { expect, test } from 'vitest';
import { createLastContact } from './lastContact.ts';
import { createTestStorage } from './testing/testStorage.ts';

test('the last contact is read again, and a text that is none counts as no contact [R2.87c]', () => {
  const item = createTestStorage().item('contact');
  const contact = createLastContact('farhana', item);
  expect(contact.read()).toBeNull();
  contact.store({ phone: '01711000123', location: 'Dhanmondi 27' });
  expect(createLastContact('farhana', item).read()).toEqual({ phone: '01711000123', location: 'Dhanmondi 27' });
  contact.store({ phone: '1'.repeat(1_001), location: '' });
  expect(contact.read()).toEqual({ phone: '01711000123', location: 'Dhanmondi 27' });
  item.set('{"phone":1}');
  expect(contact.read()).toBeNull();
});
