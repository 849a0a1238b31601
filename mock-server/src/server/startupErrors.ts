import { codeOf } from '../lib/errors.ts';
import { PortInUseError } from './http/listen.ts';

/** The port and the host at which the mock server must listen, and the name of the setting for the port. */
export type ListenTarget = { portName: string; port: number; host: string };

/**
 * Returns one sentence that tells the developer why the mock server cannot start. `target` is undefined when the settings
 * could not be read.
 */
export const startupErrorMessage = (error: unknown, target?: ListenTarget): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof PortInUseError && target) {
    const other = error.port < 65_535 ? error.port + 1 : error.port - 1;
    return `${error.message} Stop it, or choose another port: ${target.portName}=${other}`;
  }
  const isListenError = 'syscall' in error && ['listen', 'bind', 'getaddrinfo'].includes(String(error.syscall));
  if (target && isListenError)
    return `The mock server cannot listen at ${target.host}, port ${target.port} (${codeOf(error)}). Choose others with MOCK_HOST and ${target.portName}.`;
  return error.message;
};
