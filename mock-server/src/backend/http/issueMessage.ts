import type * as v from 'valibot';

/**
 * Describes the first issue of an invalid request in one sentence. The sentence names only fields of the schema and
 * repeats no text of the request.
 */
export const issueMessage = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string => {
  const [issue] = issues;
  if (issue.expected === 'never') return 'There is more in the address than is asked for here.';
  const field = issue.path?.map(({ key }) => String(key)).join('.');
  if (!field) return 'What was sent does not have the right shape.';
  if (issue.received === 'undefined') return `${field} is missing.`;
  // A message that one of this project's schemas sets continues a sentence that begins with the field's name. A message
  // of valibot begins with a capital letter and is a sentence of its own.
  return /^[a-z]/.test(issue.message) ? `${field} ${issue.message}.` : `${field} does not have the right shape.`;
};
