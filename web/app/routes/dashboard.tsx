export { Dashboard as default } from '../pages/Dashboard.tsx';
