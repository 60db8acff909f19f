import { JourneyRoute } from '../../journey/JourneyRoute.tsx';

export default function Journey() {
  return <JourneyRoute />;
}
