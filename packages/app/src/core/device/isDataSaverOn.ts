/** The key in local storage of the user's choice. The inline head script reads it too, before the first paint. */
export const dataSaverKey = 'second-gear:data-saver';

/** The part of the browser's network information that the app reads. Firefox and Safari do not have it. */
type NetworkInformation = { saveData?: boolean };
declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

/**
 * Whether the app must load as little data as possible. The user's choice has priority over the setting of the browser.
 *
 * @param stored the text in local storage; null if the user has chosen nothing
 */
export const isDataSaverOn = (stored: string | null): boolean =>
  stored === 'on' || (stored !== 'off' && navigator.connection?.saveData === true);
