export { Journey as default } from '../pages/Journey.tsx';
