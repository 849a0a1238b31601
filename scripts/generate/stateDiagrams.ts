import { join } from 'node:path';
import { sessionTable } from '../../packages/app/src/auth/session/sessionMachine.ts';
import { transitions } from '../../packages/app/src/payments/checkout/checkoutMachine.ts';

/**
 * Prints state machines as Mermaid diagrams and inserts them into docs/architecture.md.
 *
 * To add a state machine, add an entry to `machines`, write the two marker lines `<!-- generated: NAME -->` and
 * `<!-- end -->` into the document, and run `node scripts/generate/state-diagrams.mjs`. A machine is given in one of two
 * forms; further properties are ignored. The first state is the initial state.
 *
 * - The table with which the machine works: `{ [from]: { [event]: { to } } }`. If an event can lead to several states,
 *   its entry is a list of `{ to }`. Without `to` the state stays.
 * - A list of transitions: `{ from, event, to }[]`.
 *
 * Transitions that do not change the state are not in the diagram. Events with the same arrow share one line.
 */
export type Machine = { name: string; table: Table | readonly Transition[] };

type Target = { to?: string };
type Table = Readonly<Record<string, Readonly<Record<string, Target | readonly Target[]>>>>;
type Transition = { from: string; event: string; to: string };

export const machines: readonly Machine[] = [
  { name: 'session', table: sessionTable },
  { name: 'checkout', table: transitions },
];

/** The absolute path of the document with the diagrams. */
export const diagramsPath = join(import.meta.dirname, '../../docs/architecture.md');

const listTransitions = (table: Machine['table']): readonly Transition[] => {
  if (Array.isArray(table)) return table;
  return Object.entries(table as Table).flatMap(([from, events]) =>
    Object.entries(events).flatMap(([event, targets]) =>
      [targets].flat().map(({ to = from }) => ({ from, event, to })),
    ),
  );
};

/** Prints a Mermaid diagram, in the order of the table. */
export const printDiagram = (table: Machine['table']): string => {
  const transitions = listTransitions(table);
  const arrows = new Map<string, string[]>();
  for (const { from, event, to } of transitions) {
    const arrow = `${from} --> ${to}`;
    const events = arrows.get(arrow) ?? [];
    if (from !== to && !events.includes(event)) arrows.set(arrow, [...events, event]);
  }
  const lines = [...arrows].map(([arrow, events]) => `${arrow}: ${events.join(', ')}`);
  return ['stateDiagram-v2', `[*] --> ${transitions[0]?.from}`, ...lines].join('\n    ');
};

/**
 * Returns the document with the current diagrams between their markers. Throws an error if the markers of a machine are
 * missing.
 */
export const insertDiagrams = (document: string, all: readonly Machine[] = machines): string =>
  all.reduce((text, { name, table }) => {
    const start = `<!-- generated: ${name} -->`;
    const [before, rest] = text.split(start);
    const end = rest?.indexOf('<!-- end -->') ?? -1;
    if (rest === undefined || end < 0) throw new Error(`The document has no markers for the state machine ${name}`);
    return `${before}${start}\n\n\`\`\`mermaid\n${printDiagram(table)}\n\`\`\`\n\n${rest.slice(end)}`;
  }, document);
