// Real servers on MongoDB under load, and harm done to them and to it.
import { shortForm } from './harness/shortForm.ts';

shortForm('mongodb');
