// Who is told, beside an answer, how it came about: administrators on a server that logs for debugging, and nobody else (G-014).
import type { House } from '../app/house.ts';
import type { Identity } from '../auth/identity.ts';

/** Whether a caller is told how an answer came about: administrators, on a server that logs for debugging. */
export const seesDebug = ({ config }: Pick<House, 'config'>, { role }: Pick<Identity, 'role'>): boolean =>
  role === 'admin' && (config.LOG_LEVEL === 'debug' || config.LOG_LEVEL === 'trace');
