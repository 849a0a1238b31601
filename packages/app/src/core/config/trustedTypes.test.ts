import { expect, it, vi } from 'vitest';
import { firebase, stripe } from '#testing/exampleSettings.ts';
import { readSettings } from './readSettings.ts';
import { installTrustedTypes } from './trustedTypes.ts';

/** Installs the Trusted Types policy with these settings. Returns the policy's function that checks script URLs. */
const createPolicyFor = (env: Record<string, string>) => {
  const createPolicy = vi.fn();
  installTrustedTypes(readSettings(env), { trustedTypes: { createPolicy } });
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything());
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(Object.keys(rules), 'no text becomes HTML or a script').toEqual(['createScriptURL']);
  return (address: string): string | null => rules.createScriptURL(address);
};

const stripes = ['https://js.stripe.com/endive/stripe.js', 'https://b.js.stripe.com/v3/a.js'];
const googles = [
  'https://apis.google.com/js/api.js?onload=__iframefcb123456',
  'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/cb=gapi.loaded_0',
];

it.each([
  ['nothing', {}, [], [...stripes, ...googles]],
  ['Stripe', stripe, stripes, googles],
  ['Firebase', firebase, googles, stripes],
  ['both', { ...stripe, ...firebase }, [...stripes, ...googles], []],
])(
  'with %s configured, the Trusted Types policy allows the scripts of this vendor and no others',
  (_, env, allowed, refused) => {
    const createScriptURL = createPolicyFor(env);
    expect(createScriptURL('/sw.js')).toBe('/sw.js');
    expect(createScriptURL('/pictures/sw.js')).toBeNull();
    for (const address of allowed) expect(createScriptURL(address)).toBe(address);
    for (const address of refused) expect(createScriptURL(address)).toBeNull();
  },
);

it.each([
  'https://tracker.example/stripe.js',
  'https://js.stripe.com@tracker.example/v3/stripe.js',
  'https://apis.google.com/js/api.js/../../complete',
  '/assets/a.js',
  '',
])('with all vendors configured, the Trusted Types policy rejects %s', (address) => {
  expect(createPolicyFor({ ...stripe, ...firebase })(address)).toBeNull();
});

it('no Trusted Types policy is installed in a browser that does not support it', () => {
  expect(() => installTrustedTypes(readSettings({}), {})).not.toThrow();
});
