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
  ['EACCES', 'cannot be used: you do not have the permission'],
  ['EPERM', 'cannot be used: you do not have the permission'],
  ['EROFS', 'cannot be written: the disk is read-only'],
  ['EEXIST', 'is a file, but a folder is needed'],
  ['ENOTDIR', 'cannot be used: a part of the path is a file, not a folder'],
  ['EISDIR', 'is a folder, but a file is needed'],
  ['ENOENT', 'does not exist'],
  ['ENOENT mkdir', 'cannot be created'],
  ['ELOOP', 'cannot be used: its symbolic links form a loop'],
  ['ENAMETOOLONG', 'cannot be used: the name is too long'],
  ['ENOSPC', 'cannot be written: the disk is full'],
  ['EDQUOT', 'cannot be written: your disk quota is used up'],
  ['EMFILE', 'cannot be opened: too many files are open'],
  ['ENFILE', 'cannot be opened: too many files are open'],
  ['EIO', 'cannot be read or written: the disk has an error'],
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
      return `The host name ${host} does not exist. Choose another: MOCK_HOST=localhost.`;
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
