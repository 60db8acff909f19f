export { JourneyRoute as default } from '../../journey/JourneyRoute.tsx';
