import { type ComponentType, useState } from 'react';
import { fn } from 'storybook/test';
import type { BulkTask } from '../admin/bulk/runBulk.ts';
import { emptyView, type TableView } from '../admin/table/tableView.ts';

type ViewArgs = { view: TableView; onViewChange(view: TableView): void };

/** The args of a story with a table: the view is empty, and `onViewChange` records its calls. */
export const viewArgs = { view: emptyView, onViewChange: fn<(view: TableView) => void>() };

/** A bulk action whose requests all succeed. */
export const succeedingTask: BulkTask<{ _id: string }> = {
  send: async () => ({ kind: 'done' }),
  check: async () => new Map(),
};

/** A decorator that stores the view of a table and passes it to the story, as a route does. */
export const withTableView = (Story: ComponentType<{ args: ViewArgs }>, { args }: { args: ViewArgs }) => {
  const [view, setView] = useState(args.view);
  const onViewChange = (next: TableView) => {
    args.onViewChange(next);
    setView(next);
  };
  return <Story args={{ ...args, view, onViewChange }} />;
};
