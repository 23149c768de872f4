// Real servers on the embedded store under load, and harm done to them.
import { shortForm } from './harness/shortForm.ts';

shortForm('embedded');
