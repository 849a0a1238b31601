import { codeOf } from '../storage/errors.ts';
import { PortInUseError } from './http/listen.ts';

/** Where the mock was told to listen, and by which settings. */
export type ListenTarget = { portName: string; port: number; host: string };

/** A field of a system error, or '' when it has none. */
const fieldOf = (problem: unknown, key: 'path' | 'syscall'): string => {
  const value = problem instanceof Error ? new Map<string, unknown>(Object.entries(problem)).get(key) : undefined;
  return typeof value === 'string' ? value : '';
};

/** What the file system says, by its codes (and the call, where that matters), as it reads on from a path. */
const fileErrors = new Map([
  ['EACCES', 'may not be used by you: change its permissions'],
  ['EPERM', 'may not be used by you: change its permissions'],
  ['EROFS', 'lies on a disk that can only be read'],
  ['EEXIST', 'is in the way, where a folder is needed'],
  ['ENOTDIR', 'is not in a folder: one of the names in it is a file'],
  ['EISDIR', 'is a folder, and a file is needed'],
  ['ENOENT', 'is not there'],
  ['ENOENT mkdir', 'cannot be made'],
  ['ELOOP', 'is a link that goes round in a circle'],
  ['ENAMETOOLONG', 'is too long a name'],
  ['ENOSPC', 'cannot be written: the disk is full'],
  ['EDQUOT', 'cannot be written: your share of the disk is full'],
  ['EMFILE', 'cannot be opened: too many files are open'],
  ['ENFILE', 'cannot be opened: too many files are open'],
  ['EIO', 'cannot be read or written: the disk does not work'],
]);

const adjacentPort = (port: number): number => (port < 65_535 ? port + 1 : port - 1);

const listenError = (code: string, { portName, port, host }: ListenTarget): string | undefined => {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `You may not listen on port ${port}. Choose one above 1023: ${portName}=4173.`;
    case 'EADDRNOTAVAIL':
      return `This machine does not have the address ${host}. Choose another: MOCK_HOST=localhost.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no machine called ${host}. Choose another: MOCK_HOST=localhost.`;
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return `This machine cannot listen at ${host}. Choose another: MOCK_HOST=localhost.`;
    default:
      return undefined;
  }
};

/**
 * Why the mock cannot start, in one sentence, for whoever typed the command. `place` is undefined when even the settings
 * could not be read. Our own problems say it themselves; the system's are put into words.
 */
export const startupErrorMessage = (problem: unknown, place?: ListenTarget): string => {
  if (problem instanceof PortInUseError && place) {
    const { port } = problem;
    return `${problem.message} Stop it, or choose another port: ${place.portName}=${adjacentPort(port)}`;
  }
  const code = codeOf(problem);
  const call = fieldOf(problem, 'syscall');
  const isAboutListening = ['listen', 'bind', 'getaddrinfo'].includes(call);
  const listening = place && isAboutListening ? listenError(code, place) : undefined;
  if (listening) return listening;
  const path = fieldOf(problem, 'path');
  const reason = fileErrors.get(`${code} ${call}`) ?? fileErrors.get(code);
  if (path && reason) return `${path} ${reason}.`;
  return problem instanceof Error ? problem.message : String(problem);
};
