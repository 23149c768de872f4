// `npm start`: everything from a fresh clone to a realm that takes visitors. Installs, finds its Node, builds the window, starts the server and
// keeps it running. The server prints `ready URL`; docs/OPERATIONS.md says how it is stopped and what it does when something goes wrong.
import { serve } from './serve.mjs';
import { ensureInstalled, nodeBinary } from './setup.mjs';
import { ensureWindow } from './window.mjs';

ensureInstalled();
const node = nodeBinary();
ensureWindow(node);
serve(node);
