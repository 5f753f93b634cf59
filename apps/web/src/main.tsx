import './lib/without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/schibsted-grotesk';
import '@fontsource-variable/newsreader';
import './app/mantine.css.ts';
import './app/tokens.css';
import './app/global.css';
import { App } from './app/app.tsx';
import { startTexts } from './lib/i18n.ts';
import { nameIcons } from './ui/icon-names.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

nameIcons();
await startTexts();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
