import { blockedWords } from '@second-gear/contract';

/**
 * An origin that the policy names, or a word of the browser such as 'inline'. 'other' for the rest, because a seller
 * can write any host.
 */
export const describeBlocked = (blockedUri: string, policy: string): string => {
  if (blockedWords.includes(blockedUri)) return blockedUri;
  const origin = URL.canParse(blockedUri) ? new URL(blockedUri).origin : '';
  const sources = policy.split(/[\s;]+/).flatMap((source) => (URL.canParse(source) ? new URL(source).origin : []));
  return /^https?:/.test(origin) && sources.includes(origin) ? origin : 'other';
};
