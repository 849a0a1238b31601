/** One chunk, because the bundler would otherwise move code of all dialogs into the pages that have no dialog. */
export { ReportDetails } from './ReportDetails/ReportDetails.tsx';
export { ShortcutsDialog } from './ShortcutsDialog/ShortcutsDialog.tsx';
