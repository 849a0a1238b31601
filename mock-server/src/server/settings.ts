import * as v from 'valibot';
import { emailEnumerations } from '../auth/identityToolkit.ts';
import { parseFaultSetting } from '../faults/faultRules.ts';
import { isLoopback } from '../http/requestChecks.ts';

const Origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''), 'must list origins'),
  v.transform((text) => new URL(text).origin),
);

/** `port` is PORT or MOCK_PORT. The host is MOCK_HOST, because some shells set HOST. */
const schema = v.pipe(
  v.strictObject({
    port: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))], 'must be a port'),
      v.maxValue(65_535, 'must be a port'),
    ),
    MOCK_HOST: v.optional(v.string(), 'localhost'),
    /** `memory`: only in memory. Missing: `.data/db.json`, which is created from `db.json`. */
    MOCK_DB: v.optional(v.string()),
    MOCK_ORIGINS: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
        v.array(Origin),
      ),
      '',
    ),
    MOCK_EMAIL_ENUMERATION: v.optional(v.picklist(emailEnumerations, 'must be protected or allowed'), 'protected'),
    MOCK_ID_TOKEN: v.optional(v.literal('required', 'must be required, or left out')),
    MOCK_FAULTS: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => parseFaultSetting(text) !== undefined, 'must be on or seed:NUMBER,rate:0.1'),
        v.transform(parseFaultSetting),
      ),
    ),
  }),
  v.transform((values) => ({
    port: values.port,
    host: values.MOCK_HOST,
    dataFile: values.MOCK_DB,
    origins: values.MOCK_ORIGINS,
    emailEnumeration: values.MOCK_EMAIL_ENUMERATION,
    requiresIdToken: values.MOCK_ID_TOKEN === 'required',
    faults: values.MOCK_FAULTS,
  })),
);
export type Settings = v.InferOutput<typeof schema>;

/** Reads the settings from the environment. Throws an Error that names the invalid setting and its valid values. */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  portName: string,
  defaultPort: number,
): Settings => {
  const given = Object.entries(environment).filter(([name, value]) => name.startsWith('MOCK_') && value);
  const { MOCK_PORT: _, ...values } = Object.fromEntries(given);
  const parsed = v.safeParse(schema, { ...values, port: environment[portName] || defaultPort });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const [{ key } = { key: '' }] = issue.path ?? [];
    if (issue.expected === 'never') throw new Error(`There is no setting ${key}: see docs/configuration.md.`);
    throw new Error(`${key === 'port' ? portName : key} ${issue.message}, but is '${issue.input}'.`);
  }
  const { faults, host } = parsed.output;
  // The routes that set faults require no authentication.
  if (faults && !isLoopback(host))
    throw new Error(`MOCK_FAULTS is for this machine alone, and MOCK_HOST is '${host}'. Leave one of them out.`);
  return parsed.output;
};
