import '@second-gear/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { routes } from './routes.tsx';
import { readSettings } from './settings.ts';
import { installTrustedTypes } from './trustedTypes.ts';
import { createWorld } from './world.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const settings = readSettings(import.meta.env);
installTrustedTypes(settings);
const world = createWorld({ settings });
const router = createBrowserRouter(routes);

createRoot(root).render(
  <StrictMode>
    <App world={world} router={router} />
  </StrictMode>,
);
