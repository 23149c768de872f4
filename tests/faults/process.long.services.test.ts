// A real server on MongoDB under load, and harm done to its process.
import { shortForm } from './harness/shortForm.ts';

shortForm('mongodb', 'process');
