/** The inline head script reads it too, before the first paint. */
export const dataSaverKey = 'second-gear:data-saver';

/** Firefox and Safari do not have it. */
type NetworkInformation = { saveData?: boolean };
declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

/** The user's choice has priority over the setting of the browser. @param stored null if the user has chosen nothing */
export const isDataSaverOn = (stored: string | null): boolean =>
  stored === 'on' ||
  // The build renders pages without a browser.
  (stored !== 'off' && typeof navigator !== 'undefined' && navigator.connection?.saveData === true);
