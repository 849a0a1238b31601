import type * as v from 'valibot';

/** Describes the first issue of an invalid request in one sentence. It names only known fields and repeats no received text. */
export const issueMessage = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string => {
  const [issue] = issues;
  if (issue.expected === 'never') return 'There is more in the address than is asked for here.';
  const field = issue.path?.map(({ key }) => String(key)).join('.');
  if (!field) return 'What was sent does not have the right shape.';
  if (issue.received === 'undefined') return `${field} is missing.`;
  // The messages of our own schemas continue after the field's name; those of valibot begin with a capital letter.
  return /^[a-z]/.test(issue.message) ? `${field} ${issue.message}.` : `${field} does not have the right shape.`;
};
