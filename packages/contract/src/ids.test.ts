import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookings } from './fixtures/bookings.ts';
import { createdAt, isId, randomId } from './ids.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a new id', () => {
  it('has 24 hexadecimal digits, never the same twice', () => {
    const ids = new Set(Array.from({ length: 1000 }, randomId));
    expect(ids.size).toBe(1000);
    expect([...ids].filter((id) => !isId(id))).toEqual([]);
  });

  it('carries the time when it is made', () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T09:30:15.400Z') });
    expect(createdAt(randomId())).toEqual(new Date('2026-11-24T09:30:15.000Z'));
  });
});

describe('the time of an id', () => {
  it.each([
    ['507f1f77bcf86cd799439011', '2012, before there can be a record of this shop'],
    ['b00cb3df0e1f2a3b4c5d6e7f', '2063, so that these digits are no time'],
    ['a1', 'an id of another form'],
    ['6AA1F2C30000000000000000', 'upper-case digits, which no id of ours has'],
    ['', 'no id'],
  ])('is not known when it is %o: %s', (id) => {
    expect(createdAt(id)).toBeNull();
  });

  it('is known until the end of the next year', () => {
    vi.useFakeTimers({ now: new Date('2026-06-01T00:00:00.000Z') });
    const idAt = (iso: string) => `${(Date.parse(iso) / 1000).toString(16)}0000000000000000`;
    expect(createdAt(idAt('2027-12-31T23:59:59.000Z'))).not.toBeNull();
    expect(createdAt(idAt('2028-01-01T00:00:00.000Z'))).toBeNull();
  });

  it('is read from the bookings of the fixtures', () => {
    expect(createdAt(bookings.unpaid._id)?.toISOString()).toBe('2026-10-31T10:00:00.000Z');
    expect(createdAt(bookings.paid._id)?.toISOString()).toBe('2026-10-24T10:00:00.000Z');
  });
});
