import { startApp } from './startApp.tsx';

startApp();
