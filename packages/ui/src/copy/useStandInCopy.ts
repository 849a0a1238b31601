import { createContext, useContext } from 'react';
import { enStandIns, type StandInCopy } from './en.ts';

const StandInCopyContext = createContext<StandInCopy>(enStandIns);

/** As `CopyProvider`, for what only stand-ins say. */
export const StandInCopyProvider = StandInCopyContext.Provider;

/** The words of stand-ins, in the language of the page. */
export const useStandInCopy = (): StandInCopy => useContext(StandInCopyContext);
