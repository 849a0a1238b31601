import { codeOf } from '../lib/errors.ts';
import { PortInUseError } from './http/listen.ts';

/** The port and the host at which the mock server must listen, and the name of the setting for the port. */
export type ListenTarget = { portName: string; port: number; host: string };

/** Returns a field of a system error, or '' when the field is missing. */
const fieldOf = (error: unknown, key: 'path' | 'syscall'): string => {
  const value = error instanceof Error ? new Map<string, unknown>(Object.entries(error)).get(key) : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * The messages for errors of the file system. The key is the error code, in some cases with the system call. Each
 * message continues a sentence that begins with the path.
 */
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
 * Returns one sentence that tells the developer why the mock server cannot start. Errors of the mock server contain
 * such a sentence; for system errors, this function composes one. `target` is undefined when the settings could not be
 * read.
 */
export const startupErrorMessage = (error: unknown, target?: ListenTarget): string => {
  if (error instanceof PortInUseError && target) {
    const { port } = error;
    return `${error.message} Stop it, or choose another port: ${target.portName}=${adjacentPort(port)}`;
  }
  const code = codeOf(error);
  const call = fieldOf(error, 'syscall');
  const isListenCall = ['listen', 'bind', 'getaddrinfo'].includes(call);
  const listenMessage = target && isListenCall ? listenError(code, target) : undefined;
  if (listenMessage) return listenMessage;
  const path = fieldOf(error, 'path');
  const reason = fileErrors.get(`${code} ${call}`) ?? fileErrors.get(code);
  if (path && reason) return `${path} ${reason}.`;
  return error instanceof Error ? error.message : String(error);
};
