import * as v from 'valibot';
import { lastContactKey } from './storageKeys.ts';
import { userStoredAtom } from './storedAtom.ts';

const text = v.pipe(v.string(), v.maxLength(1_000));
const Contact = v.object({ phone: text, location: text });

/** Last typed for a booking, or sent with a bike. */
export type Contact = v.InferOutput<typeof Contact>;

/** Forms begin with it. Deleted when the session of the user ends. */
export const lastContactAtom = userStoredAtom<Contact | null>({
  key: lastContactKey,
  schema: Contact,
  fallback: null,
  isHeld: true,
});
