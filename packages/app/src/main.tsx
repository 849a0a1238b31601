import '@second-gear/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readSettings } from './settings.ts';
import { createWorld } from './world.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <App world={createWorld({ settings: readSettings(import.meta.env) })} />
  </StrictMode>,
);
