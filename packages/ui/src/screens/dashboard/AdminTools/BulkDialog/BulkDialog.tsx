import { type ReactNode, useId, useMemo } from 'react';
import type { BulkOutcome, BulkOutcomeKind, BulkTask } from '../../../../admin/bulk/runBulk.ts';
import { type BulkOutcomes, useBulkRun } from '../../../../admin/bulk/useBulkRun.ts';
import { ActionButton } from '../../../../components/base/ActionButton/ActionButton.tsx';
import { BidiText } from '../../../../components/base/BidiText/BidiText.tsx';
import { Button } from '../../../../components/base/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../../components/feedback/Dialog/Dialog.tsx';
import { toast } from '../../../../components/feedback/Toasts/toast.ts';
import { Stack } from '../../../../components/layout/Stack/Stack.tsx';
import { type AdminCopy, useAdminCopy } from '../../../../copy/admin.ts';
import { useCopy } from '../../../../copy/useCopy.ts';
import { truncate } from '../../../../lib/truncate.ts';
import styles from './BulkDialog.module.css';

export type BulkKind = 'deleteBuyers' | 'deleteSellers' | 'deleteReports' | 'verifySellers';

type BulkDialogProps<Row> = {
  /** Whether the dialog or menu is open. */
  isOpen: boolean;
  /** The action that is carried out for each row. */
  kind: BulkKind;
  /** The rows of the table, or the rows that an action is about. */
  rows: readonly Row[];
  /** The task that carries out the action for each row, and that reports its progress. */
  task: BulkTask<Row>;
  // A method, because the lazily loaded dialog has lost the type of the rows, which a function must have.
  /** Returns the name of a row, or '' if the row has none. */
  nameOf(row: Row): string;
  /** Returns a text that tells rows with the same name apart, such as the e-mail address. */
  detailOf(row: Row): string;
  /** Whether bikes of the seller in this row are reported. The confirmation names all such sellers. */
  isReported?(row: Row): boolean;
  /** Called when the admin closes the dialog, with the outcomes that are known. */
  onClose: (outcomes?: BulkOutcomes) => void;
};

const shownNames = 5;

/** The admin may send the same request again after these. */
const repeatable: readonly BulkOutcomeKind[] = ['failed', 'notDone', 'notSent'];

/** Those for which the admin has to do something are first. */
const order: readonly BulkOutcomeKind[] = [
  'failed',
  'unconfirmed',
  'notDone',
  'notSent',
  'partlyDone',
  'nothingToDo',
  'done',
];

