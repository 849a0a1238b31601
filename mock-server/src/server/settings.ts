import { type EmailEnumeration, emailEnumerations } from '../auth/identityToolkit.ts';
import { type IdTokenRule, idTokenRules } from '../auth/verifyIdToken.ts';
import { type Profile, profiles } from '../backend/index.ts';
import { type FaultSetting, parseFaultSetting } from '../faults/faultSetting.ts';
import { isLoopback } from './http/hostCheck.ts';

/** Thrown for an invalid setting. The message names the setting and its valid values. */
export class SettingError extends Error {
  override name = 'SettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

export type Settings = {
  port: number;
  host: string;
  /**
   * Where the data is stored. 'memory': only in memory. 'default': in `.data/db.json`, which is created from `db.json`.
   * An object: in this file.
   */
  data: { file: string } | 'memory' | 'default';
  origins: string[];
  emailEnumeration: EmailEnumeration;
  /** Whether the endpoints to which the client sends an ID token require one. */
  idTokens: IdTokenRule;
  /** The format of the API's responses. */
  profile: Profile;
  /** Whether a write is executed although its response is 401. */
  executesUnauthorizedWrites: boolean;
  /** The faults that the server produces. Undefined: none. */
  faults: FaultSetting | undefined;
};

/** The names of all settings. `PORT` is not here, because other programs use it too. */
const settingNames = [
  'MOCK_PORT',
  'MOCK_HOST',
  'MOCK_DB',
  'MOCK_ORIGINS',
  'MOCK_EMAIL_ENUMERATION',
  'MOCK_ID_TOKEN',
  'MOCK_PROFILE',
  'MOCK_UNAUTHORIZED_WRITES',
  'MOCK_FAULTS',
];

/** Throws for a setting with a misspelled name, which would otherwise have no effect. */
const checkNames = (environment: Environment): void => {
  const unknown = Object.keys(environment).filter((name) => name.startsWith('MOCK_') && !settingNames.includes(name));
  if (unknown.length > 0)
    throw new SettingError(`Unknown settings: ${unknown.join(', ')}. Known settings: ${settingNames.join(', ')}.`);
};

const portFrom = (environment: Environment, name: string, defaultPort: number): number => {
  const value = environment[name];
  if (!value) return defaultPort;
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new SettingError(`${name} must be a port from 0 to 65535, but is '${value}'.`);
  }
  return Number(value);
};

const hostFrom = ({ MOCK_HOST: value }: Environment): string => value || 'localhost';

const originFrom = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.origin === 'null' || url.origin !== text.replace(/\/$/, '')) {
    throw new SettingError(`MOCK_ORIGINS must list origins such as https://shop.example, but is '${text}'.`);
  }
  return url.origin;
};

/** Reads a setting that has one of a few values. The default is the first of these values. */
const choiceFrom = <Value extends string>(
  environment: Environment,
  name: string,
  values: readonly [Value, ...Value[]],
): Value => {
  const value = environment[name] || values[0];
  const found = values.find((known) => known === value);
  if (!found) throw new SettingError(`${name} must be ${values.join(' or ')}, but is '${value}'.`);
  return found;
};

const unauthorizedWritesFrom = ({ MOCK_UNAUTHORIZED_WRITES: value }: Environment): boolean => {
  if (value && value !== 'on')
    throw new SettingError(`MOCK_UNAUTHORIZED_WRITES must be on, or left out, but is '${value}'.`);
  return value === 'on';
};

/**
 * Reads the setting MOCK_FAULTS. Faults are allowed only on a loopback address, because the routes that set them
 * require no authentication.
 */
const faultsFrom = ({ MOCK_FAULTS: value }: Environment, host: string): FaultSetting | undefined => {
  if (!value) return undefined;
  const found = parseFaultSetting(value);
  if (!found) throw new SettingError(`MOCK_FAULTS must be on or seed:NUMBER,rate:0.1, but is '${value}'.`);
  if (!isLoopback(host)) {
    throw new SettingError(`MOCK_FAULTS is for this machine alone, and MOCK_HOST is '${host}'. Leave one of them out.`);
  }
  return found;
};

const dataFrom = ({ MOCK_DB: value }: Environment): Settings['data'] => {
  if (!value) return 'default';
  return value === 'memory' ? 'memory' : { file: value };
};

/**
 * Reads the settings from the environment: `portName` (PORT or MOCK_PORT), MOCK_HOST, MOCK_DB, MOCK_ORIGINS
 * (comma-separated), MOCK_EMAIL_ENUMERATION, MOCK_ID_TOKEN, MOCK_PROFILE, MOCK_UNAUTHORIZED_WRITES and MOCK_FAULTS. The
 * setting of the host is called MOCK_HOST, because some shells set HOST to the name of the machine. Throws a
 * SettingError.
 */
export const readSettings = (environment: Environment, portName: string, defaultPort: number): Settings => {
  checkNames(environment);
  return {
    port: portFrom(environment, portName, defaultPort),
    host: hostFrom(environment),
    data: dataFrom(environment),
    origins: (environment.MOCK_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map(originFrom),
    emailEnumeration: choiceFrom(environment, 'MOCK_EMAIL_ENUMERATION', emailEnumerations),
    idTokens: choiceFrom(environment, 'MOCK_ID_TOKEN', idTokenRules),
    profile: choiceFrom(environment, 'MOCK_PROFILE', profiles),
    executesUnauthorizedWrites: unauthorizedWritesFrom(environment),
    faults: faultsFrom(environment, hostFrom(environment)),
  };
};
