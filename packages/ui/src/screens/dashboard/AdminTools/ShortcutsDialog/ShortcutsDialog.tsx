import { Dialog, type DialogState } from '../../../../components/feedback/Dialog/Dialog.tsx';
import { useAdminCopy } from '../../../../copy/admin.ts';
import styles from './ShortcutsDialog.module.css';

/** As they are printed on a keyboard. `useTableKeys` handles them. */
const shortcutKeys = {
  search: ['/'],
  next: ['j', '↓'],
  previous: ['k', '↑'],
  select: ['x'],
  help: ['?'],
} as const;

/** The list of the keyboard shortcuts of a table. */
export const ShortcutsDialog = ({ isOpen, onClose }: DialogState) => {
  const { shortcuts: copy } = useAdminCopy().adminTools;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={copy.title}>
      <p className={styles.lead}>{copy.lead}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{copy.key}</th>
            <th scope="col">{copy.action}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(shortcutKeys).map(([name, keys]) => (
            <tr key={name}>
              <td>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </td>
              <td>{copy.actions[name as keyof typeof shortcutKeys]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
};
