import { describe, expect, test } from 'vitest';
import { readSettings, SettingError } from '../../src/server/settings.ts';

const read = (environment: Record<string, string>) => readSettings(environment, 'PORT', 4173);

describe('settings', () => {
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
});
