export { Login as default } from '../pages/Login.tsx';
