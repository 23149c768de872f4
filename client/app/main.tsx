// The window opens: styles, the session of an earlier visit, the routes.

import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router';
import { queryClient } from '../session/queryClient.ts';
import { followOtherTabs, session } from '../session/session.ts';
import { pressOnce } from './heldKeys.ts';
import { routes } from './routes.tsx';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';

void session.refresh();
followOtherTabs();
pressOnce();

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
