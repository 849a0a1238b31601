import { calls } from './calls.ts';
import { constants } from './constants.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { purpose } from './purpose.ts';
import type { Requirement, Section } from './requirement.ts';
import { roles } from './roles.ts';
import { screens } from './screens.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

/** Everything that the specification says, section by section, and what proves it. What it says is not shown is no entry. */
export const specification: readonly Section[] = [
  purpose,
  screens,
  entities,
  states,
  validation,
  roles,
  calls,
  errors,
  constants,
];

export const requirementsOf = ({ groups }: Section): Requirement[] =>
  groups.flatMap(({ requirements }) => requirements);
