// A real server on MongoDB under load, and harm done to MongoDB.
import { shortForm } from './harness/shortForm.ts';

shortForm('mongodb', 'store');
