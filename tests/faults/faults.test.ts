// Real servers on the embedded store under load, and harm done to them and to it.
import { shortForm } from './harness/shortForm.ts';

shortForm('embedded', 'process', 'store', 'company');
