import { createCopy } from './createCopy.ts';
import { enStandIns } from './en.ts';

/** The words of stand-ins. */
export const [useStandInCopy, StandInCopyProvider] = createCopy(enStandIns);
