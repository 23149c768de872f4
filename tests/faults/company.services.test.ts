// Two real servers over one MongoDB and one Redis under load, and harm done to one of them.
import { shortForm } from './harness/shortForm.ts';

shortForm('mongodb', 'company');
