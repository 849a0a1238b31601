import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { diagramsPath, insertDiagrams, printDiagram } from './stateDiagrams.ts';

test('docs/architecture.md is up to date (otherwise: node scripts/generate/state-diagrams.mjs)', async () => {
  const document = await readFile(diagramsPath, 'utf8');
  expect(document).toBe(insertDiagrams(document));
});

describe('a diagram of a state machine', () => {
  const table = {
    off: { press: { to: 'on', effects: ['light'] }, kick: { to: 'on' } },
    on: { press: [{ to: 'off' }, { to: 'broken' }], kick: { to: 'on' } },
  };
  const diagram = `stateDiagram-v2
    [*] --> off
    off --> on: press, kick
    on --> off: press
    on --> broken: press`;

  test('the diagram of a state machine has one arrow for each pair of states', () => {
    expect(printDiagram(table)).toBe(diagram);
  });

  test('the diagram of a state machine is the same for a table and for a list of transitions', () => {
    const transitions = [
      { from: 'off', event: 'press', to: 'on' },
      { from: 'off', event: 'kick', to: 'on' },
      { from: 'on', event: 'press', to: 'off' },
      { from: 'on', event: 'press', to: 'broken' },
      { from: 'on', event: 'kick', to: 'on' },
    ];
    expect(printDiagram(transitions)).toBe(diagram);
  });

  test('insertDiagrams replaces only the text between the markers of its machine', () => {
    const document =
      'a\n<!-- generated: lamp -->\nold\n<!-- end -->\nb\n<!-- generated: other -->\nkept\n<!-- end -->\n';
    expect(insertDiagrams(document, [{ name: 'lamp', table }])).toBe(
      `a\n<!-- generated: lamp -->\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\n<!-- end -->\nb\n<!-- generated: other -->\nkept\n<!-- end -->\n`,
    );
  });

  test('insertDiagrams throws when the document has no markers for a machine', () => {
    expect(() => insertDiagrams('# Architecture', [{ name: 'lamp', table }])).toThrow(
      'no markers for the state machine',
    );
  });
});
