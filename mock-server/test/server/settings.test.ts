import { describe, expect, test } from 'vitest';
import { readSettings, SettingError } from '../../src/server/settings.ts';

const read = (environment: Record<string, string>) => readSettings(environment, 'PORT', 4173);

describe('settings', () => {
  test("the mock server's settings have default values", () => {
    expect(read({})).toEqual({
      port: 4173,
      host: 'localhost',
      data: 'default',
      origins: [],
      emailEnumeration: 'protected',
      idTokens: 'ignored',
      profile: 'documented',
      executesUnauthorizedWrites: false,
      faults: undefined,
    });
  });

  test("the mock server's settings are read from the environment", () => {
    expect(
      read({
        PORT: '0',
        MOCK_HOST: '0.0.0.0',
        MOCK_DB: '/srv/db.json',
        MOCK_ORIGINS: 'https://a.example, http://b.example:8080/',
        MOCK_EMAIL_ENUMERATION: 'allowed',
        MOCK_ID_TOKEN: 'required',
        MOCK_PROFILE: 'original',
      }),
    ).toEqual({
      port: 0,
      host: '0.0.0.0',
      data: { file: '/srv/db.json' },
      origins: ['https://a.example', 'http://b.example:8080'],
      emailEnumeration: 'allowed',
      idTokens: 'required',
      profile: 'original',
      executesUnauthorizedWrites: false,
      faults: undefined,
    });
    expect(read({ MOCK_UNAUTHORIZED_WRITES: 'on' }).executesUnauthorizedWrites).toBe(true);
    expect(read({ MOCK_DB: 'memory' }).data).toBe('memory');
  });

  test.each(['localhost'])(
    'M-14: the setting MOCK_FAULTS is allowed when the server listens at the loopback host %s',
    (MOCK_HOST) => {
      expect(read({ MOCK_HOST, MOCK_FAULTS: 'on' }).faults).toEqual({});
      const seeded = read({ MOCK_HOST, MOCK_FAULTS: 'seed:42,rate:0.25' });
      expect(seeded.faults).toEqual({ seeded: { seed: 42, rate: 0.25 } });
    },
  );

  test.each(['0.0.0.0'])(
    'M-14: the setting MOCK_FAULTS is rejected when the server listens at %s, which other machines can reach',
    (MOCK_HOST) => {
      expect(() => read({ MOCK_HOST, MOCK_FAULTS: 'on' })).toThrow(SettingError);
      expect(() => read({ MOCK_HOST, MOCK_FAULTS: 'on' })).toThrow('MOCK_FAULTS');
    },
  );

  test.each([
    ['PORT', 'first'],
    ['MOCK_ORIGINS', '*'],
    ['MOCK_UNAUTHORIZED_WRITES', 'yes'],
  ])('the error for the setting %s with the value %s names the setting', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingError);
    expect(() => read({ [name]: value })).toThrow(name);
  });
});
