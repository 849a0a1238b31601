import { createCopy } from './createCopy.ts';
import { enDemo } from './en.ts';

/** The texts of the demo services. */
export const [useDemoCopy, DemoCopyProvider] = createCopy(enDemo);
