import { describe, expect, test } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

const read = (environment: Record<string, string>) => readSettings(environment, 'PORT', 4173);

describe('settings', () => {
  test('have sensible values when nobody says anything', () => {
    expect(read({})).toEqual({
      port: 4173,
      host: 'localhost',
      data: 'usual',
      origins: [],
      emailEnumeration: 'protected',
      profile: 'documented',
    });
  });

  test('are read from the environment', () => {
    expect(
      read({
        PORT: '0',
        MOCK_HOST: '0.0.0.0',
        MOCK_DB: '/srv/db.json',
        MOCK_ORIGINS: 'https://a.example, http://b.example:8080/',
        MOCK_EMAIL_ENUMERATION: 'allowed',
        MOCK_PROFILE: 'original',
      }),
    ).toEqual({
      port: 0,
      host: '0.0.0.0',
      data: { file: '/srv/db.json' },
      origins: ['https://a.example', 'http://b.example:8080'],
      emailEnumeration: 'allowed',
      profile: 'original',
    });
    expect(read({ MOCK_DB: 'memory' }).data).toBe('memory');
  });

  test('listen to no HOST: tcsh and conda set it to the name of the machine', () => {
    expect(read({ HOST: 'x86_64-conda-linux-gnu' }).host).toBe('localhost');
  });

  test.each([
    ['PORT', 'first'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '41.5'],
    ['MOCK_ORIGINS', '*'],
    ['MOCK_ORIGINS', 'null'],
    ['MOCK_ORIGINS', 'https://a.example/path'],
    ['MOCK_EMAIL_ENUMERATION', 'yes'],
    ['MOCK_PROFILE', 'lax'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingError);
    expect(() => read({ [name]: value })).toThrow(name);
  });
});
