import { PrefetchPageLinks } from 'react-router';
import { StartPage } from '../../features/start/StartPage.tsx';
import { paths } from '../../shell/paths.ts';

export default function Start() {
  return (
    <>
      <PrefetchPageLinks page={paths.journeyNow} />
      <StartPage />
    </>
  );
}
