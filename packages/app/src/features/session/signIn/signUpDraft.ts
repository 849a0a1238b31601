import { signUpRoles } from '@second-gear/contract';
import type { KeptDraft } from '@second-gear/ui';
import * as v from 'valibot';
import { createStorageItem } from '#core/storage/storageItem.ts';
import { createStoredValue } from '#core/storage/storedValue.ts';

/** Only in this tab, because others may use the device of a guest. */
const stored = createStoredValue(
  createStorageItem('secondGear.draft.signUp', () => window.sessionStorage),
  {
    schema: v.nullable(v.object({ name: v.string(), email: v.string(), role: v.nullable(v.picklist(signUpRoles)) })),
    fallback: null,
  },
);

/** Never the password. */
export const signUpDraft: KeptDraft & { clear: () => void } = {
  read: stored.read,
  keep: ({ name, email, role }) => void stored.update(() => ({ name, email, role })),
  clear: () => void stored.update(() => null),
};
