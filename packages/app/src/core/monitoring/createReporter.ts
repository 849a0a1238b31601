import type { MonitoringBatch, MonitoringReport } from '@second-gear/contract';

export type Reporter = {
  /** Sent when the user leaves or hides the page. Never throws. */
  add(report: MonitoringReport): void;
  send(): void;
};

type Options = {
  /** Such as '/categories/:id'. */
  getPage: () => string;
  getLanguage: () => MonitoringBatch['language'];
  sendText: (text: string) => void;
};

/** Of one page load. Further reports are only counted. */
export const maxReports = 50;

export const createReporter = ({ getPage, getLanguage, sendText }: Options): Reporter => {
  const pending = new Map<string, MonitoringBatch['reports'][number]>();
  let accepted = 0;
  let dropped = 0;
  return {
    add: (report) => {
      const page = getPage();
      const key = JSON.stringify([page, report]);
      const known = pending.get(key);
      if (known) known.count += 1;
      else if (accepted < maxReports) {
        accepted += 1;
        pending.set(key, { page, count: 1, report });
      } else dropped += 1;
    },
    send: () => {
      if (pending.size === 0 && dropped === 0) return;
      const batch: MonitoringBatch = { version: 1, language: getLanguage(), reports: [...pending.values()], dropped };
      pending.clear();
      dropped = 0;
      sendText(JSON.stringify(batch));
    },
  };
};
