// Properties are tried on the same cases in every short run, so that a change is judged by itself and not by what chance has found; the long tier
// (`npm run test:long`) seeks new ones each time. What it finds goes into the property's own `examples`.
import * as fc from 'fast-check';

/** Any number would do. */
const THE_SAME_CASES = 753;

if (process.env['SIGILLA_LONG'] !== '1')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: THE_SAME_CASES });
