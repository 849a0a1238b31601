/** `tooShort`: the auth provider rejects it. `short`: it is accepted, but a longer one would be safer. */
type PasswordStrength = 'tooShort' | 'common' | 'short' | 'good';

/** The minimum length that Firebase requires. */
const minLength = 6;
const goodLength = 10;

/** Words that the most used passwords consist of, without the digits and signs around them. */
const commonWords = new Set(
  (
    'password passw0rd p@ssword pass passcode admin administrator root user login welcome letmein secret master hello ' +
    'qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abc abcd abcdef iloveyou love monkey dragon ' +
    'football cricket baseball princess sunshine superman batman shadow freedom whatever test changeme google facebook ' +
    'bangladesh dhaka chittagong sylhet khulna rajshahi bangla allah bismillah muhammad mohammad mohammed ahmed ' +
    'secondgear bike motorbike honda yamaha'
  ).split(' '),
);

const digitRow = '01234567890';

/** Whether the text repeats one character, or is a part of the row of digits in one of its directions. */
const isPattern = (text: string): boolean =>
  new Set(text).size <= 2 || digitRow.includes(text) || digitRow.includes([...text].reverse().join(''));

export const passwordStrength = (password: string): PasswordStrength => {
  if (password.length < minLength) return 'tooShort';
  const text = password.toLowerCase();
  const word = text.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  if (isPattern(text) || commonWords.has(word) || (word === '' && text.length < goodLength)) return 'common';
  return password.length < goodLength ? 'short' : 'good';
};
