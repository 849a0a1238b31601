import { type EmailEnumeration, emailEnumerations } from '../auth/identityToolkit.ts';
import { type IdTokenRule, idTokenRules } from '../auth/verifyIdToken.ts';
import { type Profile, profiles } from '../backend/index.ts';
import { type FaultSetting, isLoopback, parseFaultSetting } from '../faults/faultSetting.ts';

/** Thrown for a setting that makes no sense; says which, and what would. */
export class SettingError extends Error {
  override name = 'SettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

export type Settings = {
  port: number;
  host: string;
  /** The data file; 'memory' keeps nothing; 'usual' is the working copy of `db.json`. */
  data: { file: string } | 'memory' | 'usual';
  origins: string[];
  emailEnumeration: EmailEnumeration;
  /** Whether an ID token is asked for where the client sends one. */
  idTokens: IdTokenRule;
  /** Whose manner the shop's server answers in. */
  profile: Profile;
  /** Whether a missing token is refused, and the deed done all the same. */
  lax: boolean;
  /** What goes wrong on purpose; undefined: nothing. */
  faults: FaultSetting | undefined;
};

const portFrom = (environment: Environment, name: string, defaultPort: number): number => {
  const given = environment[name];
  if (!given) return defaultPort;
  if (!/^\d{1,5}$/.test(given) || Number(given) > 65_535) {
    throw new SettingError(`${name} must be a port from 0 to 65535, and is '${given}'.`);
  }
  return Number(given);
};

const hostFrom = ({ MOCK_HOST: given }: Environment): string => given || 'localhost';

const originFrom = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.origin === 'null' || url.origin !== text.replace(/\/$/, '')) {
    throw new SettingError(`MOCK_ORIGINS must list origins such as https://shop.example, and holds '${text}'.`);
  }
  return url.origin;
};

const enumerationFrom = ({ MOCK_EMAIL_ENUMERATION: given }: Environment): EmailEnumeration => {
  if (!given) return 'protected';
  const found = emailEnumerations.find((known) => known === given);
  if (!found) throw new SettingError(`MOCK_EMAIL_ENUMERATION must be ${emailEnumerations.join(' or ')}.`);
  return found;
};

const idTokensFrom = ({ MOCK_ID_TOKEN: given }: Environment): IdTokenRule => {
  if (!given) return 'ignored';
  const found = idTokenRules.find((known) => known === given);
  if (!found) throw new SettingError(`MOCK_ID_TOKEN must be ${idTokenRules.join(', ')}.`);
  return found;
};

const profileFrom = ({ MOCK_PROFILE: given }: Environment): Profile => {
  if (!given) return 'documented';
  const found = profiles.find((known) => known === given);
  if (!found) throw new SettingError(`MOCK_PROFILE must be ${profiles.join(' or ')}.`);
  return found;
};

const laxFrom = ({ MOCK_LAX: given }: Environment): boolean => {
  if (given && given !== 'on') throw new SettingError(`MOCK_LAX must be on, or left out, and is '${given}'.`);
  return given === 'on';
};

/** Only where nobody else can be harmed by it, or harm: the switch asks nobody's name. */
const faultsFrom = ({ MOCK_FAULTS: given }: Environment, host: string): FaultSetting | undefined => {
  if (!given) return undefined;
  const found = parseFaultSetting(given);
  if (!found) throw new SettingError(`MOCK_FAULTS must be on or seed:NUMBER,rate:0.1, and is '${given}'.`);
  if (!isLoopback(host)) {
    throw new SettingError(`MOCK_FAULTS is for this machine alone, and MOCK_HOST is '${host}'. Leave one of them out.`);
  }
  return found;
};

const dataFrom = ({ MOCK_DB: given }: Environment): Settings['data'] => {
  if (!given) return 'usual';
  return given === 'memory' ? 'memory' : { file: given };
};

/**
 * The settings in the environment: `portName` (PORT or MOCK_PORT), MOCK_HOST (not HOST, which some shells set to the
 * machine's own name), MOCK_DB, MOCK_ORIGINS (a list with commas), MOCK_EMAIL_ENUMERATION, MOCK_ID_TOKEN,
 * MOCK_PROFILE, MOCK_LAX and MOCK_FAULTS. Throws a SettingError.
 */
export const readSettings = (environment: Environment, portName: string, defaultPort: number): Settings => ({
  port: portFrom(environment, portName, defaultPort),
  host: hostFrom(environment),
  data: dataFrom(environment),
  origins: (environment.MOCK_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map(originFrom),
  emailEnumeration: enumerationFrom(environment),
  idTokens: idTokensFrom(environment),
  profile: profileFrom(environment),
  lax: laxFrom(environment),
  faults: faultsFrom(environment, hostFrom(environment)),
});
