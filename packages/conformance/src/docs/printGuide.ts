import { type CallDescription, describeCalls, guideNotes, type SentField } from '@second-gear/contract/openapi';
import { firstMorning, morning } from '@second-gear/fixtures';
import { createShop } from '@second-gear/mock-server/msw';
import { aboutBikes } from '../cases/bikes.ts';
import { aboutOrders } from '../cases/bookings.ts';
import { levelOf } from '../cases/causes.ts';
import { askedBy } from '../cases/check.ts';
import { stageOf } from '../cases/stage.ts';
import { aboutOf, type Case, toolsOf } from '../cases/testCase.ts';
import { firstCast } from '../cases/testData.ts';
import { aboutPeople } from '../cases/users.ts';
import { sentBy } from '../server/httpRequest.ts';
import type { Door, Question } from '../server/serverUnderTest.ts';

/**
 * The calls as a chapter of the guide, for whoever writes a server. What is asked and answered in it are cases of
 * the contract suite, put to the shop and answered by it when this is printed; what is said besides is in `guideNotes`.
 */

const own: readonly Case[] = [...aboutPeople, ...aboutBikes, ...aboutOrders];

/** Ids that count up, so that the chapter is the same every time. */
const counting = () => {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(16).padStart(24, '0');
  };
};

/** Tokens are signed anew each time, and nobody's business. */
const withoutTokens = (text: string): string => text.replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOi…');

type Played = { question: Question; sent: string; status: number; json: unknown };

const play = async (one: Case): Promise<Played> => {
  const shop = createShop(morning({ bikes: 0 }), { now: () => new Date(firstMorning), newId: counting() });
  const ask: Door['ask'] = async (question) => {
    const { headers, body = new Uint8Array() } = await sentBy(question);
    const answer = await shop.ask({ method: question.method, path: question.path, headers, body });
    return { status: answer.status, headers: answer.headers, json: answer.json };
  };
  const tools = toolsOf({ ask, tokenFor: shop.tokenFor });
  const asked = one.told(stageOf(firstCast));
  await asked.before?.(tools);
  const told = { ...asked, ...(await asked.arrange?.(tools)) };
  const question = askedBy(one, told, told.as && (await shop.tokenFor(told.as)));
  const { status, json } = await ask(question);
  return { question, sent: typeof question.body === 'string' ? question.body : '', status, json };
};

const block = (language: string, text: string): string => `\`\`\`${language}\n${withoutTokens(text)}\n\`\`\``;

/** JSON in as few lines of at most so many characters as it takes. */
const pretty = (json: unknown, longest = 118): string => {
  const lines: string[] = [];
  for (const part of JSON.stringify(json, null, 1).split('\n')) {
    const longer = `${lines.at(-1) ?? ''} ${part.trim()}`.trim();
    if (lines.length > 0 && longer.length <= longest) lines[lines.length - 1] = longer;
    else lines.push(part.trim());
  }
  return lines.join('\n');
};

const asked = ({ question: { method, path, headers = {}, body }, sent }: Played): string =>
  [
    `${method} ${path}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body instanceof FormData ? ['content-type: multipart/form-data; boundary=…', '', '(the field image)'] : []),
    ...(sent ? ['', pretty(JSON.parse(sent))] : []),
  ].join('\n');

/** A list shows by its first item what it is a list of. */
const shortened = (json: unknown): string => {
  const rest = Array.isArray(json) ? json.length - 1 : 0;
  const first = Array.isArray(json) ? json.slice(0, 1) : json;
  return rest > 0 ? pretty(first).replace(/\s\]$/, `, … and ${rest} more ]`) : pretty(first);
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const inCell = (json: unknown): string => {
  const text = withoutTokens(JSON.stringify(json) ?? '');
  return text.length <= 140 ? ` \`${cell(text)}\`` : '';
};

const caseRow = async (one: Case): Promise<string> => {
  const { status, json } = await play(one);
  return `| ${cell(one.name)} | ${levelOf(aboutOf(one))} | ${status}${inCell(json)} |`;
};

const article = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

const whoMay = ({ bearer, allowed, host }: CallDescription): string => {
  if (host === 'images') return 'Whoever has the key.';
  return bearer && allowed
    ? `${article(allowed)}, with their access token.`.replace(/^a/, 'A')
    : 'Anybody: no token is sent.';
};

const field = ({ name, place, isRequired }: SentField): string =>
  `\`${name}\` (${place}${isRequired ? '' : ', optional'})`;

const anchor = (call: CallDescription): string => call.name.toLowerCase();

const chapter = async (call: CallDescription): Promise<string> => {
  const cases = own.filter(({ endpoint }) => endpoint === call.name);
  const first = cases.find(({ kind }) => kind === 'good');
  if (!first) throw new Error(`${call.name} has no good case.`);
  const played = await play(first);
  const { answers, checks } = guideNotes[call.name];
  const isWritingGet = call.writes && call.method === 'GET';
  return [
    `### ${call.name}`,
    `**\`${call.method} ${call.path}\`** — ${call.does}${isWritingGet ? ' It should be a POST: see “GETs that write”.' : ''}`,
    [
      `- **Who may ask:** ${whoMay(call)} Asked from: ${call.askedFrom.join('; ')}.`,
      ...(call.sends.length > 0 ? [`- **Sends:** ${call.sends.map(field).join(', ')}.`] : []),
      `- **Only the server can check:** ${checks}`,
    ].join('\n'),
    [
      '| the server answers | the client |',
      '|---|---|',
      ...answers.map(([said, does]) => `| ${cell(said)} | ${cell(does)} |`),
    ].join('\n'),
    `The contract suite’s case “${first.name}”:`,
    block('http', asked(played)),
    block('jsonc', `// ${played.status}\n${shortened(played.json)}`),
    ['| the suite’s cases | | answered with |', '|---|---|---|', ...(await Promise.all(cases.map(caseRow)))].join('\n'),
  ].join('\n\n');
};

const overviewRow = (call: CallDescription): string =>
  `| [${call.name}](#${anchor(call)}) | \`${call.method} ${call.path}\` | ${call.bearer && call.allowed ? call.allowed : ''} | ${call.writes ? (call.method === 'GET' ? '**GET that writes**' : 'writes') : ''} |`;

/** All calls, in the order of the table. The same every time. */
export const printCalls = async (): Promise<string> => {
  const calls = describeCalls();
  const chapters = await Promise.all(calls.map(chapter));
  return [
    ['| in code | call | bearer of | |', '|---|---|---|---|', ...calls.map(overviewRow)].join('\n'),
    ...chapters,
  ].join('\n\n');
};

const from = '<!-- calls: written by npm run docs, from here -->';
const to = '<!-- calls: to here -->';

/** The guide with the calls of today between the prose. Throws an Error when the prose has no place for them. */
export const withCalls = async (guide: string): Promise<string> => {
  const [before, rest] = guide.split(from);
  const after = rest?.split(to)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The guide has no place for the calls: ${from} … ${to}`);
  return `${before}${from}\n\n${await printCalls()}\n\n${to}${after}`;
};
