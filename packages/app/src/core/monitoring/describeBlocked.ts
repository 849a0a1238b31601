import { blockedWords } from '@second-gear/contract';

/**
 * Describes what the Content-Security-Policy has blocked: the origin of the URL if the policy names it, or the word that the
 * browser uses in the place of a URL, such as 'inline'. All others are 'other', because a seller can write any host.
 */
export const describeBlocked = (blockedUri: string, policy: string): string => {
  if (blockedWords.includes(blockedUri)) return blockedUri;
  const origin = URL.canParse(blockedUri) ? new URL(blockedUri).origin : '';
  const sources = policy.split(/[\s;]+/).flatMap((source) => (URL.canParse(source) ? new URL(source).origin : []));
  return /^https?:/.test(origin) && sources.includes(origin) ? origin : 'other';
};
