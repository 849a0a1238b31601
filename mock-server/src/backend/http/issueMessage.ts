import type * as v from 'valibot';

/**
 * Describes the first issue of an invalid request in one sentence. The sentence names fields of the schema, and never
 * repeats a text of the request.
 */
export const issueMessage = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string => {
  const [issue] = issues;
  if (issue.expected === 'never') return 'There is more in the address than is asked for here.';
  const field = issue.path?.map(({ key }) => String(key)).join('.');
  if (!field) return 'What was sent does not have the right shape.';
  if (issue.received === 'undefined') return `${field} is missing.`;
  // The messages in this project's schemas continue a sentence that begins with the field's name. Valibot's own
  // messages begin with a capital letter and are complete sentences.
  return /^[a-z]/.test(issue.message) ? `${field} ${issue.message}.` : `${field} does not have the right shape.`;
};