/** The dialog of a bulk action. It asks for a confirmation, then shows the progress, and then the result of each row. */
export const BulkDialog = <Row extends { _id: string }>(props: BulkDialogProps<Row>) => {
  const { isOpen, kind, rows, task, nameOf, detailOf, isReported, onClose } = props;
  const { adminTools } = useAdminCopy();
  const { close, confirmDelete } = useCopy();
  const { bulk: copy } = adminTools;
  const textId = useId();
  const { stage, isRunning, outcomes, start, stop, checkAgain } = useBulkRun(task, (results) =>
    toast.plain(copy.left(copy.tasks[kind](rows.length), summaryOf(copy, [...results.values()]))),
  );
  const repeated = useMemo(() => repeatedTexts(rows.map((row) => nameOf(row))), [rows, nameOf]);
  const name = (row: Row) => (
    <span>
      <BidiText>{truncate(nameOf(row).trim()) || adminTools.unnamed}</BidiText>
      {repeated.has(nameOf(row)) && (
        <span className={styles.detail}>
          {' '}
          <BidiText>{truncate(detailOf(row))}</BidiText>
        </span>
      )}
    </span>
  );
  const outcomeOf = ({ _id }: Row) => outcomes.get(_id);
  const withKind = (...kinds: readonly BulkOutcomeKind[]) =>
    rows.filter((row) => kinds.some((one) => one === outcomeOf(row)?.kind));
  const again = withKind(...repeatable);
  const unconfirmed = withKind('unconfirmed');
  const reported = stage === 'confirming' && isReported ? rows.filter((row) => isReported(row)) : [];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isRunning && onClose(outcomes)}
      title={stage === 'confirming' ? copy.titles[kind](rows.length) : copy.tasks[kind](rows.length)}
      role="alertdialog"
      describedBy={textId}
    >
      {stage === 'confirming' && (
        <>
          <Stack gap="15" id={textId}>
            <ul className={styles.names}>
              {rows.slice(0, shownNames).map((row) => (
                <li key={row._id}>{name(row)}</li>
              ))}
              {rows.length > shownNames && <li>{copy.more(rows.length - shownNames)}</li>}
            </ul>
            {reported.length > 0 && (
              <p className={styles.reported}>
                <span>{copy.reported(reported.length, rows.length)}</span>{' '}
                {reported.map((row, index) => (
                  <span key={row._id}>
                    {index > 0 && <span>, </span>}
                    <span>{name(row)}</span>
                  </span>
                ))}
              </p>
            )}
            <p>{copy.warnings[kind]}</p>
          </Stack>
          <DialogActions>
            <Button variant="outline" autoFocus onPress={() => onClose(outcomes)}>
              {confirmDelete.cancel}
            </Button>
            <Button variant={kind === 'verifySellers' ? 'action' : 'danger'} onPress={() => isOpen && void start(rows)}>
              {copy.actions[kind](rows.length)}
            </Button>
          </DialogActions>
        </>
      )}
      {isRunning && (
        <>
          <Progress textId={textId} done={outcomes.size - withKind('notSent').length} total={rows.length} />
          <DialogActions>
            <Button variant="outline" autoFocus isPending={stage === 'stopping'} onPress={stop}>
              {copy.stop}
            </Button>
          </DialogActions>
        </>
      )}
      {stage === 'finished' && (
        <>
          <Stack as="p" gap="15" id={textId} role="status">
            {summaryOf(copy, [...outcomes.values()])}
          </Stack>
          <ul className={styles.results}>
            {order.flatMap((one) =>
              withKind(one).map((row) => (
                <Result key={row._id} outcome={outcomeOf(row) ?? { kind: 'notSent' }}>
                  {name(row)}
                </Result>
              )),
            )}
          </ul>
          <DialogActions>
            {unconfirmed.length > 0 && (
              <ActionButton variant="outline" action={() => checkAgain(unconfirmed)}>
                {copy.checkAgain}
              </ActionButton>
            )}
            {again.length > 0 && (
              <Button autoFocus onPress={() => void start(again)}>
                {copy.tryAgain}
              </Button>
            )}
            <Button
              variant={again.length > 0 ? 'outline' : 'action'}
              autoFocus={again.length === 0}
              onPress={() => onClose(outcomes)}
            >
              {close}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};

type BulkCopy = AdminCopy['adminTools']['bulk'];

/** '50 failed, 450 done'. */
const summaryOf = (copy: BulkCopy, outcomes: readonly BulkOutcome[]): string =>
  order
    .map((kind) => ({ kind, count: outcomes.filter((outcome) => outcome.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => copy.counts[kind](count))
    .join(', ');

const repeatedTexts = (texts: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.has(text) || !seen.add(text)));
};

const Progress = ({ textId, done, total }: { textId: string; done: number; total: number }) => {
  const { bulk: copy } = useAdminCopy().adminTools;
  return (
    <Stack gap="15">
      <p id={textId}>{copy.progress(done, total)}</p>
      <progress className={styles.progress} aria-labelledby={textId} value={done} max={total} />
    </Stack>
  );
};

const Result = ({ children, outcome }: { children: ReactNode; outcome: BulkOutcome }) => {
  const { bulk: copy } = useAdminCopy().adminTools;
  return (
    <li className={styles.result} data-outcome={outcome.kind}>
      {children}
      <span className={styles.outcome}>
        {outcome.kind === 'failed' ? copy.failed(outcome.problem) : copy.outcomes[outcome.kind]}
      </span>
    </li>
  );
};
