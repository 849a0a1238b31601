import * as v from 'valibot';
import { type ConfirmingItem, createStorageItem } from './storageItem.ts';
import { parseJson } from './storedList.ts';
import { lastContactKey } from './userKeys.ts';

const text = v.pipe(v.string(), v.maxLength(1_000));
const Contact = v.object({ phone: text, location: text });

/** Last sent with a booking or a bike. */
export type Contact = v.InferOutput<typeof Contact>;

/** Forms begin with it. Deleted when the session of the user ends. */
export const createLastContact = (uid: string, item: ConfirmingItem = createStorageItem(lastContactKey(uid))) => ({
  read: (): Contact | null => {
    const stored = v.safeParse(Contact, parseJson(item.get() ?? ''));
    return stored.success ? stored.output : null;
  },
  store: ({ phone, location }: Contact): void => {
    if (v.is(Contact, { phone, location })) item.set(JSON.stringify({ phone, location }));
  },
});
