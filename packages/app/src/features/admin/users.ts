import type { SignUpRole, User } from '@second-gear/contract';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { servicesAtom } from '#core/services.ts';

export const usersKey = (role: SignUpRole) => ['users', role];

export const usersAtom = atomFamily((role: SignUpRole) => {
  const users = atomWithQuery((get) => {
    const { api } = get(servicesAtom);
    return {
      queryKey: usersKey(role),
      queryFn: ({ signal }): Promise<User[]> => api.listUsers({ query: { role } }, { signal }),
    };
  });
  users.debugLabel = `all ${role}s`;
  return users;
});
